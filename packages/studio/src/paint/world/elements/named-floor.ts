import { css, lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Context } from '../../kit/shapes.js';
import type { View } from '../view.js';
import { paintFloor } from './interior.js';
import { paintTabletop } from './table.js';

const slate: Rgb = [150, 148, 146];
const pebble: Rgb = [166, 158, 146];
const wool: Rgb = [205, 190, 168];
const oak: Rgb = [176, 124, 78];

/** The floor that was named for things before a plain ground: flagstones, paving, gravel, a carpet. False where none was. */
export function paintNamedFloor(context: Context, view: View): boolean {
  if (view.asked('carpet') || view.asked('matting')) {
    paintCarpet(context, view, view.asked('matting'));
    return true;
  }
  if (view.asked('boards')) {
    paintNearBoards(context, view);
    return true;
  }
  const floor = floors.find(({ asked }) => view.asked(asked));
  if (!floor) return false;
  const { width, height, horizon } = view;
  const colour = view.tint(floor.asked) ?? floor.colour;
  const base = context.createLinearGradient(0, horizon, 0, height);
  base.addColorStop(0, css(view.tone(lighten(colour, floor.under - 0.07), 0.2)));
  base.addColorStop(1, css(view.tone(lighten(colour, floor.under), 0)));
  context.fillStyle = base;
  context.fillRect(0, horizon, width, height - horizon);
  floor.paint(context, view, colour);
  return true;
}

/** How high a skirting is where the whole floor is seen, and where a jar before it fills the picture, in units. */
const SKIRTING = { whole: 0.07, near: 0.2 } as const;

/** Floor boards up to a skirting. */
function paintBoards(context: Context, view: View): void {
  paintFloor(context, view, view.tint('boards') ?? oak);
  paintSkirting(context, view, SKIRTING.whole);
}

/** The same from as near as one is to what a hand lifts: a few broad boards, and a skirting as high as a jar lets it be. */
function paintNearBoards(context: Context, view: View): void {
  // a floor has no front edge
  paintTabletop(context, { ...view, height: view.height * 1.08 }, view.horizon, view.tint('boards') ?? oak);
  paintSkirting(context, view, SKIRTING.near);
}

function paintSkirting(context: Context, view: View, high: number): void {
  const { width, horizon, unit } = view;
  const white: Rgb = [236, 230, 220];
  context.fillStyle = css(view.tone(white, 0.2));
  context.fillRect(0, horizon - unit * high, width, unit * high);
  context.fillStyle = css(view.shaded(white, 0.2, 0.7), 0.6);
  context.fillRect(0, horizon - unit * (high + 0.002), width, Math.max(1, unit * 0.005));
}

interface Floor {
  readonly asked: string;
  readonly colour: Rgb;
  /** What shows between its stones, so much darker. */
  readonly under: number;
  paint(context: Context, view: View, colour: Rgb): void;
}

const floors: readonly Floor[] = [
  { asked: 'flagstones', colour: slate, under: -0.14, paint: paintSlabs },
  {
    asked: 'pavement',
    colour: [148, 148, 150],
    under: -0.16,
    paint(context, view, colour) {
      paintSlabs(context, view, colour);
      paintFlecks(context, view, colour, 900);
    },
  },
  {
    asked: 'concrete',
    colour: [170, 168, 164],
    under: 0,
    paint(context, view, colour) {
      paintFlecks(context, view, colour, 1300);
      paintCracks(context, view, colour);
    },
  },
  { asked: 'gravel', colour: pebble, under: 0, paint: paintGravel },
  {
    asked: 'bare-earth',
    colour: [126, 92, 62],
    under: -0.02,
    paint(context, view, colour) {
      paintFlecks(context, view, colour, 1500);
      paintGravel(context, view, colour, 130);
    },
  },
];

/** Whether a floor is named, which ends at a wall where a plain ground would have no end. */
export const namesFloor = (features: readonly string[]): boolean =>
  features.some((feature) => NEAR_FLOORS.has(feature) || floors.some(({ asked }) => asked === feature));
const NEAR_FLOORS: ReadonlySet<string> = new Set(['carpet', 'matting', 'boards']);

/** Grit: light and dark specks, finer far away. */
function paintFlecks(context: Context, view: View, colour: Rgb, count: number): void {
  const { width, height, horizon, unit } = view;
  const random = view.random.fork('grit');
  for (let index = 0; index < count; index++) {
    const near = random.next() ** 0.7;
    const size = unit * (0.0016 + 0.005 * near) * random.between(0.6, 1.5);
    const fleck = lighten(colour, random.chance(0.55) ? -random.between(0.08, 0.22) : random.between(0.06, 0.16));
    context.fillStyle = css(view.tone(fleck, 0.1), 0.75);
    context.beginPath();
    context.ellipse(
      random.between(0, width),
      horizon + (height - horizon) * near,
      size * 1.3,
      size * 0.7,
      0,
      0,
      Math.PI * 2,
    );
    context.fill();
  }
}

/** A few long cracks that run towards the viewer. */
function paintCracks(context: Context, view: View, colour: Rgb): void {
  const { width, height, horizon, unit } = view;
  const random = view.random.fork('cracks');
  context.strokeStyle = css(view.shaded(lighten(colour, -0.2), 0), 0.7);
  context.lineJoin = 'round';
  for (let crack = 0; crack < 4; crack++) {
    let [x, y] = [random.between(0, width), horizon + (height - horizon) * random.between(0.05, 0.5)];
    context.lineWidth = Math.max(0.8, unit * 0.004);
    context.beginPath();
    context.moveTo(x, y);
    for (let step = 0; step < 7; step++) {
      [x, y] = [x + random.around(unit * 0.09), y + (height - horizon) * random.between(0.02, 0.09)];
      context.lineTo(x, y);
    }
    context.stroke();
  }
}

/** How far in from the sides of the picture a carpet is, near and far, and where its border runs. */
const [NEAR_SIDE, FAR_SIDE, BORDER] = [0.01, 0.13, 0.06];

/** A carpet on floor boards, its far corners in the picture: rows of its pile, or the strips of a mat. */
function paintCarpet(context: Context, view: View, woven: boolean): void {
  const { width, height, horizon, unit } = view;
  const random = view.random.fork('carpet');
  const colour = view.tint('carpet') ?? wool;
  paintBoards(context, view);
  const top = horizon + (height - horizon) * 0.06;
  const corners = (inset: number): void => {
    const [far, near] = [width * (FAR_SIDE + inset), width * (NEAR_SIDE + inset)];
    const [from, to] = [top + (height - top) * inset, height * 0.99 - (height - top) * inset * 1.4];
    context.beginPath();
    context.moveTo(far, from);
    context.lineTo(width - far, from);
    context.lineTo(width - near, to);
    context.lineTo(near, to);
    context.closePath();
  };
  context.save();
  corners(0);
  context.clip();
  const floor = context.createLinearGradient(0, top, 0, height);
  floor.addColorStop(0, css(view.tone(lighten(colour, -0.1), 0.2)));
  floor.addColorStop(1, css(view.tone(colour, 0)));
  context.fillStyle = floor;
  context.fillRect(0, top, width, height - top);
  const rows = woven ? 26 : 44;
  for (let row = 0; row < rows; row++) {
    const y = top + (height - top) * (row / rows) ** 1.35;
    const deep = ((height - top) / rows) * (0.4 + (row / rows) * 1.1);
    const step = unit * (woven ? 0.09 : 0.022) * (0.5 + row / rows);
    for (let x = -step * random.next(); x < width; x += step) {
      const shade = lighten(colour, random.between(-0.07, 0.04));
      context.fillStyle = css(view.tone(shade, 0.1), woven ? 0.8 : 0.4);
      if (woven) context.fillRect(x, y, step * 0.94, deep * 0.72);
      else context.fillRect(x, y + random.around(deep * 0.3), step * 0.5, deep * 0.7);
    }
  }
  if (!woven) {
    corners(BORDER);
    context.lineWidth = unit * 0.016;
    context.strokeStyle = css(view.tone(lighten(colour, 0.22), 0.1), 0.85);
    context.stroke();
  }
  context.restore();
}

/** Rows of slabs that grow towards the viewer, each of its own grey, with dark joints. */
function paintSlabs(context: Context, view: View, colour: Rgb): void {
  const { width, height, horizon, unit } = view;
  const random = view.random.fork('flagstones');
  const rows = 6;
  // seen in perspective: every joint runs to one point above the horizon
  const vanish = horizon - (height - horizon) * 0.55;
  const yAt = (row: number): number => horizon + (height - horizon) * (row / rows) ** 1.5;
  const xAt = (along: number, y: number): number => width / 2 + along * unit * 0.3 * ((y - vanish) / (height - vanish));
  const gap = unit * 0.006;
  for (let row = 0; row < rows; row++) {
    const [top, bottom] = [yAt(row) + gap * 0.3, yAt(row + 1) - gap * 0.5];
    const shift = random.next();
    const reach = Math.ceil((width / unit) * 5) + 1;
    for (let along = -reach; along < reach; along++) {
      const [from, to] = [along + shift + 0.03, along + shift + 0.97];
      if (xAt(to, top) < 0 && xAt(to, bottom) < 0) continue;
      if (xAt(from, top) > width && xAt(from, bottom) > width) continue;
      const warm = random.between(0, colour === slate ? 0.3 : 0.08);
      const stone = mix(lighten(colour, random.between(-0.07, 0.06)), [160, 140, 116], warm);
      context.fillStyle = css(view.tone(stone, 0.2 - (row / rows) * 0.2));
      context.beginPath();
      context.moveTo(xAt(from, top), top);
      context.lineTo(xAt(to, top), top);
      context.lineTo(xAt(to, bottom), bottom);
      context.lineTo(xAt(from, bottom), bottom);
      context.fill();
    }
  }
}

/** Pebbles in many greys, small and close far away, larger towards the viewer. */
function paintGravel(context: Context, view: View, colour: Rgb, most = 520): void {
  const { width, height, horizon, unit } = view;
  const random = view.random.fork('gravel');
  const count = Math.round(most * Math.min(2.4, width / (height - horizon) / 2.6));
  for (let index = 0; index < count; index++) {
    const near = (index / count) ** 0.9;
    const y = horizon + (height - horizon) * near;
    const size = unit * (0.004 + 0.013 * near) * random.between(0.7, 1.4);
    const x = random.between(0, width);
    const warm = random.between(0, colour === pebble ? 0.4 : 0.12);
    const stone = mix(lighten(colour, random.between(-0.16, 0.14)), [140, 120, 100], warm);
    context.fillStyle = css(view.shaded(colour, 0.1), 0.5);
    context.beginPath();
    context.ellipse(x, y + size * 0.3, size * 1.1, size * 0.7, 0, 0, Math.PI * 2);
    context.fill();
    context.fillStyle = css(view.tone(stone, 0.1));
    context.beginPath();
    context.ellipse(x, y, size, size * 0.62, 0, 0, Math.PI * 2);
    context.fill();
  }
}
