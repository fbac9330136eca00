import type { Shape } from '../../catalogue/shapes.js';
import type { Brush } from '../drawable.js';
import { css, lighten } from '../kit/colour.js';
import type { Rgb } from '../kit/colour.js';
import { fillForm } from '../kit/form.js';
import { ellipse, polygon } from '../kit/shapes.js';
import type { Context, Point } from '../kit/shapes.js';
import { outlineOf } from './outlines.js';

/** The upper end of a body: where a wick, a neck or pencils come out. */
export interface Mouth {
  readonly y: number;
  readonly halfWide: number;
  readonly halfHigh: number;
}

/** A form of one height, its foot at the origin, as a body in the light. */
export interface Body {
  readonly aspect: number;
  readonly mouth: Mouth;
  paint(context: Context, colour: Rgb, brush: Brush): void;
}

const FLAT = 0.36;

/** An upright prism, seen a little from above; its top so much of its foot. */
function prism(corners: number, turn: number, stretch = 1, top = 1): Body {
  const [rx, ry] = [0.5 * stretch, 0.5 * FLAT];
  const ring = (y: number, share = 1): Point[] =>
    Array.from({ length: corners }, (_, corner): Point => {
      const angle = turn + (corner * 2 * Math.PI) / corners;
      return [Math.cos(angle) * rx * share, y + Math.sin(angle) * ry * share];
    });
  const [upper, lower] = [ring(-1 + ry * top, top), ring(-ry)];
  return {
    aspect: stretch,
    mouth: { y: -1 + ry * top, halfWide: rx * 0.8 * top, halfHigh: ry * 0.8 * top },
    paint(context, colour, { light }) {
      for (let side = 0; side < corners; side++) {
        const next = (side + 1) % corners;
        const facing = turn + ((side + 0.5) * 2 * Math.PI) / corners;
        if (Math.sin(facing) < -0.05) continue;
        polygon(context, [upper[side], upper[next], lower[next], lower[side]] as Point[]);
        const lit = Math.cos(facing) * (light.side >= 0 ? 1 : -1);
        const tone = css(lighten(colour, lit * 0.1 - 0.05));
        context.fillStyle = tone;
        context.strokeStyle = tone;
        context.lineWidth = 0.006;
        context.fill();
        context.stroke();
      }
      polygon(context, upper);
      context.fillStyle = css(lighten(colour, 0.1));
      context.fill();
    },
  };
}

/** A round body by its half widths from the top down, turned on a wheel. */
function turned(aspect: number, mouth: Mouth, halves: readonly (readonly [down: number, half: number])[]): Body {
  const foot = (halves.at(-1)?.[1] ?? 0) * 0.22;
  return {
    aspect,
    mouth,
    paint(context, colour, brush) {
      context.beginPath();
      const span = 1 - foot;
      halves.forEach(([down, half], index) => {
        const y = -1 + mouth.halfHigh + down * (span - mouth.halfHigh);
        if (index === 0) context.moveTo(half, y);
        else context.lineTo(half, y);
      });
      const base = halves.at(-1)?.[1] ?? 0;
      context.ellipse(0, -foot, base, foot, 0, 0, Math.PI);
      for (const [down, half] of halves.toReversed()) {
        context.lineTo(-half, -1 + mouth.halfHigh + down * (span - mouth.halfHigh));
      }
      context.ellipse(0, -1 + mouth.halfHigh, halves[0]?.[1] ?? 0, mouth.halfHigh, 0, Math.PI, 0);
      context.closePath();
      const bounds = { left: -aspect / 2, top: -1, right: aspect / 2, bottom: 0 };
      fillForm(context, colour, bounds, brush.light, 'upright', 1.25);
      if (mouth.halfWide < 0.1) return;
      ellipse(context, 0, -1 + mouth.halfHigh, halves[0]?.[1] ?? 0, mouth.halfHigh);
      context.fillStyle = css(lighten(colour, 0.1));
      context.fill();
    },
  };
}

/** Points along a curve, for `turned`. */
function along(half: (down: number) => number, steps = 24): [number, number][] {
  return Array.from({ length: steps + 1 }, (_, step) => [step / steps, half(step / steps)]);
}

const flatTop = (half: number): Mouth => ({ y: -1 + half * 0.26, halfWide: half, halfHigh: half * 0.26 });

/** The outline, thick: its front turned to us, its side behind. */
function extruded(shape: Shape): Body {
  const { aspect, trace } = outlineOf(shape);
  const [depth, rise] = [0.2, 0.07];
  const share = 1 / (1 + rise);
  return {
    aspect: (aspect + depth) * share,
    mouth: { y: -0.97, halfWide: 0.1, halfHigh: 0.03 },
    paint(context, colour, brush) {
      context.save();
      context.scale(share, share);
      context.translate(-depth / 2, 0);
      const steps = 22;
      for (let step = steps; step > 0; step--) {
        context.save();
        context.translate((step / steps) * depth, (-step / steps) * rise);
        trace(context);
        context.fillStyle = css(lighten(colour, brush.light.side >= 0 ? -0.08 : -0.18));
        context.fill();
        context.restore();
      }
      trace(context);
      fillForm(context, colour, { left: -aspect / 2, top: -1, right: aspect / 2, bottom: 0 }, brush.light, 'flat', 0.9);
      context.restore();
    },
  };
}

/** Its front is turned to us, nearly level below: aslant it would seem to tip over. */
function pyramid(): Body {
  return {
    aspect: 1.14,
    mouth: { y: -0.98, halfWide: 0.05, halfHigh: 0.015 },
    paint(context, colour, { light }) {
      const lit = light.side >= 0;
      for (const [points, tone] of [
        [
          [
            [0.03, -1],
            [0.3, 0],
            [-0.56, -0.012],
          ],
          lit ? -0.1 : 0.07,
        ],
        [
          [
            [0.03, -1],
            [0.57, -0.075],
            [0.3, 0],
          ],
          lit ? 0.08 : -0.15,
        ],
      ] as const) {
        polygon(context, points);
        context.fillStyle = css(lighten(colour, tone));
        context.fill();
      }
    },
  };
}

/** Eight faces, standing on a point. */
function octahedron(): Body {
  return {
    aspect: 0.86,
    mouth: { y: -0.98, halfWide: 0.04, halfHigh: 0.01 },
    paint(context, colour, { light }) {
      const lit = light.side >= 0 ? 1 : -1;
      for (const [points, tone] of [
        [
          [
            [0, -1],
            [-0.43, -0.54],
            [0.1, -0.44],
          ],
          -0.02 - 0.07 * lit,
        ],
        [
          [
            [0, -1],
            [0.43, -0.54],
            [0.1, -0.44],
          ],
          0.05 + 0.07 * lit,
        ],
        [
          [
            [0, 0],
            [-0.43, -0.54],
            [0.1, -0.44],
          ],
          -0.13 - 0.06 * lit,
        ],
        [
          [
            [0, 0],
            [0.43, -0.54],
            [0.1, -0.44],
          ],
          -0.06 + 0.06 * lit,
        ],
      ] as const) {
        polygon(context, points);
        context.fillStyle = css(lighten(colour, tone));
        context.fill();
      }
    },
  };
}

/** Open above and cut as a stone is: widest below its rim, eight facets down to a narrow foot. */
function cut(): Body {
  const sides = 8;
  const ring = (y: number, reach: number): Point[] =>
    Array.from({ length: sides }, (_, corner): Point => {
      const angle = ((corner + 0.5) * 2 * Math.PI) / sides;
      return [Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.26];
    });
  const rings = [ring(-0.9, 0.38), ring(-0.66, 0.5), ring(-0.035, 0.13)] as const;
  return {
    aspect: 1,
    mouth: { y: -0.9, halfWide: 0.33, halfHigh: 0.08 },
    paint(context, colour, { light }) {
      for (let side = 0; side < sides; side++) {
        const next = (side + 1) % sides;
        const facing = ((side + 1) * 2 * Math.PI) / sides;
        if (Math.sin(facing) < -0.05) continue;
        const lit = Math.cos(facing) * (light.side >= 0 ? 1 : -1);
        for (const [upper, lower, tone] of [
          [rings[0], rings[1], 0.06],
          [rings[1], rings[2], -0.06],
        ] as const) {
          polygon(context, [upper[side], upper[next], lower[next], lower[side]] as Point[]);
          context.fillStyle = css(lighten(colour, tone + lit * 0.1 + (side % 2 === 0 ? 0.025 : -0.025)));
          context.fill();
          context.strokeStyle = css(lighten(colour, 0.16), 0.7);
          context.lineWidth = 0.008;
          context.stroke();
        }
      }
      polygon(context, rings[0]);
      context.fillStyle = css(lighten(colour, 0.12));
      context.fill();
    },
  };
}

function ball(aspect: number): Body {
  return {
    aspect,
    mouth: { y: -0.95, halfWide: 0.2, halfHigh: 0.05 },
    paint(context, colour, { light }) {
      ellipse(context, 0, -0.5, aspect / 2, 0.5);
      fillForm(context, colour, { left: -aspect / 2, top: -1, right: aspect / 2, bottom: 0 }, light, 'round', 1.4);
    },
  };
}

/** Pointed above and round below, as a drop falls. */
const drop = along((down) => {
  const turn = Math.acos(1 - 2 * down);
  return 0.012 + (0.4 * Math.sin(turn) * Math.sin(turn / 2) ** 1.4) / 0.695;
}, 32);

const bodies: Readonly<Record<Shape, Body>> = {
  round: ball(1),
  spherical: ball(1),
  oval: ball(1.4),
  square: prism(4, Math.PI / 4, 1.1),
  cubic: prism(4, Math.PI / 3.3, 1.1),
  rectangular: prism(4, Math.PI / 3.6, 1.7),
  oblong: prism(4, Math.PI / 3.8, 2.2),
  triangular: extruded('triangular'),
  pentagonal: extruded('pentagonal'),
  hexagonal: extruded('hexagonal'),
  octagonal: extruded('octagonal'),
  trapezoidal: extruded('trapezoidal'),
  diamond: octahedron(),
  star: extruded('star'),
  heart: extruded('heart'),
  crescent: extruded('crescent'),
  teardrop: turned(0.8, { y: -0.98, halfWide: 0.04, halfHigh: 0.01 }, drop),
  cylindrical: turned(0.66, flatTop(0.33), [
    [0, 0.33],
    [1, 0.33],
  ]),
  conical: turned(0.86, { y: -0.985, halfWide: 0.03, halfHigh: 0.006 }, [
    [0, 0.01],
    [1, 0.43],
  ]),
  pyramidal: pyramid(),
  tall: turned(0.4, flatTop(0.2), [
    [0, 0.2],
    [1, 0.2],
  ]),
  wide: prism(4, Math.PI / 4, 2.4),
};

const vessels: ReadonlyMap<Shape, Body> = new Map<Shape, Body>([
  [
    'round',
    turned(
      0.9,
      flatTop(0.3),
      along((down) => 0.3 + 0.15 * Math.sin(Math.PI * (down * 0.8 + 0.1))),
    ),
  ],
  [
    'spherical',
    turned(
      1,
      flatTop(0.2),
      along((down) => Math.max(0.16, Math.sqrt(Math.max(0, 0.25 - (down * 0.92 - 0.46) ** 2)))),
    ),
  ],
  [
    'oval',
    turned(
      0.78,
      flatTop(0.2),
      along((down) => Math.max(0.15, 0.39 * Math.sqrt(Math.max(0, 1 - (down * 1.84 - 0.92) ** 2)))),
    ),
  ],
  // its point is cut off, or nothing would go into it
  ['pyramidal', prism(4, Math.PI / 3.3, 1.14, 0.42)],
  ['triangular', prism(3, Math.PI / 2)],
  ['pentagonal', prism(5, Math.PI / 2)],
  ['hexagonal', prism(6, 0)],
  ['octagonal', prism(8, Math.PI / 8)],
  ['diamond', cut()],
  [
    'teardrop',
    turned(
      0.84,
      flatTop(0.08),
      along((down) =>
        Math.max(
          0.08,
          down < 0.66
            ? 0.08 + 0.34 * (down / 0.66) ** 1.6
            : 0.42 * Math.sqrt(Math.max(0.06, 1 - ((down - 0.66) / 0.36) ** 2)),
        ),
      ),
    ),
  ],
  [
    'conical',
    turned(0.86, flatTop(0.42), [
      [0, 0.42],
      [1, 0.1],
    ]),
  ],
]);

/** A body of this form: one that stands by itself. */
export function bodyOf(shape: Shape): Body {
  return bodies[shape];
}

/** A body of this form that is open above. */
export function vesselOf(shape: Shape): Body {
  return vessels.get(shape) ?? bodies[shape];
}
