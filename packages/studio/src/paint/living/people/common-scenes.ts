import { actPoses } from './acts/acts.js';
import { bodies } from './acts/bodies.js';
import { outdoorPlaces } from './carried/outdoor-places.js';
import { placedStations } from './carried/placed.js';
import { stations } from './carried/stations.js';
import { poses } from './poses.js';
import type { FigurePose } from './poses.js';
import { at, seats } from './tableau-step.js';
import type { Member, TableauOf } from './tableau-step.js';

const cheers: FigurePose = {
  ...poses.running,
  turn: 0.6,
  nearArm: [-138, -166],
  farArm: [138, 166],
  nearHand: 'open',
  farHand: 'open',
};
const speaks: FigurePose = {
  ...bodies.turned,
  turn: 0.5,
  farArm: [34, 100],
  farHand: 'open',
  farArmBefore: true,
};

/** A finger on what another holds. */
const pointsDown: FigurePose = {
  ...bodies.turned,
  lean: 6,
  nod: 14,
  farArm: { to: 'chest', ahead: 42, below: 8 },
  farArmBefore: true,
};

const ridesAlong: FigurePose = {
  ...actPoses.motorcycling.body,
  lean: 12,
  nearArm: { to: 'belly', ahead: 32, below: 0 },
  farArm: { to: 'belly', ahead: 36, below: -4 },
};

/** Several at one thing: one finish, one grill, one phone. */
export const commonScenes: readonly (readonly [string, TableauOf])[] = [
  [
    'racing',
    (count, young) => {
      const runners = seats(count, Math.min(58, 230 / count)).map((x, who): Member => ({
        who,
        x,
        // those behind are farther up the road
        y: who % 2 ? -14 : 8,
        pose: who === 0 ? cheers : poses.running,
        words: ['happy'],
      }));
      return [
        at(0, young ? 0 : -10, placedStations['finish-arch']),
        ...runners.filter(({ y = 0 }) => y < 0),
        ...runners.filter(({ y = 0 }) => y >= 0),
      ];
    },
  ],
  [
    'selfie',
    (count, young) => {
      const places = seats(count, young ? 40 : 46);
      const friends = places.slice(0, -1).map((x, who): Member => ({
        who: who + 1,
        x,
        y: who % 2 ? 0 : -6,
        pose: poses.standing,
        words: ['happy'],
      }));
      return [...friends, { who: 0, x: (places.at(-1) ?? 0) - 4, y: 4, words: ['happy'] }];
    },
  ],
  [
    'reading-map',
    (count) => [
      ...Array.from({ length: Math.max(0, count - 2) }, (_, index): Member => ({
        who: index + 2,
        x: (index % 2 === 0 ? -1 : 1) * (50 + index * 16) + 40,
        y: -8,
        pose: { ...poses.standing, nod: 10 },
        ...(index % 2 && { mirrored: true as const }),
      })),
      { who: 1, x: 88, mirrored: true, pose: pointsDown },
      { who: 0, x: 0 },
    ],
  ],
  [
    'photographing',
    (count) => [
      // the taller ones of them were named first: they stand behind
      ...Array.from({ length: count - 1 }, (_, index): Member => ({
        who: index + 1,
        x: 136 + index * 46,
        y: index % 2 ? -5 : 3,
        pose: { ...poses.standing, turn: 0.35 },
        mirrored: true,
        words: ['smiling'],
      })),
      { who: 0, x: 0 },
    ],
  ],
  [
    'motorcycling',
    (count) => [
      // its wheels are as far below their feet as its rests are above the road
      at(20, 21, outdoorPlaces.motorcycle),
      { who: 0, x: 0, seated: true },
      // who rides along sits behind, the arms about who drives
      ...(count > 1 ? [{ who: 1, x: -32, pose: ridesAlong, seated: true as const }] : []),
    ],
  ],
  [
    'grilling',
    (count) => [
      ...Array.from({ length: Math.max(0, count - 2) }, (_, index): Member => {
        const left = index % 2 === 0;
        return {
          who: index + 2,
          x: left ? -66 - index * 22 : 158 + index * 16,
          y: -8,
          words: ['drinking'],
          ...(!left && { mirrored: true as const }),
        };
      }),
      at(46, 0, stations.grill),
      { who: 1, x: 106, mirrored: true, pose: speaks, words: ['smiling'] },
      { who: 0, x: 0 },
    ],
  ],
];
