import type { ActRecord } from './act-record.js';

/** Moments of a game: what one is in the middle of. */
const pools = [
  'a paddling pool',
  'an inflatable pool',
  'a wading pool',
  'a kiddie pool',
  'an inflatable swimming pool',
];

export const actsInPlay = {
  'pool-splashing': {
    words: ['splashing', 'splashing around', 'playing', 'sitting', 'bathing', 'swimming', 'cooling off', 'having fun']
      .flatMap((verb) => pools.map((pool) => `${verb} in ${pool}`))
      .join(', '),
    shows: 'paddling-pool',
    at: 'garden',
  },
  'tire-swinging': {
    words:
      'swinging on a tire swing, swinging on a tyre swing, sitting on a tire swing, sitting in a tire swing, playing on a tire swing, swinging from a tire swing, on a tire swing, on a tyre swing',
    uses: 'tire-swing',
    shows: 'wheel swing tree oak-tree',
    at: 'park',
  },
  goalkeeping: {
    words:
      'diving for the ball, diving to stop the ball, diving to catch the ball, diving to save the ball, diving to make a save, diving to block the shot, diving to save a penalty, making a save, making a diving save, stopping the ball, blocking a shot, blocking the ball, saving a goal, saving a shot, saving a penalty, goalkeeping',
    wears: 'jersey',
    shows: 'ball soccer-ball football',
    at: 'stadium',
  },
  'behind-plate': {
    words: 'crouching behind home plate, catching behind home plate',
    wears: 'jersey',
    shows: 'baseball-glove ball baseball',
    at: 'stadium',
    trades: 'catcher',
  },
  'board-jump': {
    words:
      'jumping on a skateboard, doing a skateboard trick, doing tricks on a skateboard, doing a trick on a skateboard, performing a skateboard trick, performing tricks on a skateboard, performing a trick on a skateboard, performing a trick on his skateboard, performing a trick on her skateboard, performing tricks on his skateboard, performing tricks on her skateboard, jumping on his skateboard, jumping on her skateboard, doing an ollie, doing a kickflip, performing an ollie, performing a kickflip',
    shows: 'skateboard',
    at: 'skate-park',
  },
  'remote-driving': {
    words: ['playing with', 'driving', 'steering', 'racing', 'operating', 'controlling', 'using']
      .flatMap((verb) =>
        [
          'remote control',
          'remote controlled',
          'remote-controlled',
          'remote-control',
          'radio controlled',
          'rc',
        ].flatMap((how) =>
          ['car', 'toy car', 'truck'].flatMap((what) => [
            `${verb} a ${how} ${what}`,
            `${verb} his ${how} ${what}`,
            `${verb} her ${how} ${what}`,
            `${verb} their ${how} ${what}`,
          ]),
        ),
      )
      .join(', '),
    shows: 'car toy-car controller truck',
    at: 'park',
  },
  springboard: {
    words:
      'standing on a diving board, standing on the diving board, on a diving board, on the diving board, standing on a springboard',
    shows: 'diving-board springboard',
    at: 'pool',
    wears: 'sportswear',
  },
} as const satisfies Record<string, ActRecord>;
