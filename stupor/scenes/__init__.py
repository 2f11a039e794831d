"""The screens of the game and the stack that holds them."""
