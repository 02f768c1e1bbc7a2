// Border posts: three posts around each duchy, to be joined by tiles.

import { say } from '../../../../lib/words.svelte'
import type { Play } from '../../../../table/play.svelte'
import type { Note, PageModule } from '../../module'
import { duchyOf, viewOf } from '../../read'
import Art from './Art.svelte'
import PostPiece from './PostPiece.svelte'
import Posts from './Posts.svelte'
import PostsCount from './PostsCount.svelte'
import PostsFact from './PostsFact.svelte'
import { POSTS, postAt } from './posts'

// Posts still to be joined, and what the next would pay.
function notes(play: Play, seat: number): Note[] {
  const { posts } = duchyOf(play, seat)
  const view = viewOf(play).posts
  if (!posts || !view || posts.joined === Object.keys(view.hexes).length) return []
  const next = posts.joined ? view.pays.three : view.pays.two
  return [{ icon: 'b-post', title: say('b-posts'), spoken: say('b-posts'), text: say('b-posts-joined', { joined: posts.joined }), gain: `+${next}` }]
}

const border_posts: PageModule = {
  name: 'border_posts',
  rulePictures: { posts: ['post-north', 'castle', 'post-south'] },
  words: ['posts'],
  active: (view) => view.posts !== undefined,
  Art,
  pieces: { post: PostPiece },
  slots: { onMap: Posts, rivalPieces: PostsCount, pointFacts: PostsFact },
  // One of them stands below the last row.
  roomBelow: (duchy) => (duchy.posts ? 0.75 : 0),
  notes,
  pointDetails: ['extra'],
  touches: (event) => (event.event === 'posts_joined' ? POSTS.map((post) => postAt(event.seat ?? -1, post)) : undefined),
  sourceIcons: { borders: 'b-post' },
  glossary: () => [
    { piece: 'post', title: say('b-post'), kind: say('b-posts'), body: [say('b-tip-posts')], count: say('b-count', { coloured: POSTS.length, black: 0 }) },
  ],
}

export default border_posts
