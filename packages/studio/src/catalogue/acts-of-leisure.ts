import type { ActRecord } from './act-record.js';

/** What people play, carry, feel and do with each other. */
export const leisureActs = {
  chess: {
    events: 'chess match, chess tournament, chess game, game of chess',
    shows: 'table board',
    at: 'park',
    words: 'playing chess, playing a game of chess, playing a board game, playing board games',
    uses: 'chess-piece chessboard board-game chess',
  },
  checkers: {
    shows: 'table board',
    at: 'park',
    words: 'playing checkers, playing a game of checkers, playing draughts, playing a game of draughts',
    uses: 'checkers-set',
  },
  cards: {
    events: 'poker game, card game, game of cards, game of poker',
    shows: 'table',
    at: 'room',
    words: 'playing cards, playing poker, playing a card game, gambling',
    uses: 'playing-card playing-cards cards',
  },
  gaming: {
    shows: 'controller',
    at: 'room',
    words: 'gaming, playing video games, playing a video game, playing their favorite video game',
    uses: 'video-game game-console game-controller controller joystick',
    trades: 'gamer',
  },
  'flying-drone': {
    words: 'flying a drone, flying drones, flying his drone, flying her drone, piloting a drone',
    uses: 'drone',
  },
  'flying-kite': {
    words:
      'flying a kite, flying kites, flying their kites, playing with a kite, playing with kites, playing with his kite, playing with her kite, playing with their kites, running with a kite',
    uses: 'kite dragon-kite',
  },
  bubbles: {
    shows: 'bubble',
    words:
      'blowing bubbles, blew bubbles, blows bubbles, blow bubbles, playing with bubbles, playing with a bubble wand, holding a bubble wand, chasing bubbles, chasing after bubbles, chasing after the bubbles, chasing the bubbles, popping bubbles',
    uses: 'bubbles bubble bubble-wand soap-bubbles',
  },
  sparklers: { words: 'playing with sparklers', uses: 'sparkler' },
  torching: { words: 'performing with flames, fire dancing, fire breathing', uses: 'torch' },
  cane: { words: 'leaning on a cane, limping', uses: 'cane walking-stick crutch' },
  umbrella: { words: 'sheltering from the rain', uses: 'umbrella parasol' },
  bouquet: { words: 'holding flowers', uses: 'bouquet bouquet-of-flowers', trades: 'bride' },
  trophy: { words: 'winning a trophy, winning the race, celebrating a victory', uses: 'trophy' },
  'holding-baby': {
    words:
      'holding a baby, cradling a baby, rocking a baby, holding a newborn, holding her baby, holding his baby, holding their baby, cradling her baby, rocking her baby, rocking their baby',
  },
  shopping: {
    words: 'shopping, window shopping',
    uses: 'shopping-bag paper-bag bag',
    trades: 'shopper',
  },
  suitcase: { words: 'packing, rolling a suitcase', uses: 'suitcase luggage' },
  box: {
    words: 'moving boxes, delivering a package, delivering packages',
    uses: 'box cardboard-box package parcel',
    trades: 'postman',
  },
  thinking: {
    words: 'thinking, pondering, contemplating, wondering, marveling, marvelling, lost in thought',
    trades: 'philosopher',
  },
  pointing: {
    words: 'pointing, pointing at, giving directions, asking for directions, directing',
  },
  rummaging: {
    words:
      'searching for her keys, searching for his keys, searching for their keys, searching for her phone, searching for his phone, rummaging, searching in a bag',
    shows: 'handbag purse bag key keys',
  },
  screaming: { words: 'screaming, shrieking' },
  designing: {
    words:
      'designing, designing clothes, designing a dress, creating a new collection, sketching a new clothing line, selecting fabrics, choosing fabrics',
    shows: 'dress mannequin fabric',
    at: 'workshop',
    trades: 'designer',
  },
  shading: { words: 'searching, looking for, scouting, looking into the distance' },
  cheering: {
    words:
      'cheering, celebrating, rejoicing, jumping for joy, cheering for, cheering on, having fun, having a fun day, having a great time, having a good time, having a blast, enjoying themselves',
    trades: 'cheerleader',
  },
  clapping: { words: 'clapping, applauding' },
  waving: { words: 'waving, greeting, saying goodbye, waving goodbye, waving hello' },
  saluting: { words: 'saluting' },
  talking: {
    words:
      'talking, chatting, discussing, conversing, having a conversation, debating, telling stories, telling a story, telling tales, telling jokes, telling a joke, swapping stories, sharing stories, joking, bonding',
  },
  meeting: {
    events:
      'business meeting, team meeting, staff meeting, board meeting, office meeting, work meeting, project meeting, sales meeting, job interview, business discussion, business negotiation, brainstorming session',
    words:
      'brainstorming, negotiating, attending a meeting, attending a business meeting, attending a conference, having a meeting, holding a meeting, in a meeting, meeting, discussing a project, collaborating, planning, having a discussion',
    shows: 'table desk laptop document project conference-table',
    at: 'office',
  },
  roasting: { words: 'roasting, toasting marshmallows', uses: 'marshmallow marshmallows' },
  laughing: { words: 'laughing, giggling, joking around' },
  crying: { words: 'crying, weeping, sobbing' },
  knocking: { words: 'rapping on' },
  sneezing: {
    words: 'sneezing, sneezes, coughing, blowing their nose, blowing his nose, blowing her nose',
  },
  hugging: {
    words: 'hugging, embracing, cuddling, snuggling',
    // the embrace of the night is nobody's
    events: ['embrace', 'hug']
      .flatMap((deed) => [
        `loving ${deed}`,
        `tender ${deed}`,
        `tight ${deed}`,
        ...['of', 'from'].flatMap((by) =>
          ['a loved one', 'loved ones', 'a lover', 'a friend'].map((who) => `${deed} ${by} ${who}`),
        ),
      ])
      .join(', '),
  },
  bowing: { words: 'bowing, taking a bow, curtsying' },
  petting: { words: 'petting, stroking, brushing, grooming, feeding' },
  scattering: { words: 'scattering grain, scattering seed, scattering seeds, scattering bread crumbs' },
  patting: { words: 'patting' },
  'patting-low': { words: 'patting its back' },
  'patting-nose': { words: 'patting its nose' },
  'toy-flight': { words: 'making airplane noises, making airplane sounds, pretending to be a pilot' },
  pushing: { words: 'pushing, shoving' },
  pulling: { words: 'pulling, dragging, hauling, tugging' },
  driving: { words: 'steering', uses: 'steering-wheel' },
  'floor-play': {
    words: 'playing with toys, playing with their toys, playing in the sand, playing in the mud, playing marbles',
  },
  gazing: {
    words:
      'looking at their reflection in a pond, looking at her reflection in a pond, looking at his reflection in a pond, looking at their reflection in the water, gazing, stargazing, admiring the view, enjoying the view, taking in the view, taking in the sights, watching the world go by',
  },
  'watching-tv': {
    shows: 'movie popcorn',
    words:
      'watching tv, watching television, watching a movie, watching a film, watching movies, watching a sports game, watching a romantic comedy, watching the game',
    uses: 'tv television',
    at: 'room',
  },
  waiting: { words: 'waiting' },
  archery: {
    inTrousers: true,
    words: 'shooting an arrow, practicing archery',
    uses: 'bow bow-and-arrow archery',
    trades: 'archer hunter',
  },
  spellcasting: {
    words:
      'casting a spell, casting spells, casting a magic spell, casting magic, casting a powerful spell, using magic, wielding magic, unleashing magic, conjuring magic, summoning magic, practicing magic, weaving a spell, performing a ritual',
    shows: 'spell magic',
  },
} as const satisfies Record<string, ActRecord>;
