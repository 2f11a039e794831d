"""The Postponed Crusade: five boards with other things to do, and the ban that ends them."""
