import { known } from '../../../catalogue/records.js';
import type { Shape } from '../../../catalogue/shapes.js';
import { bodyOf } from '../../figures/bodies.js';
import { outlineOf } from '../../figures/outlines.js';
import type { Brush, Drawable } from '../../drawable.js';
import { css, hex, lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { fillForm } from '../../kit/form.js';
import type { Point } from '../../kit/shapes.js';
import { createPen } from '../parts/pen.js';
import type { Pen } from '../parts/pen.js';
import { tone } from '../parts/tone.js';

const stones = ['#4f8fd0', '#c8455a', '#3f9f7a', '#8a5fc0', '#e6f2f8'] as const;

/** A cut stone of the given outline in its setting, `size` high, its middle at (x, y). */
function stone(pen: Pen, shape: Shape, x: number, y: number, size: number, colour: Rgb, metal: Rgb): void {
  const { context, brush } = pen;
  if (solids.has(shape)) return solidStone(pen, shape, [x, y], size, colour, metal);
  const { aspect, trace } = outlineOf(shape);
  for (const [scale, paint] of [
    [size, metal],
    [size * 0.84, colour],
  ] as const) {
    context.save();
    context.translate(x, y + scale / 2);
    context.scale(scale, scale);
    trace(context);
    fillForm(context, paint, { left: -aspect / 2, top: -1, right: aspect / 2, bottom: 0 }, brush.light, 'flat', 1.5);
    if (paint === colour) {
      // facets run from the edge to a table of the same outline that catches the light, and a spark
      context.clip();
      for (let facet = 0; facet < 12; facet++) {
        const [from, to] = [(facet * Math.PI) / 6, ((facet + 1) * Math.PI) / 6];
        context.fillStyle = css(lighten(colour, facet % 2 === 0 ? 0.12 : -0.1), 0.7);
        context.beginPath();
        context.moveTo(0, -0.5);
        context.lineTo(Math.cos(from) * 1.2, -0.5 + Math.sin(from) * 1.2);
        context.lineTo(Math.cos(to) * 1.2, -0.5 + Math.sin(to) * 1.2);
        context.fill();
      }
      context.save();
      context.translate(0, -0.23);
      context.scale(0.54, 0.54);
      trace(context);
      context.fillStyle = css(lighten(colour, 0.14), 0.92);
      context.fill();
      context.restore();
      context.fillStyle = 'rgba(255,255,255,0.8)';
      context.beginPath();
      context.arc(-aspect * 0.18, -0.72, 0.05, 0, Math.PI * 2);
      context.fill();
    }
    context.restore();
  }
}

/** Forms that a stone has all around, and not only in its outline. */
const solids: ReadonlySet<Shape> = new Set<Shape>(['spherical', 'cubic', 'conical', 'pyramidal', 'cylindrical']);

/** A stone that is a body, in a cap that holds it from above: on a plate it would stand, and it hangs. */
function solidStone(pen: Pen, shape: Shape, [x, y]: Point, size: number, colour: Rgb, metal: Rgb): void {
  const { context, brush } = pen;
  const body = bodyOf(shape);
  context.save();
  context.translate(x, y + size / 2);
  context.scale(size, size);
  context.scale(0.94, 0.94);
  body.paint(context, colour, brush);
  pen.oval(-body.aspect * 0.1, -0.62, 0.05, 0.08, [255, 255, 255]);
  const { y: top, halfWide } = body.mouth;
  const half = Math.min(0.15, Math.max(0.08, halfWide));
  pen.oval(0, top + 0.01, half, half * 0.5, tone(metal, -1.2));
  pen.oval(0, top - 0.01, half * 0.9, half * 0.42, tone(metal, 1));
  pen.limb([0, top], [0, -1.06], 0.06, 0.05, tone(metal, 0.4));
  context.restore();
}

/** Links along an arc from one side to the other. */
function chain(pen: Pen, metal: Rgb, x: number, y: number, wide: number, deep: number, from: number, to: number): void {
  const links = 34;
  for (let link = 0; link <= links; link++) {
    const angle = from + ((to - from) * link) / links;
    const at: readonly [number, number] = [x + Math.cos(angle) * wide, y + Math.sin(angle) * deep];
    pen.oval(at[0], at[1], 0.02, 0.02, tone(metal, link % 2 === 0 ? 0.9 : -0.7));
  }
}

/** A hook, and the stone that hangs from it. */
function dangle(pen: Pen, metal: Rgb, x: number, gem: (x: number, y: number, size: number) => void): void {
  pen.ring(x, -0.86, 0.08, 0.1, 0.026, tone(metal, 0.3), Math.PI * 0.75, Math.PI * 2.3);
  pen.limb([x, -0.78], [x, -0.5], 0.02, 0.02, tone(metal, -0.4));
  gem(x, -0.235, 0.46);
}

interface Jewel {
  readonly concept: string;
  readonly aspect: number;
  readonly height: number;
  readonly metal: string;
  /** The form of its stone where none was asked for. */
  readonly form: Shape;
  paint(pen: Pen, metal: Rgb, stone: (x: number, y: number, size: number) => void): void;
}

const jewels: readonly Jewel[] = [
  {
    ...known('necklace'),
    aspect: 0.86,
    metal: '#e0b64a',
    form: 'round',
    paint(pen, metal, gem) {
      // it lies in a closed loop, its stones towards us
      chain(pen, metal, 0, -0.58, 0.41, 0.38, 0, Math.PI * 2);
      pen.oval(0, -0.96, 0.04, 0.03, tone(metal, -0.4));
      for (const x of [-0.25, 0.25]) gem(x, -0.28, 0.12);
      for (const x of [-0.13, 0.13]) gem(x, -0.22, 0.14);
      gem(0, -0.15, 0.28);
    },
  },
  {
    ...known('pendant'),
    aspect: 0.6,
    metal: '#e0b64a',
    form: 'round',
    paint(pen, metal, gem) {
      chain(pen, metal, 0, -0.72, 0.28, 0.24, 0, Math.PI * 2);
      pen.ring(0, -0.46, 0.03, 0.04, 0.016, tone(metal, 0.4));
      gem(0, -0.22, 0.42);
    },
  },
  {
    ...known('bracelet'),
    aspect: 1.35,
    metal: '#e0b64a',
    form: 'round',
    paint(pen, metal, gem) {
      pen.ring(0, -0.56, 0.58, 0.36, 0.13, tone(metal, -1.5), Math.PI, Math.PI * 2);
      pen.ring(0, -0.46, 0.58, 0.38, 0.16, pen.metal(metal, -0.66, 0.66), 0, Math.PI);
      pen.ring(0, -0.5, 0.58, 0.37, 0.02, tone(metal, 1.4), 0.15, Math.PI - 0.15);
      for (const [x, y] of [
        [-0.4, -0.2],
        [0.4, -0.2],
        [0, -0.1],
      ] as const)
        gem(x, y, 0.2);
    },
  },
  {
    ...known('earring'),
    aspect: 0.5,
    metal: '#e0b64a',
    form: 'round',
    paint: (pen, metal, gem) => dangle(pen, metal, 0, gem),
  },
  {
    ...known('earrings'),
    aspect: 1.15,
    metal: '#e0b64a',
    form: 'round',
    paint(pen, metal, gem) {
      for (const x of [-0.31, 0.31]) dangle(pen, metal, x, gem);
    },
  },
  {
    ...known('tie-clip'),
    aspect: 2.6,
    metal: '#c9ced6',
    form: 'round',
    paint(pen, metal, gem) {
      // two bars that hold the tie between them, a stone on the upper one
      pen.box(-1.28, -0.36, 2.3, 0.2, pen.lying(tone(metal, -1.8), -0.36, -0.16), 0.08);
      pen.box(-1.3, -0.66, 2.6, 0.36, pen.lying(metal, -0.66, -0.3), 0.06);
      gem(0, -0.5, 0.99);
    },
  },
  {
    ...known('cufflink'),
    aspect: 1.3,
    metal: '#c9ced6',
    form: 'round',
    paint(pen, metal, gem) {
      // a face, its post, and the bar that holds it behind the cuff
      pen.limb([-0.06, -0.46], [0.42, -0.32], 0.1, 0.08, pen.lying(metal, -0.5, -0.3));
      pen.limb([0.42, -0.56], [0.5, -0.08], 0.15, 0.15, pen.metal(metal, 0.34, 0.58));
      gem(-0.15, -0.5, 0.99);
    },
  },
  {
    ...known('brooch'),
    aspect: 1,
    metal: '#d8b052',
    form: 'round',
    paint(pen, metal, gem) {
      // the point of its pin, a wreath of gold petals with a pearl on each, the stone in the middle
      pen.limb([-0.47, -0.02], [0.47, -0.98], 0.03, 0.014, tone(metal, -1.2));
      for (let petal = 0; petal < 10; petal++) {
        const angle = (petal * Math.PI) / 5;
        const [x, y] = [Math.cos(angle), Math.sin(angle)];
        pen.limb(
          [x * 0.22, -0.5 + y * 0.22],
          [x * 0.41, -0.5 + y * 0.41],
          0.2,
          0.15,
          tone(metal, petal % 2 ? -0.6 : 0.5),
        );
        pen.oval(x * 0.44, -0.5 + y * 0.44, 0.055, 0.055, pen.ball([246, 240, 230], x * 0.44, -0.5 + y * 0.44, 0.055));
      }
      gem(0, -0.5, 0.6);
    },
  },
];

function jewel(piece: Jewel): Drawable {
  const { concept, aspect, height } = piece;
  return {
    concept,
    aspect,
    height,
    kind: 'object',
    habitat: 'tabletop',
    forms: true,
    paint(context, brush: Brush) {
      const pen = createPen(context, brush);
      const metal = brush.colour ?? hex(piece.metal);
      const shape = brush.form ?? piece.form;
      const clear = brush.attributes.has('diamond');
      const colour = brush.colour ? lighten(brush.colour, 0.04) : clear ? hex('#dceef6') : hex(pen.form.pick(stones));
      piece.paint(pen, metal, (x, y, size) => stone(pen, shape, x, y, size, mix(colour, metal, 0.06), metal));
    },
  };
}

/** Jewels: their stones take the form that was asked for. */
export const jewellery: readonly Drawable[] = jewels.map(jewel);
