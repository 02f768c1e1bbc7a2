"""Soldiers set aside by a general, who borrows other generals' abilities for them."""
