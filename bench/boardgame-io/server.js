// A boardgame.io server with a game of about Dobro's size, to be compared under the same load.
// PORT: where to listen; 0 takes a free one. STORAGE: "memory", or a folder for boardgame.io's flat files.

const { Server, FlatFile, Origins } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const HAND = 6;

function deal(G, ctx, random) {
  G.deck = random.Shuffle([...Array(64).keys()].map((card) => 1 + (card % 8)));
  G.pile = [];
  for (const player of Object.values(G.players)) {
    player.hand = G.deck.splice(-HAND);
    player.taken = 0;
  }
}

const climb = {
  name: "climb",

  setup: ({ ctx, random }) => {
    const G = { round: 1, good: 0, players: {} };
    for (let seat = 0; seat < ctx.numPlayers; seat++) G.players[seat] = { hand: [], taken: 0, points: [] };
    deal(G, ctx, random);
    return G;
  },

  // Lay a card that is as high as the good number (an equal one doubles it), or take the pile; then draw up.
  moves: {
    play: {
      client: false,
      move: ({ G, ctx, random, events, playerID }, card) => {
        const me = G.players[playerID];
        const place = me.hand.indexOf(card);
        if (place < 0 || card < G.good) return INVALID_MOVE;
        me.hand.splice(place, 1);
        G.pile.push(card);
        G.good = card === G.good ? 2 * card : card;
        if (!G.deck.length) {
          for (const player of Object.values(G.players)) player.points.push(-player.taken);
          G.round += 1;
          G.good = 0;
          deal(G, ctx, random);
        } else me.hand.push(G.deck.pop());
        events.endTurn();
      },
    },
    take: {
      client: false,
      move: ({ G, events, playerID }) => {
        if (!G.pile.length) return INVALID_MOVE;
        G.players[playerID].taken += G.pile.length;
        G.pile = [];
        G.good = 0;
        events.endTurn();
      },
    },
  },

  playerView: ({ G, playerID }) => ({
    ...G,
    deck: G.deck.length,
    players: Object.fromEntries(
      Object.entries(G.players).map(([seat, player]) => [
        seat,
        seat === playerID ? player : { ...player, hand: player.hand.map(() => 0) },
      ]),
    ),
  }),
};

const storage = process.env.STORAGE || "memory";
const server = Server({
  games: [climb],
  origins: [Origins.LOCALHOST],
  ...(storage === "memory" ? {} : { db: new FlatFile({ dir: storage }) }),
});

server
  .run({ port: Number(process.env.PORT || 0) })
  .then(({ appServer }) => console.log(`boardgame.io is at http://127.0.0.1:${appServer.address().port}`));
