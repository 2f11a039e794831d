"""The others' duchies, small beside the table and large over it."""
