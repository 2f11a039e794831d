"""The ring of six depots, the black depot in its midst, the workers beside them."""
