"""Border posts: points for joining them with tiles."""
