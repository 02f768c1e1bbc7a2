// Plays for whoever sits here by clicking: the first legal piece, the first choice, the button that does it.
// Stops after so many decisions, when it is somebody else's turn, or when the game is over; gives the number of decisions made.
async (limit) => {
  const ORDER = [
    // The Castles of Burgundy: place, take, sell, buy, make room, take workers.
    '#mine [data-cell][data-legal]',
    '#shared [data-depot]:not([data-depot="0"]) [data-legal]',
    '#mine [data-good].legal',
    '#shared [data-depot] [data-legal]',
    '#mine [data-key].legal',
    '[data-testid="move-workers"]',
    // Any game: what is asked, pieces, the end of the turn, moves that no piece stands for.
    '[data-testid="decision"] [data-legal]',
    '[data-legal]',
    '[data-testid="end-turn"]:not([aria-disabled="true"])',
    '[data-testid^="move-"]',
  ]
  const PATIENCE = 60000
  const seen = (selector) => [...document.querySelectorAll(selector)].filter((each) => each.getBoundingClientRect().width > 0)
  const click = (element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  const status = () => document.querySelector('[data-testid="status"]')
  const version = () => status()?.dataset.version
  const mine = () => status()?.dataset.turn === 'mine'
  const sending = () => document.querySelector('[data-testid="link"]')?.dataset.state === 'sending'
  async function until(holds, patience = PATIENCE) {
    const end = performance.now() + patience
    while (performance.now() < end) {
      if (holds()) return true
      await new Promise((go) => setTimeout(go, 2))
    }
    return false
  }

  // One piece: true if it led to a decision.
  async function tryPiece(piece, patience) {
    const before = version()
    const moved = () => version() !== before
    click(piece)
    for (let step = 0; step < 4; step++) {
      await until(() => moved() || sending() || seen('[data-testid="commit"]:enabled, [data-testid="bubble"] [data-move]').length, patience)
      if (moved() || sending()) return until(moved)
      const next = seen('[data-testid="commit"]:enabled')[0] ?? seen('[data-testid="bubble"] [data-move]')[0]
      if (!next) return false
      const commits = next.dataset.testid === 'commit'
      click(next)
      if (commits) return until(moved)
      await until(() => !next.isConnected, patience)
    }
    return false
  }

  async function tryAll(patience) {
    for (const selector of ORDER) {
      for (const piece of seen(selector).slice(0, 3)) {
        if (piece.isConnected && (await tryPiece(piece, patience))) return true
      }
    }
    return false
  }

  let made = 0
  while (made < limit && mine()) {
    // A busy machine answers late: before giving up, everything is tried again without haste.
    if (!(await tryAll(300)) && !(await tryAll(10000))) throw new Error(`nothing could be done: ${status().innerText}`)
    made += 1
    await until(() => !sending())
  }
  return made
}
