import type { Shape } from '../../catalogue/shapes.js';
import type { Drawable } from '../drawable.js';
import { planned } from '../objects/parts/plan.js';
import type { Plan } from '../objects/parts/plan.js';

/** A pennant: its long side at the pole. */
const pennant: Plan = {
  colours: { cloth: '#c8323f #2f6f9a #3f8a5a', pole: '#d9d4c8' },
  parts: [
    'pole-1.6 box 4 6 7 194 3',
    'pole roll box 2 6 7 194 3',
    'pole+1 ball oval 5.5 4 6 6',
    'cloth-1.8 poly 10 16 142 58 10 102',
    'cloth face poly 10 12 140 55 10 98',
    'cloth-0.8/0.7 poly 48 24 66 30 66 79 48 86',
    'cloth+1/0.5 poly 84 37 96 41 96 70 84 74',
    'cloth-1.6 lines 1.4 10 12 10 98',
  ],
};

/** A sofa along an arc: the back is its rim, the seat runs around the middle. */
const curved: Plan = {
  colours: { cloth: '#6f86a8 #b8705f #6a8a7a', leg: '#5a4030' },
  parts: [
    { mirror: 110, parts: ['leg poly 16 104 24 104 22 118 18 118', 'leg poly 62 112 70 112 68 124 64 124'] },
    'cloth-1 face M4 66C0 4 60 -6 110 -6C160 -6 220 4 216 66L196 92H24Z',
    'cloth+0.8 M4 50C4 2 60 -10 110 -10C160 -10 216 2 216 50C214 20 160 6 110 6C60 6 6 20 4 50Z',
    'cloth-1.8 M26 74C26 28 70 20 110 20C150 20 194 28 194 74C190 52 150 44 110 44C70 44 30 52 26 74Z',
    'cloth+0.5 face M14 74C30 46 74 40 110 40C146 40 190 46 206 74C196 64 150 76 110 76C70 76 24 64 14 74Z',
    'cloth+0.9 face M14 72C20 50 66 44 110 44C154 44 200 50 206 72C190 58 150 62 110 62C70 62 30 58 14 72Z',
    'cloth face M12 72C34 56 74 62 110 62C146 62 186 56 208 72V98C184 112 150 116 110 116C70 116 36 112 12 98Z',
    'cloth+1.1 face M12 72C34 54 74 60 110 60C146 60 186 54 208 72C190 86 150 90 110 90C70 90 30 86 12 72Z',
    'cloth-1.6 line 1.4 110 60 110 74 110 90',
    'cloth-1.6 line 1.4 58 60 54 72 46 85',
    'cloth-1.6 line 1.4 162 60 166 72 174 85',
    {
      mirror: 110,
      parts: ['cloth-0.4 face M2 66C0 56 18 54 22 64L26 98C24 104 10 104 8 98Z', 'cloth+0.8 oval 12 62 10.4 7'],
    },
    'cloth-1.8/0.8 line 1.2 10 92 60 108 110 110 160 108 210 92',
  ],
};

const own: ReadonlyMap<string, readonly [forms: readonly Shape[], plan: Plan]> = new Map([
  ['flag', [['triangular', 'conical', 'pyramidal'], pennant]],
  ['sofa', [['crescent', 'round', 'oval', 'spherical'], curved]],
]);

const drawn = new Map<string, Drawable>();

/** A thing that is built otherwise in this form, where pulling it into the outline would break it. */
export function ownForm(concept: string, shape: Shape | undefined): Drawable | undefined {
  const [forms, plan] = own.get(concept) ?? [];
  if (!plan || shape === undefined || !forms?.includes(shape)) return undefined;
  const before = drawn.get(concept) ?? planned(concept, plan);
  drawn.set(concept, before);
  return before;
}
