import { bodies } from './acts/bodies.js';
import { box } from './carried/pen.js';
import { at, seats } from './tableau-step.js';
import type { Member, TableauOf, TableauStep } from './tableau-step.js';

/** What each of a band does, and how far back they stand. */
const PARTS = [
  ['singing', 0],
  ['guitar', -8],
  ['accordion', -10],
  ['saxophone', -8],
  ['violin', 0],
  ['clarinet', -8],
] as const;

/** So many of those who listen are seen. */
export const LISTENERS = 6;
/** What is seen over the heads of its listeners, of whom no more is drawn than the frame leaves. */
export const OVER_HEADS: ReadonlySet<string> = new Set(['band-heard', 'concert']);
/** How high above them one plays. */
const STAGE = 40;

const players = (count: number, lifted = 0): Member[] =>
  seats(count, 84).map((x, who): Member => {
    const [word, y] = PARTS[who % PARTS.length] as (typeof PARTS)[number];
    return { who, x, y: y - lifted, words: ['musician', word] };
  });

const podium = (half: number): TableauStep =>
  at(0, 0, [box([70, 58, 70], -half, 6 - STAGE, half, 0), box([110, 92, 104], -half - 4, -STAGE, half + 4, 6 - STAGE)]);

/** Those before the stage, from behind; some hold their arms up. */
const listeners = (first: number, apart: number): Member[] =>
  seats(LISTENERS, apart).map((x, index): Member => ({
    who: first + index,
    x,
    y: 92,
    pose: index % 3 === 1 ? { ...bodies.back, nearArm: [-150, -170], farArm: [150, 170] } : bodies.back,
    seen: [-60, -400, 60, -92],
  }));

/** Music: a band by itself, a band before its listeners, one who plays to them. */
export const bands: readonly (readonly [name: string, tableau: TableauOf])[] = [
  ['band', (count) => players(count)],
  [
    'band-heard',
    (count) => {
      const playing = Math.max(1, count - LISTENERS);
      return [podium(60 + playing * 42), ...players(playing, STAGE), ...listeners(playing, 30 + playing * 11)];
    },
  ],
  ['concert', () => [podium(150), { who: 0, x: 0, y: -STAGE }, ...listeners(1, 52)]],
];
