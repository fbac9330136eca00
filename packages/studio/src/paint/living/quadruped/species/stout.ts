import { known } from '../../../../catalogue/records.js';
import { lighten, mix } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import type { Anatomy, Flesh, LegAnatomy } from '../anatomy.js';
import { capybaraHead, wombatHead } from '../heads/blunt.js';
import { raccoonHead } from '../heads/raccoon.js';
import { bear } from './large.js';
import { createSpecies } from './species.js';

/** Legs of that share of a bear's thickness, which leave the trunk as high as that. */
function legs({ fore, hind }: Anatomy, thick: number, height: number): Pick<Anatomy, 'fore' | 'hind'> {
  const leg = (own: LegAnatomy, high: number): LegAnatomy => ({
    ...own,
    root: [own.root[0], high],
    flesh: own.flesh.map(([front, back]): Flesh => [front * thick, back * thick]) as unknown as LegAnatomy['flesh'],
  });
  return { fore: leg(fore, height), hind: leg(hind, height + 4) };
}

const capybara: Anatomy = {
  ...bear,
  ...legs(bear, 0.86, 50),
  trunk: { length: 136, top: [84, 98, 103, 102, 98], bottom: [54, 36, 30, 28, 32, 38] },
  neck: { length: 30, angle: 68, base: [28, 30], middle: [24, 26], poll: [21, 22], arch: 2, root: [0.34, 70] },
  footSize: 9,
  headLength: 58,
  headPitch: 6,
  tail: { kind: 'stub', length: 4, width: 4, angle: -40, bend: 0 },
};

const wombat: Anatomy = {
  ...capybara,
  ...legs(bear, 0.94, 46),
  trunk: { length: 124, top: [80, 96, 102, 102, 98], bottom: [50, 32, 26, 24, 28, 34] },
  neck: { ...bear.neck, angle: 66, length: 24 },
  headLength: 58,
};

const raccoon: Anatomy = {
  ...bear,
  ...legs(bear, 0.74, 56),
  trunk: { length: 112, top: [82, 97, 102, 98, 94], bottom: [58, 42, 37, 37, 42, 46] },
  neck: { ...bear.neck, angle: 56, length: 30 },
  footSize: 8.4,
  headLength: 62,
  tail: { kind: 'brush', length: 76, width: 13, angle: -70, bend: -30 },
  curls: true,
};

/** Low, broad animals with short legs, which sit as bears do. */
export const stout = [
  createSpecies({
    ...known('capybara'),
    anatomy: () => capybara,
    head: () => capybaraHead(),
    coat: ({ random }) => {
      const natural = random.fork('coat').pick([
        [154, 111, 72],
        [138, 98, 64],
      ] as const);
      return (brush) => {
        const base = brush.colour ?? natural;
        return {
          base,
          pale: lighten(base, 0.1),
          dark: [52, 38, 32],
          foot: mix(base, [60, 46, 40], 0.6),
          iris: [60, 40, 30],
        };
      };
    },
    sits: true,
    grazes: true,
    habits: { standing: 3, sitting: 1 },
  }),
  createSpecies({
    ...known('wombat'),
    anatomy: () => wombat,
    head: () => wombatHead(),
    frontal: true,
    coat: () => (brush) => {
      const base = brush.colour ?? [150, 132, 114];
      return { base, pale: lighten(base, 0.12), dark: [58, 48, 44], foot: lighten(base, -0.12), iris: [60, 42, 32] };
    },
    sits: true,
    habits: { standing: 3, walking: 1, sitting: 1 },
  }),
  createSpecies({
    ...known('raccoon'),
    anatomy: () => raccoon,
    head: () => raccoonHead(),
    frontal: true,
    coat: () => (brush) => {
      const base = brush.colour ?? [136, 132, 134];
      const dark: Rgb = [44, 41, 46];
      return {
        base,
        pale: [238, 232, 220],
        dark,
        foot: dark,
        socks: { colour: dark, height: 12 },
        tail: lighten(base, 0.12),
        tailRings: dark,
        iris: [58, 40, 32],
      };
    },
    sits: true,
    habits: { standing: 2, walking: 2, sitting: 2 },
  }),
  createSpecies({
    ...known('red-panda'),
    anatomy: () => raccoon,
    head: () => raccoonHead([206, 116, 66]),
    frontal: true,
    coat: () => (brush) => {
      const base = brush.colour ?? [190, 88, 44];
      const dark: Rgb = [62, 34, 30];
      return {
        base,
        pale: [250, 240, 224],
        dark,
        foot: dark,
        socks: { colour: dark, height: 22 },
        tail: lighten(base, 0.06),
        tailRings: lighten(base, -0.16),
        iris: [48, 32, 28],
      };
    },
    sits: true,
    habits: { standing: 2, walking: 2, sitting: 2 },
  }),
];
