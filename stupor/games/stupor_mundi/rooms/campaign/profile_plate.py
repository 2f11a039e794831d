"""The plate of the profile beside the map: whose campaign this is, and the title so far."""

from __future__ import annotations

from stupor.games.stupor_mundi.rooms.campaign.progress import Campaign
from stupor.language import tr
from stupor.scenes.drawing import plate
from stupor.scenes.looks import CREAM, SAND
from stupor.scenes.people import called
from stupor.scenes.widgets import Widget
from stupor.stage.items import Item, Label, Picture, Rect


def profile_items(rect: Rect, widget: Widget | None, campaign: Campaign) -> list[Item]:
    """Name and final title so far; a plate where it can be pressed."""
    x, y, w, _ = rect
    name = called(campaign.profile.name)
    told = tr("{title} so far", title=tr(campaign.career.title))
    return [
        *(plate("profile", widget, "", 20) if widget is not None else []),
        Picture("profile.sign", 113, (x + 20, y + 12, 38, 38), "ui/human"),
        Label("profile.name", 113, (x + 74, y + 8, w - 92, 26), name, "title", 21, CREAM, "left"),
        Label("profile.said", 113, (x + 74, y + 36, w - 92, 21), told, "italic", 18, SAND, "left"),
    ]
