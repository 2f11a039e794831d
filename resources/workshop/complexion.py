"""Skin and hair colours of the portraits, each as (base, shadow, deep or light)."""

SKIN = {
    "fair": ("#F6DDBB", "#E0B084", "#A9683F"),
    "pale": ("#F9E6CC", "#E6BE96", "#B07A52"),
    "olive": ("#EBC898", "#C99763", "#84522F"),
    "tan": ("#D9AA74", "#B27C49", "#6E4222"),
    "dark": ("#C08C5C", "#965F38", "#54301B"),
    "deep": ("#8E5E3C", "#643E26", "#331D12"),
}
FLESH_LIGHT = {
    "fair": "#FFF6DF",
    "pale": "#FFF8E6",
    "olive": "#FFF0CE",
    "tan": "#F6DDB0",
    "dark": "#E8BE8C",
    "deep": "#C9956A",
}
LIPS = {"deep": "#8A4438", "dark": "#9A4E3A"}
HAIR = {
    "red": ("#A9542A", "#6B2A14", "#E09A55"),
    "brown": ("#5A3620", "#2E1A0F", "#96683E"),
    "black": ("#2B211C", "#120C0A", "#6A5646"),
    "grey": ("#A59C8E", "#645C50", "#E0D9CA"),
    "blond": ("#CF9C48", "#8A5A20", "#F5DB96"),
    "white": ("#D9D2C4", "#978E7E", "#FBF7EC"),
    "auburn": ("#7A3C22", "#43190E", "#BE7A48"),
}
