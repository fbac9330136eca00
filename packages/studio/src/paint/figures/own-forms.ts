import type { Shape } from '../../catalogue/shapes.js';
import type { Drawable } from '../drawable.js';
import { createPen } from '../objects/parts/pen.js';
import type { Pen } from '../objects/parts/pen.js';
import { planned } from '../objects/parts/plan.js';
import type { Plan } from '../objects/parts/plan.js';
import { lyingSlice, plump, sliceToppings } from './own-forms-at-home.js';

const flagPole = ['pole-1.6 box 4 6 7 194 3', 'pole roll box 2 6 7 194 3', 'pole+1 ball oval 5.5 4 6 6'] as const;

/** A pennant: its long side at the pole. */
const pennant: Plan = {
  colours: { cloth: '#c8323f #2f6f9a #3f8a5a', pole: '#d9d4c8' },
  parts: [
    ...flagPole,
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

/** A flag with five corners: its long side at the pole, a point to the wind. */
const fiveCornered: Plan = {
  colours: { cloth: '#c8323f #2f6f9a #3f8a5a', pole: '#d9d4c8', mark: '#f6efdc' },
  parts: [
    ...flagPole,
    'cloth-1.8 poly 10 16 84 16 122 60 84 104 10 104',
    'cloth face poly 10 12 82 12 120 56 82 100 10 100',
    'cloth-0.8/0.6 poly 40 12 54 12 54 100 40 100',
    'mark poly 60 34 66 50 83 50 69 60 74 77 60 67 46 77 51 60 37 50 54 50',
  ],
};

/** An umbrella for the beach: its pole in the sand, the canopy a cone. */
const parasol: Plan = {
  colours: { cloth: '#d8443f #2f7fb0 #e2a13a', stripe: '#f8f1e2', pole: '#efe9dc' },
  parts: [
    '#d9bd84 oval 110 232 54 9',
    'pole-0.6 roll box 106.5 40 7 192 2',
    'cloth-3 oval 110 112 106 13',
    'cloth face M110 14L216 112C200 121 174 125 150 126C124 128 96 128 70 126C46 125 20 121 4 112Z',
    'stripe face M110 14L40 122C56 125 72 126 84 127Z',
    'stripe face M110 14L136 127C150 127 166 126 180 122Z',
    'cloth-1.4/0.6 M110 14L180 122C196 120 210 116 216 112Z',
    'pole+0.6 ball oval 110 12 6 7',
  ],
};

/** A goal whose net hangs from one point. */
const netOfOnePoint: Plan = {
  colours: { frame: '#e4453c #f4f1ea', net: '#f6f6f2' },
  parts: [
    '#5f6f7a/0.22 poly 110 12 208 172 176 186 44 186 12 172',
    {
      inside: 'poly 110 12 208 172 176 186 44 186 12 172',
      parts: [
        { times: [15, 14, 0], parts: ['net lines 1.6 6 190 110 10'] },
        { times: [12, 0, 15], parts: ['net line 1.6 4 16 110 26 216 16'] },
      ],
    },
    'frame-1.6 lines 7 110 14 12 176',
    'frame lines 7 110 12 208 176',
    'frame+0.6 lines 5 110 12 44 188',
    'frame+0.6 lines 5 110 12 176 188',
    'frame-1 line 5 12 174 60 190 110 190 160 190 208 174',
    'frame+1 ball oval 110 12 7 7',
  ],
};

/** A hoop whose net comes together in a point. */
const pointedHoop: Plan = {
  colours: { body: '#f3f4f4', rim: '#e0622a', pole: '#5a616a', net: '#f7f4ee' },
  mirrors: false,
  parts: [
    'pole roll box 55 80 10 160 1',
    'pole-1 box 40 234 40 8 2',
    'body-1 box 0 0 120 84 3',
    'body face box 2 2 116 80 2',
    'rim stroke 3 M40 26H80V58H40Z',
    'rim stroke 2.4 M5 5H115V79H5Z',
    '#5f6f7a/0.5 poly 22 70 98 70 60 176',
    ...[22, 31.5, 41, 50.5, 60, 69.5, 79, 88.5, 98].map((x) => `net line 2 ${x} 70 60 176`),
    ...(
      [
        [27, 84, 90],
        [33, 102, 107],
        [40, 121, 125],
        [47, 141, 144],
      ] as const
    ).map(([x, y, sag]) => `net line 2 ${x} ${y} 60 ${sag} ${120 - x} ${y}`),
    'rim-1.4 ring 5 60 71 39 7',
    'rim ring 4 60 69 39 7',
  ],
};

/** A ball that opens in the middle: the watch on its cushion in the lower half. */
const openBall: Plan = {
  colours: { case: '#b5703f #7fa3b8 #b8604a', lining: '#f1e7d6', metal: '#d9aa3f' },
  mirrors: false,
  parts: [
    'case-1 ball M22 78C10 30 50 -4 100 -4C150 -4 190 30 178 78C150 90 50 90 22 78Z',
    'lining-0.8 M34 74C28 34 60 12 100 12C140 12 172 34 166 74C140 84 60 84 34 74Z',
    'lining-1.6/0.6 M40 74C36 44 64 26 100 26C136 26 164 44 160 74C136 82 64 82 40 74Z',
    'case-1.6 ball M8 96C8 156 46 190 100 190C154 190 192 156 192 96Z',
    'case ball M8 92C8 152 46 186 100 186C154 186 192 152 192 92Z',
    'metal-0.6 oval 100 92 92 20',
    'lining oval 100 91 85 16.6',
    'lining-1.4 oval 100 96 70 11',
    '#5a3a2a roll M84 58H116L122 102H78Z',
    'metal-1 oval 100 76 30 27',
    'metal+0.6 oval 100 75 29 26',
    '#fbf8f0 oval 100 75 23 20.6',
    '#2b2733 lines 2.4 100 75 100 62',
    '#2b2733 lines 2.4 100 75 111 79',
    '#2b2733 oval 100 75 2.4 2.4',
    ...[0, 1, 2, 3].map((quarter) => {
      const angle = (quarter * Math.PI) / 2;
      return `#2b2733 oval ${(100 + Math.cos(angle) * 18.6).toFixed(1)} ${(75 + Math.sin(angle) * 16.4).toFixed(1)} 1.7 1.7`;
    }),
    'metal box 93 106 14 14 3',
    'case+1.6/0.5 oval 44 128 9 22 24',
  ],
};

/** A picture all around a ball. */
const picturedBall: Plan = {
  colours: { frame: '#c9a24a #9a6a40' },
  mirrors: false,
  parts: [
    'frame-1 M66 184L134 184L146 200H54Z',
    'frame roll box 50 196 100 8 3',
    '#a9d3ea ball oval 100 96 94 94',
    {
      inside: 'oval 100 96 94 94',
      parts: [
        '#fbd96a oval 140 52 15 15',
        '#ffffff/0.8 oval 62 54 26 8',
        '#ffffff/0.8 oval 78 48 18 8',
        '#8fb98a M0 118C30 84 62 84 96 112C124 78 160 78 204 112V200H0Z',
        '#6fa06a M0 140C40 116 80 126 112 140C144 120 176 122 204 138V200H0Z',
        '#4f8a5f M0 168C50 150 120 158 204 164V200H0Z',
        '#3f6a4a poly 60 148 68 120 76 148',
        '#3f6a4a poly 74 154 81 130 88 154',
        // the ball turns from the light
        '#1e1c3c/0.1 M100 2C152 2 194 44 194 96C194 148 152 190 100 190C140 176 168 140 168 96C168 52 140 16 100 2Z',
        '#1e1c3c/0.14 M150 16C178 34 194 62 194 96C194 148 152 190 100 190C84 190 70 186 58 180C110 186 160 150 172 100C178 70 168 40 150 16Z',
        '#ffffff/0.35 oval 62 46 22 13 -34',
      ],
    },
  ],
};

/** A curtain that is gathered to one side: what hangs is a triangle. */
const draped: Plan = {
  colours: { cloth: '#b8873f #7f9ab8 #a85a5a', rod: '#6a4a30' },
  parts: [
    'cloth face M14 14H206C196 90 120 176 20 232L14 232Z',
    {
      inside: 'M14 14H206C196 90 120 176 20 232L14 232Z',
      parts: [
        {
          times: [9, 22, 0],
          parts: ['cloth-1.4/0.7 line 5 34 10 30 100 12 236', 'cloth+1/0.5 line 3 42 10 38 100 16 236'],
        },
      ],
    },
    'cloth-2 line 3 206 14 186 90 120 164 20 232',
    'rod lying box 0 4 220 9 4',
    'rod+1 ball oval 0 8 8 8',
    'rod+1 ball oval 220 8 8 8',
    { times: [8, 27, 0], parts: ['rod-1 ring 2.6 16 12 6 7'] },
  ],
};

/** A basin on a column: its rim is what one sees of its form. */
const roundBasin: Plan = {
  colours: { body: '#eef1f2', tap: '#b9c2ca' },
  mirrors: false,
  parts: [
    'body-1.4 roll M50 60H70L74 132H46Z',
    'body-2 oval 60 134 24 6',
    'body-0.6 roll oval 60 132 24 5',
    'body-1.6 M4 40C8 74 34 82 60 82C86 82 112 74 116 40Z',
    'body roll M4 38C8 70 34 78 60 78C86 78 112 70 116 38Z',
    'body+1 face oval 60 36 58 18',
    'body-2.4 down oval 60 38 46 12.4',
    'body-1 oval 60 43 38 6.6',
    '#3a4048 oval 60 43 5 1.6',
    'tap-1 box 50 22 20 4 2',
    'tap-2 stroke 7 M60 24V4C60 -8 78 -8 78 4V10',
    'tap stroke 5 M60 24V4C60 -8 78 -8 78 4V10',
    'tap-1.5 box 74.6 8 6.8 4 1',
    '#9fd0ea/0.85 box 76.4 12 3.2 26 1.4',
    { mirror: 60, parts: ['tap metal box 40 16 5 9 1.5', 'tap-0.5 box 36 12 13 5 2.4'] },
  ],
};

/** Storeys of glass up to a point. */
const pointedTower: Plan = {
  colours: { glass: '#6f9ab8 #7f8f9f', light: '#f6dc92' },
  mirrors: false,
  parts: [
    'glass face poly 118 0 0 196 150 220',
    'glass-1.6 poly 118 0 150 220 236 188',
    {
      inside: 'poly 118 0 0 196 150 220',
      parts: [
        { times: [11, 0, 20], parts: ['glass+1.6/0.8 lines 2.2 -10 0 170 28'] },
        { times: [12, 17, 0], parts: ['glass+1.4/0.5 lines 1.4 -36 220 118 0'] },
        'light/0.9 poly 66 150 78 152 78 160 66 158',
        'light/0.9 poly 104 118 116 120 116 128 104 126',
        'light/0.9 poly 40 182 52 184 52 192 40 190',
        'light/0.9 poly 112 178 124 180 124 188 112 186',
      ],
    },
    {
      inside: 'poly 118 0 150 220 236 188',
      parts: [{ times: [11, 0, 20], parts: ['glass+0.6/0.7 lines 2.2 110 26 246 -14'] }],
    },
    'glass+2.4 lines 2 118 0 150 220',
    '#33424f poly 66 207 66 186 88 189 88 210',
  ],
};

const rounded: readonly Shape[] = ['spherical', 'round', 'oval', 'teardrop'];
const pointed: readonly Shape[] = ['triangular', 'conical', 'pyramidal'];
/** Forms, how the thing is built in them, and what of it takes a form of its own. */
type OwnForm = readonly [forms: readonly Shape[], plan: Plan, over?: (pen: Pen) => void];
const own: ReadonlyMap<string, readonly OwnForm[]> = new Map<string, readonly OwnForm[]>([
  [
    'flag',
    [
      [pointed, pennant],
      [['pentagonal'], fiveCornered],
    ],
  ],
  ['pillow', [[['square'], plump]]],
  ['cushion', [[['square'], plump]]],
  ['pizza', [[['triangular'], lyingSlice, sliceToppings]]],
  ['watch-box', [[rounded, openBall]]],
  ['picture-frame', [[['spherical'], picturedBall]]],
  ['corner-flag', [[pointed, pennant]]],
  ['sofa', [[['crescent', 'round', 'oval', 'spherical'], curved]]],
  ['umbrella', [[pointed, parasol]]],
  ['beach-parasol', [[pointed, parasol]]],
  ['basketball-hoop', [[pointed, pointedHoop]]],
  ['goal-post', [[pointed, netOfOnePoint]]],
  ['goal-net', [[pointed, netOfOnePoint]]],
  ['curtain', [[pointed, draped]]],
  ['sink', [[['oval', 'round', 'spherical'], roundBasin]]],
  ['skyscraper', [[pointed, pointedTower]]],
]);

const drawn = new Map<Plan, Drawable>();

/** A thing that is built otherwise in this form, where pulling it into the outline would break it. */
export function ownForm({ concept, kind, habitat, height }: Drawable, shape: Shape | undefined): Drawable | undefined {
  const [, plan, over] = own.get(concept)?.find(([forms]) => shape !== undefined && forms.includes(shape)) ?? [];
  if (!plan) return undefined;
  const drawing = drawn.get(plan) ?? planned('plain-figure', plan);
  drawn.set(plan, drawing);
  return {
    ...drawing,
    concept,
    kind,
    habitat,
    height,
    ...(over && {
      paint(context, brush) {
        drawing.paint(context, brush);
        over(createPen(context, brush));
      },
    }),
  };
}
