import type { Drawable } from '../../drawable.js';
import { createCreature } from '../creature.js';
import type { Pose } from '../creature.js';
import { gaits } from './gaits.js';
import { horseHead } from './heads/horse.js';
import { deerHead } from './heads/grazer.js';
import { canineHead } from './heads/canine.js';
import { felineHead } from './heads/feline.js';
import { onItsLegs } from './quadruped.js';
import { horseAnatomy, horseCoats, maneFor } from './species/horse.js';
import type { Anatomy } from './anatomy.js';
import { mix, lighten } from '../../kit/colour.js';

const poses: [Pose, ...Pose[]] = [
  { name: 'standing', weight: 3 },
  { name: 'walking', weight: 1 },
  { name: 'running', words: ['galloping'] },
  { name: 'jumping' },
  { name: 'grazing', words: ['eating'] },
];

const deerAnatomy: Anatomy = {
  trunk: { length: 96, top: [94, 98, 95, 95, 100], bottom: [70, 58, 53, 55, 61, 64] },
  fore: {
    root: [0.33, 68],
    bones: [15, 28, 24, 8],
    stand: [-22, 3, 0, 16],
    flesh: [
      [10, 11],
      [6, 6.5],
      [4.6, 5],
      [3.2, 3],
      [2, 2.1],
      [2.5, 2.6],
      [2.2, 2.2],
    ],
  },
  hind: {
    root: [-0.31, 79],
    bones: [22, 28, 25, 8],
    stand: [24, -34, 6, 18],
    flesh: [
      [17, 16],
      [10.5, 11],
      [5.2, 5.6],
      [3.5, 3.8],
      [2.2, 2.5],
      [2.7, 2.8],
      [2.3, 2.3],
    ],
  },
  foot: 'cloven',
  footSize: 3.4,
  neck: { length: 52, angle: 30, base: [15, 19], middle: [9, 11], poll: [6.5, 7], arch: -1, root: [0.29, 82] },
  headLength: 34,
  headPitch: 22,
  tail: { kind: 'scut', length: 14, width: 3.6, angle: -35, bend: 10 },
};
const canineAnatomy: Anatomy = {
  trunk: { length: 108, top: [92, 96, 95, 95, 100], bottom: [64, 48, 44, 51, 60, 62] },
  fore: {
    root: [0.33, 66],
    bones: [18, 28, 20, 5],
    stand: [-26, 6, 2, 30],
    flesh: [
      [12, 12],
      [7.5, 7.5],
      [5.6, 5.6],
      [4, 3.9],
      [3.4, 3.4],
      [3.6, 3.6],
      [3.6, 3.6],
    ],
  },
  hind: {
    root: [-0.31, 74],
    bones: [26, 26, 22, 5],
    stand: [26, -38, 8, 34],
    flesh: [
      [19, 17],
      [12, 12],
      [6, 6.5],
      [3.8, 4.4],
      [3.2, 3.4],
      [3.5, 3.7],
      [3.6, 3.6],
    ],
  },
  foot: 'paw',
  footSize: 6,
  neck: { length: 36, angle: 44, base: [20, 24], middle: [15, 18], poll: [11, 13], arch: 1, root: [0.3, 78] },
  headLength: 50,
  headPitch: 12,
  tail: { kind: 'brush', length: 62, width: 11, angle: -58, bend: 12 },
  mane: 'ruff',
};

export const quadrupeds: readonly Drawable[] = [
  createCreature({
    concept: 'horse',
    words: ['horse'],
    habitat: 'ground',
    height: 2.1,
    poses,
    sculpt: ({ pose, random }) => {
      const choice = random.fork('coat').pick(horseCoats);
      return onItsLegs(
        {
          anatomy: horseAnatomy,
          head: horseHead({ blaze: random.fork('blaze').chance(0.4) ? [246, 240, 230] : undefined }),
          coat: (brush) => {
            const base = brush.colour ?? choice.base;
            const mane = brush.colour ? maneFor(brush.colour) : choice.mane;
            return {
              base,
              pale: lighten(base, 0.08),
              dark: mix(base, [30, 22, 26], 0.8),
              mane,
              tail: mane,
              foot: [62, 54, 54],
              ...(choice.socks && !brush.colour
                ? { socks: { colour: mix(base, [30, 22, 26], 0.75), height: 34 } }
                : {}),
            };
          },
        },
        gaits[pose as keyof typeof gaits],
      );
    },
  }),
  createCreature({
    concept: 'deer',
    words: ['deer', 'stag'],
    habitat: 'ground',
    height: 1.9,
    poses,
    sculpt: ({ pose }) =>
      onItsLegs(
        {
          anatomy: deerAnatomy,
          head: deerHead(),
          coat: (brush) => ({
            base: brush.colour ?? [172, 112, 66],
            pale: [236, 218, 190],
            dark: [60, 42, 36],
            belly: true,
            foot: [52, 42, 42],
            iris: [60, 36, 24],
          }),
        },
        gaits[pose as keyof typeof gaits],
      ),
  }),
  createCreature({
    concept: 'fox',
    words: ['fox'],
    habitat: 'ground',
    height: 0.55,
    poses,
    sculpt: ({ pose }) =>
      onItsLegs(
        {
          anatomy: canineAnatomy,
          head: canineHead({}),
          coat: (brush) => ({
            base: brush.colour ?? [206, 106, 48],
            pale: [248, 236, 218],
            dark: [50, 36, 36],
            belly: true,
            socks: { colour: [56, 40, 40], height: 34 },
            tailTip: [248, 236, 218],
            iris: [190, 130, 40],
          }),
        },
        gaits[pose as keyof typeof gaits],
      ),
  }),
  createCreature({
    concept: 'cat',
    words: ['cat'],
    habitat: 'ground',
    height: 0.35,
    poses,
    sculpt: ({ pose }) =>
      onItsLegs(
        {
          anatomy: canineAnatomy,
          frontal: true,
          head: felineHead({}),
          coat: (brush) => ({
            base: brush.colour ?? [206, 136, 78],
            pale: [248, 236, 218],
            dark: [50, 36, 36],
            belly: true,
            iris: [150, 170, 60],
          }),
        },
        gaits[pose as keyof typeof gaits],
      ),
  }),
];
