"""The pages for people: what of them is made from the code, and every command in them."""
