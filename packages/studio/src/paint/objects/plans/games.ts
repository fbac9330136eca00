import { planned } from '../parts/plan.js';
import type { Part } from '../parts/plan.js';

/** A chess piece on the board, its foot at the origin: its head, and its colour. */
function man(x: number, y: number, scale: number, colour: string, ...head: readonly string[]): Part {
  const own = (part: string): string => part.replace('body', colour);
  return {
    at: [x, y, 0, scale],
    parts: [
      ...['#000000/0.22 oval 3 0 9 3', 'body-1 roll M-8 -1C-8 -5 8 -5 8 -1C8 2 -8 2 -8 -1Z'].map(own),
      ...['body roll M-6 -3C-3 -8 -2.6 -12 -2.6 -16H2.6C2.6 -12 3 -8 6 -3Z', 'body+0.4 oval 0 -16 4.4 1.6'].map(own),
      ...head.map(own),
    ],
  };
}

const pawn = ['body ball oval 0 -20 4.4 4.4'];
const king = ['body roll M-4 -17L-5.6 -26C-3 -28 3 -28 5.6 -26L4 -17Z', 'body stroke 1.8 M0 -28V-34M-2.6 -31.4H2.6'];
const queen = ['body roll M-4 -17L-7 -28L-3 -24L0 -29L3 -24L7 -28L4 -17Z', 'body ball oval 0 -30 1.6 1.6'];
const rook = [
  'body roll poly -4 -17 -4.6 -23 4.6 -23 4 -17',
  'body roll M-6 -28H-3V-26H-1.4V-28H1.4V-26H3V-28H6V-22H-6Z',
];
const bishop = ['body roll M0 -28C5 -25 5.4 -20 4 -17H-4C-5.4 -20 -5 -25 0 -28Z', 'body ball oval 0 -28.6 1.6 1.6'];
const knight = [
  'body face M-4 -17C-4 -22 0 -23 -1 -25C-3 -23 -6 -22 -7.4 -23C-8 -26 -3 -30 1 -31L2 -33L3.4 -30.6C7 -28 6.6 -21 4 -17Z',
];

const left = (row: number): number => 24 - row * 3;
const wide = (row: number): number => (112 - left(row) * 2 + 60) / 8;
const y = (row: number): number => 30 + row * 6 + row * row * 0.28;

/** Eight by eight squares seen from the front: the row nearest us is the widest. */
function squares(): Part[] {
  return Array.from({ length: 64 }, (_, index) => {
    const [row, column] = [Math.floor(index / 8), index % 8];
    const corner = (line: number, at: number): string =>
      `${(left(line) + at * wide(line)).toFixed(1)} ${y(line).toFixed(1)}`;
    const colour = (row + column) % 2 === 0 ? '#efdcb4' : '#6b4026';
    return `${colour} poly ${corner(row, column)} ${corner(row, column + 1)} ${corner(row + 1, column + 1)} ${corner(row + 1, column)}`;
  });
}

/** Flat round men on the dark squares of these rows. */
function draughtsmen(colour: string, from: number, to: number): Part[] {
  return Array.from({ length: (to - from) * 8 }, (_, index): Part[] => {
    const [row, column] = [from + Math.floor(index / 8), index % 8];
    if ((row + column) % 2 === 0) return [];
    const at = row + 0.5;
    return [
      {
        at: [left(at) + (column + 0.5) * wide(at), y(at), 0, wide(at) / 18],
        parts: [
          '#000000/0.25 oval 1.6 1.4 8.4 3.6',
          `${colour}-1.6 M-8 -3V0C-8 4.4 8 4.4 8 0V-3Z`,
          `${colour}+0.4 oval 0 -3 8 3.3`,
          `${colour}-1.4 ring 0.9 0 -3 5.2 2.1`,
        ],
      },
    ];
  }).flat();
}

/** A card, upright, its lower middle at the origin. */
function card(index: string, suit: string, colour: string): readonly Part[] {
  return [
    '#8f8a80 box -21 -59 42 60 4',
    '#fdfbf5 box -20 -58 40 58 4',
    { at: [-14, -50, 0, 0.5], parts: [`${colour} ${index}`] },
    { at: [-14, -38, 0, 0.36], parts: [`${colour} ${suit}`] },
    { at: [14, -8, 180, 0.5], parts: [`${colour} ${index}`] },
    { at: [0, -28, 0, 1.1], parts: [`${colour} ${suit}`] },
  ];
}

const heart = 'M0 9C-12 0 -11 -9 -5 -9C-2 -9 0 -7 0 -4C0 -7 2 -9 5 -9C11 -9 12 0 0 9Z';
const spade = 'M0 -10C10 -1 10 6 5 6C3 6 1.4 5 1 3.4L3 10H-3L-1 3.4C-1.4 5 -3 6 -5 6C-10 6 -10 -1 0 -10Z';
const diamond = 'M0 -11L7.6 0L0 11L-7.6 0Z';
const club = 'M-1 3C-2 6 -9 7 -9 1C-9 -2 -6 -4 -3.4 -3C-6 -10 6 -10 3.4 -3C6 -4 9 -2 9 1C9 7 2 6 1 3L3 9H-3Z';
const ace = 'stroke 3.4 M-5 7L0 -8L5 7M-3 2H3';
const kingLetter = 'stroke 3.4 M-4 -8V7M5 -8L-4 0L5 7';
const queenLetter = 'stroke 3.2 M0 -8C-7 -8 -7 6 0 6C7 6 7 -8 0 -8M2 2L6 8';
const ten = 'stroke 3 M-6 -8V7M2 -8C-2 -8 -2 7 2 7C6 7 6 -8 2 -8';

export const games = [
  planned('chess-set', {
    colours: { light: '#f3e6c8', dark: '#3a261c' },
    parts: [
      '#8a5a34 poly 16 24 156 24 184 100 -12 100',
      '#5d3a20 poly -12 100 184 100 184 107 -12 107',
      ...squares(),
      { times: [8, 15, 0], parts: [man(34, 37, 0.62, 'dark', ...pawn)] },
      man(33, 31, 0.68, 'dark', ...rook),
      man(48, 31, 0.68, 'dark', ...knight),
      man(63, 31, 0.7, 'dark', ...bishop),
      man(78, 31, 0.74, 'dark', ...queen),
      man(94, 31, 0.74, 'dark', ...king),
      man(109, 31, 0.7, 'dark', ...bishop),
      man(124, 31, 0.68, 'dark', ...knight),
      man(139, 31, 0.68, 'dark', ...rook),
      man(78, 62, 0.86, 'light', ...pawn),
      man(97, 55, 0.8, 'dark', ...pawn),
      { times: [6, 19.4, 0], parts: [man(18, 81, 0.98, 'light', ...pawn)] },
      man(13, 92, 1.06, 'light', ...rook),
      man(34, 92, 1.06, 'light', ...knight),
      man(55, 92, 1.1, 'light', ...bishop),
      man(76, 92, 1.16, 'light', ...queen),
      man(97, 92, 1.16, 'light', ...king),
      man(118, 92, 1.1, 'light', ...bishop),
      man(139, 92, 1.06, 'light', ...knight),
      man(160, 92, 1.06, 'light', ...rook),
    ],
  }),
  planned('checkers-set', {
    colours: { first: '#c8362f', second: '#26242a' },
    parts: [
      '#8a5a34 poly 16 24 156 24 184 100 -12 100',
      '#5d3a20 poly -12 100 184 100 184 107 -12 107',
      ...squares(),
      ...draughtsmen('second', 0, 3),
      ...draughtsmen('first', 5, 8),
    ],
  }),
  planned('playing-cards', {
    colours: { back: '#b8323c #2f4f9a' },
    parts: [
      {
        at: [-16, 10, -66],
        parts: [
          'back-1 box -21 -59 42 60 4',
          '#fdfbf5 box -20 -58 40 58 4',
          'back face box -17 -55 34 52 2',
          'back+2 ring 1.4 0 -29 10 14',
          'back+2 ring 1.4 0 -29 5 7',
        ],
      },
      { at: [-10, 6, -42], parts: card(ten, club, '#20222a') },
      { at: [-4, 2, -20], parts: card(queenLetter, diamond, '#c8262e') },
      { at: [4, 2, 4], parts: card(kingLetter, heart, '#c8262e') },
      { at: [12, 7, 28], parts: card(ace, spade, '#20222a') },
    ],
  }),
  planned('poker-chips', {
    colours: { body: '#c8323c', second: '#2f5aa8' },
    parts: [
      {
        times: [6, 0, -7],
        parts: [
          'second-1.4 oval 70 90 26 9',
          'second roll M44 84V90C44 96 96 96 96 90V84Z',
          'second+0.6 oval 70 84 26 9',
          '#ffffff box 66 89 8 6',
          '#ffffff box 48 87 6 5',
          '#ffffff box 86 87 6 5',
        ],
      },
      {
        times: [9, 0, -7],
        parts: [
          'body-1.4 oval 26 96 26 9',
          'body roll M0 90V96C0 102 52 102 52 96V90Z',
          'body+0.6 oval 26 90 26 9',
          '#ffffff box 22 95 8 6',
          '#ffffff box 4 93 6 5',
          '#ffffff box 42 93 6 5',
        ],
      },
      '#ffffff/0.9 oval 26 34 15 5',
      'body oval 26 34 12 4',
      '#ffffff/0.9 oval 70 49 15 5',
      'second oval 70 49 12 4',
    ],
  }),
];
