// What does not fit: words that are cut off or stand outside the box they belong to, words over other words, and a page wider than the window.
// What is there for screen readers only, or away from the screen, does not count.
() => {
  const SLACK = 1.5
  const root = document.scrollingElement
  const found = []
  const shown = (each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const name = (each) => {
    const classes = each.getAttribute('class')?.replace(/\bs(velte)?-\w+/g, '').trim().replace(/\s+/g, '.')
    const hook = each.closest('[data-testid]')?.dataset.testid
    return `${hook ? `${hook}: ` : ''}${each.tagName.toLowerCase()}${classes ? `.${classes}` : ''}`
  }
  const report = (what, each, words, by) => found.push(`${what} by ${Math.round(by)}: ${name(each)} “${words.trim().slice(0, 60)}”`)

  // Boxes that one can see: with a border or a ground of their own.
  const boxed = (style) =>
    (style.borderTopStyle !== 'none' && style.borderTopWidth !== '0px' && style.borderLeftWidth !== '0px') ||
    !/^(transparent|rgba\(.*, 0\))$/.test(style.backgroundColor)

  const texts = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    const holder = node.parentElement
    if (!node.data.trim() || holder.closest('script, style, .sr, option, [hidden], [data-flight]') || !shown(holder)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 1 && rect.height > 1)
    if (rects.length) texts.push({ node, holder, rects })
  }

  // The parts of rectangles inside another one.
  const inside = (rects, bounds) =>
    rects
      .map((rect) => {
        const [left, top] = [Math.max(rect.left, bounds.left), Math.max(rect.top, bounds.top)]
        const [right, bottom] = [Math.min(rect.right, bounds.right), Math.min(rect.bottom, bounds.bottom)]
        return { left, top, right, bottom, width: right - left, height: bottom - top }
      })
      .filter((rect) => rect.width > 1 && rect.height > 1)

  const kept = []
  for (const { node, holder, rects: all } of texts) {
    let rects = all
    let out = null
    let gone = false
    // Outwards to the first box: what hides words is either meant to scroll, or cuts them off.
    let box = null
    for (let each = holder; each && each !== document.body && !gone; each = each.parentElement) {
      if (each instanceof SVGElement && each.tagName !== 'svg') continue
      const style = getComputedStyle(each)
      if (style.display === 'contents') continue // it has no box
      const bounds = each.getBoundingClientRect()
      if (bounds.width <= 1.5 || bounds.height <= 1.5) gone = true
      const scrolls = /auto|scroll/.test(style.overflowX + style.overflowY)
      const hides = /hidden|clip/.test(style.overflowX + style.overflowY)
      // Chromium does not count what an ellipsis stands for among the rectangles of a text.
      if (style.textOverflow === 'ellipsis' && each.scrollWidth - each.clientWidth > SLACK && !each.closest('[data-shortens]'))
        out ??= ['cut off', each.scrollWidth - each.clientWidth]
      if (scrolls) {
        // What is scrolled away lies over nothing.
        rects = inside(rects, bounds)
        gone ||= !rects.length
        break
      }
      // What may be shortened ends where it is cut.
      if (hides && each.closest('[data-shortens]')) {
        rects = inside(rects, bounds)
        gone ||= !rects.length
      }
      for (const rect of rects) {
        const sideways = Math.max(bounds.left - rect.left, rect.right - bounds.right)
        // Lines of a text are higher than its letters: only sideways, or by more than that, are words lost.
        const past = Math.max(sideways, Math.max(bounds.top - rect.top, rect.bottom - bounds.bottom) - rect.height * 0.2)
        if (past > SLACK && !out) {
          if (hides) out = ['cut off', past]
          else if (!hides && style.display !== 'inline' && (boxed(style) || (each === holder && sideways > SLACK))) out = ['outside its box', past]
        }
      }
      if (style.position === 'fixed') break
      if (!box && boxed(style)) box = each
    }
    if (gone) continue
    if (out) report(out[0], holder, node.data, out[1])
    else kept.push({ node, holder, rects, box })
  }

  // Words over other words in the same box.
  for (const [index, one] of kept.entries()) {
    for (const other of kept.slice(index + 1)) {
      if (one.box !== other.box || one.holder === other.holder) continue
      const covered = (a, b) => {
        const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
        const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
        return width > 2 && height > Math.min(a.height, b.height) * 0.4 ? width : 0
      }
      const by = Math.max(...one.rects.flatMap((a) => other.rects.map((b) => covered(a, b))))
      if (by) report('over other words', one.holder, `${one.node.data.trim()} / ${other.node.data.trim()}`, by)
    }
  }

  // Pieces that belong into a box, drawn or not, as they are seen: without what only answers a finger or shows the focus.
  for (const [holder, frame, pieces] of [
    ['[data-depot]', '.box', '[data-tile] polygon, [data-shield] path, [data-piece^="crate"]'],
    ['[data-testid="bridge"] li', '', 'svg'],
  ]) {
    for (const group of document.querySelectorAll(holder)) {
      const bounds = (frame ? group.querySelector(frame) : group).getBoundingClientRect()
      for (const piece of group.querySelectorAll(pieces)) {
        if (!shown(piece) || piece.matches('.hit, .focused, .glow, .side')) continue
        const rect = piece.getBoundingClientRect()
        const by = Math.max(bounds.left - rect.left, rect.right - bounds.right, bounds.top - rect.top, rect.bottom - bounds.bottom)
        if (rect.width && by > 0.5) report('piece outside its box', piece, piece.closest('[data-piece]')?.dataset.piece ?? '', by)
      }
    }
  }

  // A table or a row that has to be moved sideways to be read; a board under its frame and a chart are meant to be.
  for (const each of document.querySelectorAll('main *, header *')) {
    if (each instanceof SVGElement || !/auto|scroll/.test(getComputedStyle(each).overflowX) || each.matches('[data-zoom], :has(> [role="slider"])')) continue
    const by = each.scrollWidth - each.clientWidth
    if (by > SLACK && shown(each) && each.clientWidth > 2) report('wider than its frame', each, each.innerText, by)
  }
  const wide = root.scrollWidth - innerWidth
  if (wide > 0) found.push(`the page is wider than the window by ${wide}`)
  return found
}
