// A boardgame.io server with a game as large as ours: the same view is its state, a move is looked up and changes it.
const { Server, Origins } = require('boardgame.io/server')
const { readFileSync } = require('node:fs')

const view = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const choices = Array.from({ length: 20 }, (_, n) => n)

const game = {
  name: 'load',
  setup: () => ({ view, choices, moves: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: ({ G, playerID }, choice) => {
      if (!G.choices.includes(choice)) return 'INVALID_MOVE'
      const player = G.view.players[Number(playerID)]
      player.workers = (player.workers + choice) % 10
      player.silver = (player.silver + 1) % 10
      G.choices = G.choices.map((each) => (each + 7) % 20)
      G.moves += 1
    },
  },
}

const server = Server({ games: [game], origins: [Origins.LOCALHOST] })
server.run({ port: 0, lobbyConfig: {} }).then(({ appServer }) => {
  console.log(`listening at ${appServer.address().port}`)
})
