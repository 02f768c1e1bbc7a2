### Rules reference: border posts

section-border-posts = Border posts
    .lead = Three posts stand at the edge of each duchy. Connect them with tiles to score.
    .wrong-1 = The third post pays the points of the phase once, not once for each pair.
    .wrong-2 = The bonus for all three posts is not a bonus tile, so monastery 26 does not count it.
rule-border-boards = Each player has a different board out of 11a–11f, at random or chosen.
rule-border-castle = These boards have no marked hex for the first castle. Choose any castle hex.
rule-border-pair = When a group of your tiles connects two posts, score the points of the phase: 10, 8, 6, 4 or 2.
rule-border-third = When you connect the third post, score the points of the phase again. The first player to do so also scores 5, 6 or 7 points with two, three or four players, the second 2, 3 or 4.
rule-ruling-28 = Connecting the third post scores the phase once, although it forms two new pairs.
rule-border-monastery26 = The bonus for three posts is not a bonus tile of a color. Monastery 26 does not count it.
