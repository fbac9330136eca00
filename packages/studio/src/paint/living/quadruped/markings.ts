import type { Path2D } from '@napi-rs/canvas';
import type { Rgb } from '../../kit/colour.js';
import type { Random } from '../../kit/random.js';
import type { Context, Point } from '../../kit/shapes.js';
import { fillPath, softPatch } from '../form/modelling.js';
import { outline, together, tube } from '../form/outline.js';
import type { Knot } from '../form/outline.js';
import type { Body } from './anatomy.js';

/** Markings are painted over the whole animal; the context is clipped to it. */
export type Markings = (context: Context, body: Body, random: Random) => void;

/** Stripes that hang from the back, as on tigers, zebras and tabby cats. */
export function stripes(colour: Rgb, count: number, width: number, depth: number, alpha = 1, whole = false): Markings {
  return (context, body, random) => {
    const paths = [];
    for (let index = 0; index < count; index++) {
      const share = -0.08 + (index / (count - 1)) * (whole ? 0.98 : 1.06);
      const lean = random.around(0.02);
      const deep = depth * random.between(0.75, 1.1);
      const top = body.on(share, -0.35);
      const middle = body.on(share + lean + 0.025, deep * 0.45);
      const end = body.on(share + lean - 0.02, deep);
      paths.push(
        tube([
          [...top, width * 0.9],
          [...middle, width],
          [...end, width * (whole ? 0.8 : 0.1)],
        ]),
      );
      if (!whole && index % 2 === 0) {
        const low = body.on(share + 0.04, 1.15);
        const rise = body.on(share + 0.02, 1.15 - deep * 0.5);
        paths.push(
          tube([
            [...low, width * 0.8],
            [...rise, 0.3],
          ]),
        );
      }
    }
    fillPath(context, together(paths), colour, alpha);
  };
}

/** Rings on legs and neck, drawn in page space below and before the trunk. */
export function rings(colour: Rgb, width: number, alpha = 1): Markings {
  return (context, body, random) => {
    const paths = [];
    for (let y = body.belly[1] + 4; y < -8; y += width * 3.1) {
      for (const [x, half] of [
        [body.on(0.12, 0)[0], body.length * 0.24],
        [body.on(0.88, 0)[0], body.length * 0.26],
      ] as const) {
        paths.push(
          tube([
            [x - half, y + random.around(1), width * 0.6],
            [x, y + 2.4, width * 0.7],
            [x + half, y + random.around(1), width * 0.6],
          ]),
        );
      }
    }
    // across the neck, leaning with it
    const [fromX, fromY] = body.neckRoot;
    const [toX, toY] = body.poll;
    const long = Math.hypot(toX - fromX, toY - fromY) || 1;
    const across: Point = [-(toY - fromY) / long, (toX - fromX) / long];
    const count = Math.round(long / (width * 3.4));
    for (let step = 1; step <= count; step++) {
      const share = 0.16 + (step / count) * 0.84;
      const [x, y] = [fromX + (toX - fromX) * share, fromY + (toY - fromY) * share];
      const half = body.neckHalf * 1.25;
      paths.push(
        tube([
          [x - across[0] * half, y - across[1] * half, width],
          [x + random.around(1), y, width * 0.9],
          [x + across[0] * half * 0.8, y + across[1] * half * 0.8, width * 0.3],
        ]),
      );
    }
    fillPath(context, together(paths), colour, alpha);
  };
}

/** Large patches, as on cows, pintos and some dogs. */
export function patches(colour: Rgb, count: number, size: number, alpha = 1): Markings {
  return (context, body, random) => {
    const spots: readonly Point[] = [
      [0.14, 0.1],
      [0.52, 0.2],
      [0.86, 0.35],
      [0.34, 0.65],
      [0.68, 0.75],
      [1.02, -0.3],
    ];
    for (const [u, v] of spots.slice(0, count)) {
      const [x, y] = body.on(u + random.around(0.05), v + random.around(0.12));
      const knots: Knot[] = Array.from({ length: 9 }, (_, index): Knot => {
        const angle = (index / 9) * Math.PI * 2;
        const r = size * random.between(0.65, 1.15);
        return [x + Math.cos(angle) * r * 1.15, y + Math.sin(angle) * r * 0.85];
      });
      fillPath(context, outline(knots), colour, alpha);
    }
  };
}

/** Patches of several colours in turn, so large that each is seen: a calico cat, a Saint Bernard. */
export function piebald(colours: readonly Rgb[]): Markings {
  return (context, body, random) => {
    const places: readonly Point[] = [
      [0.2, 0.02],
      [0.78, 0.05],
      [0.5, 0.6],
      [0.04, 0.75],
      [1, 0.8],
    ];
    places.forEach(([u, v], index) => {
      const [x, y] = body.on(u + random.around(0.04), v + random.around(0.08));
      const size = body.length * (index < 2 ? 0.21 : 0.14);
      const knots: Knot[] = Array.from({ length: 9 }, (_, at): Knot => {
        const angle = (at / 9) * Math.PI * 2;
        const r = size * random.between(0.72, 1.12);
        return [x + Math.cos(angle) * r * 1.1, y + Math.sin(angle) * r * 0.9];
      });
      fillPath(context, outline(knots), colours[index % colours.length] as Rgb, 1);
    });
  };
}

/** Small spots over back and flank. */
export function spots(colour: Rgb, count: number, size: number, alpha = 1, rosettes = false): Markings {
  return (context, body, random) => {
    const paths = [];
    for (let index = 0; index < count; index++) {
      const [x, y] = body.on(random.between(0, 1.08), random.between(-0.25, 0.9));
      const r = size * random.between(0.6, 1.2);
      paths.push(
        tube(
          rosettes
            ? [
                [x - r, y, r * 0.3],
                [x - r * 0.2, y - r * 0.8, r * 0.35],
                [x + r * 0.8, y - r * 0.2, r * 0.3],
              ]
            : [
                [x - r * 0.2, y, r * 0.7],
                [x + r * 0.2, y, r * 0.6],
              ],
        ),
      );
    }
    fillPath(context, together(paths), colour, alpha);
  };
}

/** A net of pale lines between dark fields: the giraffe. */
export function fields(colour: Rgb): Markings {
  return (context, body, random) => {
    const paths: Path2D[] = [];
    const put = (x: number, y: number, r: number): void => {
      const knots: Knot[] = Array.from({ length: 6 }, (_, index): Knot => {
        const angle = (index / 6) * Math.PI * 2 + random.around(0.2);
        return [
          x + Math.cos(angle) * r * random.between(0.8, 1.1),
          y + Math.sin(angle) * r * random.between(0.8, 1.1),
          true,
        ];
      });
      paths.push(outline(knots));
    };
    const step = 13;
    for (let row = 0; row < 20; row++) {
      for (let column = -5; column < 10; column++) {
        const x = column * step + (row % 2) * (step / 2) + random.around(1.4);
        const y = body.belly[1] + 22 - row * step * 0.88 + random.around(1.4);
        put(x, y, step * (row < 2 ? 0.32 : 0.5));
      }
    }
    fillPath(context, together(paths), colour, 0.95);
  };
}

/** A dark blanket over the back, as on shepherds and beagles. */
export function saddle(colour: Rgb, depth: number, from = 0.05, to = 0.85): Markings {
  return (context, body) => {
    const knots: Knot[] = [
      body.on(from - 0.1, -0.5),
      body.on(to, -0.6),
      body.on(to + 0.05, 0.1),
      body.on((from + to) / 2 + 0.1, depth),
      body.on(from + 0.05, depth * 0.9),
      body.on(from - 0.1, 0.2),
    ];
    fillPath(context, outline(knots), colour, 0.92);
    softPatch(context, ...body.on((from + to) / 2, depth), body.length * 0.4, 8, colour, 0.5);
  };
}

/** A band round the middle: pandas, belted cattle. */
export function forequarters(colour: Rgb): Markings {
  return (context, body) => {
    if (body.croup[1] - body.withers[1] > 30) {
      // sitting upright: shoulders and forelegs, and the lower half of the haunch
      const [x] = body.withers;
      fillPath(
        context,
        outline([
          [x - 16, body.withers[1] + 6],
          [x + 14, body.withers[1] - 6],
          [body.chest[0] + 12, body.chest[1]],
          [body.chest[0] + 12, 4],
          [x + 8, 4],
          [x + 6, body.belly[1]],
          [x - 8, body.chest[1] + 4],
        ]),
        colour,
      );
      fillPath(
        context,
        outline([
          [body.buttock[0] - 8, -14],
          [x - 26, -22],
          [x + 4, -20],
          [x + 10, 4],
          [body.buttock[0] - 8, 4],
        ]),
        colour,
      );
      return;
    }
    const knots: Knot[] = [
      body.on(0.6, -0.4),
      body.on(0.82, -0.5),
      body.on(0.98, 0),
      body.on(1.1, 0.6),
      [body.on(1.1, 0)[0], 2],
      [body.on(0.5, 0)[0], 2],
      body.on(0.62, 0.8),
    ];
    fillPath(context, outline(knots), colour);
    fillPath(
      context,
      outline([
        body.on(-0.2, 0.72),
        body.on(0.2, 0.6),
        body.on(0.42, 0.95),
        [body.on(0.5, 0)[0], 2],
        [body.on(-0.2, 0)[0], 2],
      ]),
      colour,
    );
  };
}

export function layered(...all: readonly Markings[]): Markings {
  return (context, body, random) => {
    for (const marking of all) marking(context, body, random);
  };
}
