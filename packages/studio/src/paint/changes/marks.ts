import type { Canvas } from '@napi-rs/canvas';
import type { Brush, Drawable } from '../drawable.js';
import { css, lighten, mix } from '../kit/colour.js';
import type { Rgb } from '../kit/colour.js';
import type { Context } from '../kit/shapes.js';
import { sprinkleDew } from '../materials/dew.js';
import { pixelsOf, sketch } from './sketch.js';

/** The thing as pixels, exactly as large as its box. */
interface Shown {
  readonly picture: Canvas;
  readonly size: number;
  readonly brush: Brush;
  /** The colour of a pixel, where the thing is. */
  readonly colourAt: (x: number, y: number) => Rgb | undefined;
}

/** What a word makes visible on any drawing: on its face, and around it in units of its height. */
interface Mark {
  readonly words: readonly string[];
  readonly kinds: ReadonlySet<Drawable['kind']>;
  /** How far it leaves the box. */
  readonly overhang?: number;
  readonly on?: (shown: Shown) => void;
  readonly behind?: (context: Context, aspect: number, shown: Shown) => void;
  readonly before?: (context: Context, aspect: number, shown: Shown) => void;
}

type Kinds = ReadonlySet<Drawable['kind']>;
const things: Kinds = new Set(['object', 'food', 'furniture', 'vehicle', 'plant']);
const edible: Kinds = new Set(['food']);
const growing: Kinds = new Set(['plant']);
const creatures: Kinds = new Set(['animal', 'food', 'plant', 'object', 'vehicle']);
const alive: Kinds = new Set(['animal', 'object']);

const BITS = 22;
const RUNS = 4;

const marks: readonly Mark[] = [
  {
    words: ['wet', 'soaked', 'drenched', 'soaking', 'damp'],
    kinds: creatures,
    on: ({ picture, size, brush }) => sprinkleDew(picture, size * 1.7, brush.light, brush.random.fork('wet')),
  },
  { words: ['iridescent', 'pearlescent', 'opalescent', 'shimmering'], kinds: alive, on: paintPlayOfColours },
  { words: ['crumbling', 'crumbly', 'crumbled', 'ruined'], kinds: edible, overhang: 0.3, before: strewCrumbs },
  { words: ['sticky', 'gooey', 'oozing'], kinds: things, on: paintRuns },
  { words: ['dripping', 'drippy'], kinds: edible, on: paintRuns },
  { words: ['thorny', 'prickly'], kinds: growing, overhang: 0.06, before: growThorns },
  { words: ['glowing', 'luminous'], kinds: new Set(['object', 'plant', 'food']), overhang: 0.4, behind: paintHalo },
];

/** Said of a thing and shown by no painter: drops, crumbs, runs, thorns, a shine of many colours, a glow. */
export function withMarks(drawable: Drawable, attributes: ReadonlySet<string>): Drawable {
  const asked = marks.filter(
    ({ words, kinds }) => kinds.has(drawable.kind) && words.some((word) => attributes.has(word)),
  );
  if (asked.length === 0) return drawable;
  const overhang = Math.max(drawable.overhang ?? 0.05, ...asked.map((mark) => mark.overhang ?? 0));
  return {
    ...drawable,
    overhang,
    paint(context, brush) {
      const shown = shownOf(drawable, brush, pixelsOf(context));
      for (const { behind } of asked) behind?.(context, drawable.aspect, shown);
      const worked = asked.filter(({ on }) => on);
      for (const { on } of worked) on?.(shown);
      if (worked.length > 0) context.drawImage(shown.picture, -drawable.aspect / 2, -1, drawable.aspect, 1);
      else drawable.paint(context, brush);
      for (const { before } of asked) before?.(context, drawable.aspect, shown);
    },
  };
}

function shownOf(drawable: Drawable, brush: Brush, size: number): Shown {
  const picture = sketch(drawable, brush, size);
  const { width, height } = picture;
  const { data } = picture.getContext('2d').getImageData(0, 0, width, height);
  return {
    picture,
    size,
    brush,
    colourAt(x, y) {
      const [column, row] = [Math.floor(x), Math.floor(y)];
      if (column < 0 || row < 0 || column >= width || row >= height) return undefined;
      const at = (row * width + column) * 4;
      return (data[at + 3] as number) < 128
        ? undefined
        : [data[at] as number, data[at + 1] as number, data[at + 2] as number];
    },
  };
}

/** Bands of soft colours that run into each other across it, as on a beetle or a soap bubble. */
function paintPlayOfColours({ picture }: Shown): void {
  const { width, height } = picture;
  const context = picture.getContext('2d');
  context.setTransform(1, 0, 0, 1, 0, 0);
  const play = context.createLinearGradient(0, 0, width, height);
  const hues = [320, 260, 190, 140, 60, 20, 330, 250, 180];
  for (const [index, hue] of hues.entries()) play.addColorStop(index / (hues.length - 1), `hsl(${hue} 85% 62%)`);
  context.globalCompositeOperation = 'source-atop';
  context.globalAlpha = 0.5;
  context.fillStyle = play;
  context.fillRect(0, 0, width, height);
  context.globalAlpha = 1;
  context.globalCompositeOperation = 'source-over';
}

/** Bits of itself lie before it, and some are on their way down. */
function strewCrumbs(context: Context, aspect: number, { picture, size, brush, colourAt }: Shown): void {
  const random = brush.random.fork('crumbs');
  for (let index = 0; index < BITS; index++) {
    const [x, y] = [picture.width * random.between(0.2, 0.8), picture.height * random.between(0.3, 0.8)];
    const colour = colourAt(x, y) ?? colourAt(picture.width / 2, size * 0.6) ?? ([196, 150, 96] as const);
    const across = random.around(aspect * 0.72);
    const down = index < 6 ? -random.between(0.1, 0.5) : random.between(-0.02, 0.09);
    const out = index < 6 ? Math.sign(across) * aspect * random.between(0.46, 0.6) : across;
    const half = random.between(0.012, 0.034);
    context.fillStyle = css(index % 3 ? colour : mix(colour, [60, 36, 20], 0.3));
    context.beginPath();
    for (let corner = 0; corner < 5; corner++) {
      const angle = (corner / 5) * Math.PI * 2;
      const reach = half * random.between(0.7, 1.2);
      context.lineTo(out + Math.cos(angle) * reach, down + Math.sin(angle) * reach * 0.8);
    }
    context.fill();
  }
}

/** Thick drops run down its front, each with a glint. */
function paintRuns({ picture, size, brush, colourAt }: Shown): void {
  const random = brush.random.fork('runs');
  const context = picture.getContext('2d');
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalCompositeOperation = 'source-atop';
  context.lineCap = 'round';
  const honey: Rgb = [226, 158, 46];
  for (let index = 0; index < RUNS; index++) {
    const x = picture.width * (0.16 + (index + random.between(0.2, 0.8)) * (0.68 / RUNS));
    let top = 0;
    while (top < picture.height && !colourAt(x, top)) top += 2;
    let foot = picture.height - 1;
    while (foot > top && !colourAt(x, foot)) foot -= 2;
    if (foot - top < size * 0.06) continue;
    const from = top + (foot - top) * random.between(0, 0.12);
    const to = from + (foot - from) * random.between(0.2, 0.62);
    const colour = mix(colourAt(x, from + 2) ?? honey, honey, 0.55);
    const wide = size * random.between(0.045, 0.07);
    for (const [ink, thick, end] of [
      [mix(colour, [80, 44, 10], 0.35), wide * 1.35, to],
      [lighten(colour, 0.06), wide, to - wide * 0.1],
    ] as const) {
      context.strokeStyle = css(ink);
      context.lineWidth = thick;
      context.beginPath();
      context.moveTo(x, from - wide);
      context.lineTo(x, end);
      context.stroke();
    }
    context.fillStyle = css([255, 255, 255], 0.75);
    context.beginPath();
    context.ellipse(x - wide * 0.2, to - wide * 0.2, wide * 0.14, wide * 0.3, 0, 0, Math.PI * 2);
    context.fill();
  }
  context.globalCompositeOperation = 'source-over';
}

/** Where it is thin, points grow out of it to both sides. */
function growThorns(context: Context, _aspect: number, { picture, size, colourAt }: Shown): void {
  const { width, height } = picture;
  const step = Math.max(3, Math.round(height * 0.042));
  let side = 1;
  for (let y = Math.round(height * 0.36); y < height * 0.96; y += step) {
    let left = 0;
    while (left < width && !colourAt(left, y)) left++;
    let right = width - 1;
    while (right > left && !colourAt(right, y)) right--;
    const thick = right - left;
    if (thick <= 0 || thick > height * 0.075) continue;
    side = -side;
    const [edge, foot] = [((side > 0 ? right : left) - width / 2) / size, y / size - 1];
    context.fillStyle = css(mix(colourAt(left + 1, y) ?? [70, 110, 60], [110, 50, 36], 0.45));
    context.beginPath();
    context.moveTo(edge - side * 0.006, foot - 0.016);
    context.lineTo(edge + side * 0.042, foot - 0.012);
    context.lineTo(edge - side * 0.006, foot + 0.016);
    context.fill();
  }
}

/** Its own light around it. */
/** Lighter than half it is air before what is behind: no line goes around it where things are outlined. */
const HALO = 0.36;

function paintHalo(context: Context, aspect: number, { picture, size, colourAt }: Shown): void {
  const own = colourAt(picture.width / 2, size * 0.5) ?? ([255, 226, 150] as const);
  const light = mix(lighten(own, 0.25), [255, 236, 170], 0.55);
  const reach = Math.max(aspect, 1) / 2 + 0.36;
  const glow = context.createRadialGradient(0, -0.5, reach * 0.25, 0, -0.5, reach);
  glow.addColorStop(0, css(light, HALO));
  glow.addColorStop(0.5, css(light, HALO * 0.6));
  glow.addColorStop(1, css(light, 0));
  context.fillStyle = glow;
  context.fillRect(-reach, -0.5 - reach, reach * 2, reach * 2);
}
