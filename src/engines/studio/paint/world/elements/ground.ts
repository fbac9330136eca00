import { css, lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { blob, smoothClosed, smoothLine } from '../../kit/shapes.js';
import type { Context } from '../../kit/shapes.js';
import type { Random } from '../../kit/random.js';
import { crestLine } from './hills.js';
import type { View } from '../view.js';

export interface Ground {
  readonly top: number;
  readonly colour: Rgb;
  readonly bottom?: number;
  /** Rolling bands of light and shade, 0 none … 1 strong. */
  readonly bands?: number;
  /** How far its upper edge rises and falls, in pixels; a straight edge when absent. */
  readonly rolling?: number;
}

/** The plane from the horizon to the viewer, in broad bands of light and shade. */
export function paintGround(context: Context, view: View, ground: Ground): void {
  const { width, height } = view;
  const bottom = ground.bottom ?? height;
  const { top, colour } = ground;
  const paint = context.createLinearGradient(0, top, 0, bottom);
  paint.addColorStop(0, css(view.lit(colour, 0.72)));
  paint.addColorStop(0.22, css(view.lit(colour, 0.36)));
  paint.addColorStop(0.6, css(view.tone(colour, 0.1)));
  paint.addColorStop(1, css(view.shaded(colour, 0, 0.9)));
  context.fillStyle = paint;
  if (ground.rolling) {
    smoothLine(
      context,
      crestLine(view, view.random.fork('ground edge'), top, ground.rolling, Math.max(0.6, width / view.span)),
    );
    context.lineTo(width + 4, bottom);
    context.lineTo(-4, bottom);
    context.closePath();
    context.fill();
  } else context.fillRect(0, top, width, bottom - top);
  const strength = ground.bands ?? 0.6;
  if (strength <= 0) return;
  paintPatches(context, view, ground, bottom, strength);
  const random = view.random.fork('ground bands');
  const rows = 9;
  for (let row = 0; row < rows; row++) {
    const t = (row + 0.5) / rows;
    const y = top + (bottom - top) * t ** 1.8;
    const thick = (bottom - top) * (0.01 + 0.07 * t ** 1.3);
    const x = width * random.between(-0.3, 0.9);
    const long = width * random.between(0.35, 0.9);
    const bright = row % 2 === 0;
    const depth = (1 - t) * 0.6;
    context.fillStyle = css(bright ? view.lit(colour, depth, 1.2) : view.shaded(colour, depth, 0.7), 0.3 * strength);
    context.beginPath();
    context.moveTo(x, y);
    context.bezierCurveTo(x + long * 0.3, y - thick, x + long * 0.6, y - thick * 0.4, x + long, y);
    context.bezierCurveTo(x + long * 0.7, y + thick * 0.8, x + long * 0.3, y + thick, x, y);
    context.fill();
  }
}

/** Soft patches of drier and deeper colour, flat on the plane. */
function paintPatches(context: Context, view: View, { top, colour }: Ground, bottom: number, strength: number): void {
  const random = view.random.fork('patches');
  const { width } = view;
  const dry = mix(colour, [226, 206, 130], 0.4);
  const deep = mix(colour, [52, 92, 84], 0.35);
  for (let patch = 0; patch < 13; patch++) {
    const t = (patch + random.next()) / 13;
    const y = top + (bottom - top) * (0.06 + 0.9 * t ** 1.6);
    const half = width * random.between(0.1, 0.26) * (0.5 + t * 0.7);
    const x = width * random.next();
    const depth = (1 - t) * 0.6;
    const tint = view.snowy
      ? view.shaded(colour, depth, 0.6)
      : random.chance(0.55)
        ? view.lit(dry, depth, 0.7)
        : view.shaded(deep, depth, 0.4);
    const flat = 0.07 + t * 0.1;
    context.save();
    context.beginPath();
    context.rect(0, top + (bottom - top) * 0.03, width, bottom - top);
    context.clip();
    context.translate(x, y);
    context.scale(1, flat);
    const soft = context.createRadialGradient(0, 0, 0, 0, 0, half);
    soft.addColorStop(0, css(tint, 0.42 * strength));
    soft.addColorStop(1, css(tint, 0));
    context.fillStyle = soft;
    context.fillRect(-half, -half, half * 2, half * 2);
    context.restore();
  }
}

/** Low bushes scattered over the far part of the plane. */
export function paintBushes(context: Context, view: View, top: number, colour: Rgb, count: number, keep?: Keep): void {
  const random = view.random.fork('bushes');
  const { width, height, unit, air } = view;
  const places = Array.from({ length: count }, () => ({ t: random.between(0.03, 0.3), along: random.next() })).toSorted(
    (one, other) => one.t - other.t,
  );
  for (const { t, along } of places) {
    const x = width * along;
    const y = top + (height - top) * t;
    const size = unit * (0.012 + 0.075 * t) * random.between(0.7, 1.3);
    if (keep?.(x, y) || (t > 0.14 && Math.abs(along - 0.5) < 0.24)) continue;
    const depth = 0.62 - t * 1.4;
    paintGroundShadow(context, view, x - Math.sign(air.light.side || 1) * size * 0.4, y, size * 1.1, 0.24);
    for (const [tint, shift, scale] of [
      [view.shaded(colour, depth, 1.1), 0, 1],
      [view.tone(colour, depth), 0.16, 0.8],
      [view.lit(view.snowy ? [240, 245, 255] : colour, depth, 1), 0.36, 0.46],
    ] as const) {
      context.fillStyle = css(tint);
      smoothClosed(
        context,
        blob(
          random,
          x + air.light.side * size * shift,
          y - size * (0.42 + shift * 0.7),
          size * scale,
          size * 0.62 * scale,
          9,
          0.16,
        ),
      );
      context.fill();
    }
  }
}

/** Tufts of grass over the plane, growing towards the viewer. */
export function paintTufts(context: Context, view: View, top: number, colour: Rgb, density = 1, keep?: Keep): void {
  const bottom = view.height;
  const { width, unit } = view;
  const random = view.random.fork('tufts');
  const rows = 12;
  for (let row = 0; row < rows; row++) {
    const t = (row + 0.6) / rows;
    const y0 = top + (bottom - top) * t ** 1.5;
    const size = unit * (0.006 + 0.034 * t ** 1.3);
    const count = Math.min(30, Math.round((width / (size * 5)) * density * (0.4 + view.detail * 0.6)));
    const depth = (1 - t) * 0.6;
    const dark = css(view.shaded(colour, depth, 0.9), 0.7);
    const bright = css(view.lit(colour, depth, 1.2), 0.75);
    for (const tint of [dark, bright]) {
      context.fillStyle = tint;
      context.beginPath();
      for (let index = 0; index < count / 2; index++) {
        const x = random.next() * width;
        const y = y0 + random.around(size);
        const tall = size * random.between(0.6, 1.2);
        if (!keep?.(x, y)) blades(context, random, x, y, tall, 3);
      }
      context.fill();
    }
  }
}

/** Adds the outline of a few blades to the current path. */
export function blades(context: Context, random: Random, x: number, foot: number, size: number, count: number): void {
  for (let blade = 0; blade < count; blade++) {
    const spread = (blade - (count - 1) / 2) / Math.max(1, count);
    const lean = spread * size * 1.1 + random.around(size * 0.12);
    const tall = size * random.between(0.7, 1.1);
    const base = x + spread * size * 0.4;
    const wide = size * 0.09;
    context.moveTo(base - wide, foot);
    context.quadraticCurveTo(base + lean * 0.3 - wide, foot - tall * 0.6, base + lean, foot - tall);
    context.quadraticCurveTo(base + lean * 0.4 + wide, foot - tall * 0.5, base + wide, foot);
  }
}

const petals: readonly (readonly Rgb[])[] = [
  [
    [214, 72, 66],
    [232, 104, 84],
    [246, 206, 96],
  ],
  [
    [150, 116, 196],
    [186, 150, 214],
    [250, 222, 130],
  ],
  [
    [246, 240, 226],
    [250, 214, 92],
    [238, 158, 170],
  ],
  [
    [88, 124, 204],
    [244, 238, 228],
    [236, 134, 148],
  ],
];

/** Flowers strewn over the plane in drifts; far ones are dots, near ones have petals. */
export function paintFlowers(context: Context, view: View, top: number, density = 1, keep?: Keep): void {
  const bottom = view.height;
  const { width, unit } = view;
  const random = view.random.fork('flowers');
  const hints = view.scene.hints;
  const family = hints.length > 0 ? hints.slice(0, 3) : random.pick(petals);
  const count = Math.min(420, Math.round(230 * density * Math.min(2, width / view.height)));
  const drifts = Array.from({ length: 7 }, () => random.next());
  const spots = Array.from({ length: count }, () => {
    const t = random.next() ** 0.8;
    const drift = random.pick(drifts);
    return {
      t,
      x: width * (drift + random.around(0.16 + t * 0.1)),
      tint: family[Math.floor(random.next() ** 1.6 * family.length)] as Rgb,
      turn: random.next() * 6,
    };
  }).toSorted((one, other) => one.t - other.t);
  for (const { t, x, tint, turn } of spots) {
    const y = top + (bottom - top) * (0.03 + 0.97 * t ** 1.5);
    if (keep?.(x, y)) continue;
    const size = unit * (0.0022 + 0.0125 * t ** 1.4);
    const depth = (1 - t) * 0.55;
    const petal = css(view.lit(tint, depth, 0.8));
    if (size < unit * 0.0055) {
      context.fillStyle = petal;
      context.fillRect(x - size, y - size * 1.2, size * 2, size * 1.5);
      continue;
    }
    context.fillStyle = css(view.shaded([84, 124, 62], depth));
    context.fillRect(x - size * 0.1, y, size * 0.22, size * 3);
    context.fillStyle = petal;
    context.beginPath();
    for (let leaf = 0; leaf < 5; leaf++) {
      const angle = turn + (leaf / 5) * Math.PI * 2;
      const px = x + Math.cos(angle) * size * 0.62;
      const py = y + Math.sin(angle) * size * 0.46;
      context.moveTo(px + size * 0.5, py);
      context.ellipse(px, py, size * 0.5, size * 0.4, 0, 0, Math.PI * 2);
    }
    context.fill();
    context.fillStyle = css(view.tone([248, 214, 110], depth));
    context.beginPath();
    context.ellipse(x, y, size * 0.3, size * 0.24, 0, 0, Math.PI * 2);
    context.fill();
  }
}

export interface Rock {
  readonly x: number;
  readonly foot: number;
  readonly size: number;
  readonly depth: number;
  readonly colour: Rgb;
}

/** A boulder in three planes. */
export function paintRock(context: Context, view: View, rock: Rock, random: Random): void {
  const { x, foot, size, depth, colour } = rock;
  const side = view.air.light.side >= 0 ? 1 : -1;
  const outline = blob(random, x, foot - size * 0.32, size * 0.62, size * 0.5, 8, 0.16);
  const flat = outline.map(([px, py]) => [px, Math.min(py, foot)] as const);
  context.save();
  context.beginPath();
  flat.forEach(([px, py], index) => (index === 0 ? context.moveTo(px, py) : context.lineTo(px, py)));
  context.closePath();
  const body = context.createLinearGradient(x - side * size * 0.6, foot, x + side * size * 0.5, foot - size);
  body.addColorStop(0, css(view.shaded(colour, depth, 1.1)));
  body.addColorStop(0.55, css(view.tone(colour, depth)));
  body.addColorStop(1, css(view.lit(colour, depth)));
  context.fillStyle = body;
  context.fill();
  context.clip();
  context.fillStyle = css(
    view.lit(view.snowy ? [240, 245, 255] : lighten(colour, 0.05), depth, 1.1),
    view.snowy ? 0.95 : 0.75,
  );
  context.beginPath();
  context.moveTo(x - size * 0.7, foot - size * (view.snowy ? 0.5 : 0.62));
  context.lineTo(x + side * size * 0.06, foot - size * 0.44);
  context.lineTo(x + side * size * 0.7, foot - size * 0.58);
  context.lineTo(x + side * size * 0.7, foot - size * 1.2);
  context.lineTo(x - side * size * 0.7, foot - size * 1.2);
  context.closePath();
  context.fill();
  context.fillStyle = css(view.shaded(colour, depth, 1.3), 0.6);
  context.beginPath();
  context.moveTo(x + side * size * 0.05, foot - size * 0.44);
  context.lineTo(x - side * size * 0.7, foot - size * 0.6);
  context.lineTo(x - side * size * 0.7, foot + 2);
  context.lineTo(x - side * size * 0.08, foot + 2);
  context.closePath();
  context.fill();
  context.restore();
}

export interface Path {
  readonly name: string;
  /** Where it vanishes, 0 to 1 across. */
  readonly end: number;
  readonly top: number;
  /** Where it meets the lower edge, 0 to 1 across. */
  readonly start: number;
  readonly colour: Rgb;
  /** Width at the lower edge, as a share of the picture's shorter side. */
  readonly wide: number;
  /** A road with a middle line. */
  readonly paved?: boolean;
}

/** Whether a point of the ground must stay free. */
export type Keep = (x: number, y: number) => boolean;

/** A path that winds from the viewer to the horizon. Returns where it lies, to keep it free. */
export function paintPath(context: Context, view: View, path: Path): Keep {
  const { width, height, unit } = view;
  const random = view.random.fork(path.name);
  const swing = random.between(0.05, 0.13) * (random.chance(0.5) ? 1 : -1);
  const course = (y: number): readonly [x: number, half: number] => {
    const near = Math.max(0, Math.min(1, (y - path.top) / (height - path.top)));
    const straight = path.start + (path.end - path.start) * (1 - near);
    const wind = path.paved ? swing * 0.35 : swing;
    const x = width * (straight + wind * Math.sin((1 - near) ** 0.6 * Math.PI * 2.2) * (0.25 + near * 0.75));
    return [x, unit * path.wide * 0.5 * (0.025 + near ** 1.25)];
  };
  const at = (t: number): readonly [x: number, y: number, half: number] => {
    const y = height + 2 - (height + 2 - path.top) * (1 - (1 - t) ** 1.9);
    const [x, half] = course(y);
    return [x, y, half];
  };
  const steps = 26;
  const outline = (scale: number): void => {
    context.beginPath();
    for (let step = 0; step <= steps; step++) {
      const [x, y, half] = at(step / steps);
      context.lineTo(x - half * scale, y);
    }
    for (let step = steps; step >= 0; step--) {
      const [x, y, half] = at(step / steps);
      context.lineTo(x + half * scale, y);
    }
    context.closePath();
  };
  const fill = (colour: Rgb, scale: number, alpha: number): void => {
    const paint = context.createLinearGradient(0, path.top, 0, height);
    paint.addColorStop(0, css(view.lit(colour, 0.75), alpha));
    paint.addColorStop(0.35, css(view.lit(colour, 0.3), alpha));
    paint.addColorStop(1, css(view.tone(colour, 0), alpha));
    context.fillStyle = paint;
    outline(scale);
    context.fill();
  };
  fill(
    mix(path.colour, view.snowy ? [150, 170, 206] : [70, 66, 60], 0.45),
    view.snowy ? 1.06 : 1.14,
    view.snowy ? 0.4 : 0.5,
  );
  fill(path.colour, 1, 1);
  fill(lighten(path.colour, 0.05), 0.55, 0.5);
  if (path.paved) {
    context.fillStyle = css(view.lit([244, 232, 196], 0.1));
    for (let dash = 0; dash < 13; dash++) {
      const [x1, y1, h1] = at(dash / 13 + 0.004);
      const [x2, y2, h2] = at(dash / 13 + 0.045);
      context.beginPath();
      context.moveTo(x1 - h1 * 0.03, y1);
      context.lineTo(x1 + h1 * 0.03, y1);
      context.lineTo(x2 + h2 * 0.03, y2);
      context.lineTo(x2 - h2 * 0.03, y2);
      context.fill();
    }
  } else if (view.detail > 0.3) {
    const pebbles = random.fork('detail');
    for (let index = 0; index < 60 * view.detail; index++) {
      const [x, y, half] = at(pebbles.next() ** 1.6 * 0.8);
      const size = Math.max(0.6, half * pebbles.between(0.012, 0.04));
      context.fillStyle = css(pebbles.chance(0.5) ? view.lit(path.colour, 0.1) : view.shaded(path.colour, 0.1), 0.55);
      context.beginPath();
      context.ellipse(x + half * pebbles.between(-0.85, 0.85), y, size * 1.6, size * 0.7, 0, 0, Math.PI * 2);
      context.fill();
    }
  }
  return (x, y) => {
    const [middle, half] = course(y);
    return Math.abs(x - middle) < half * 1.1;
  };
}

/** Tall grass along the lower edge, before everything else. */
export function paintForegroundGrass(context: Context, view: View, colour: Rgb, tall = 0.09): void {
  const { width, height, unit } = view;
  const random = view.random.fork('foreground grass');
  const clumps = Math.min(60, Math.ceil(width / (unit * 0.035)));
  for (const [pass, tint] of [view.shaded(colour, 0, 1.5), view.shaded(colour, 0, 0.8), view.tone(colour)].entries()) {
    context.fillStyle = css(tint);
    for (let clump = 0; clump < clumps; clump++) {
      const along = (clump + random.next()) / clumps;
      // higher towards the corners, so that the middle stays open
      const frame = 0.3 + 0.7 * Math.min(1, Math.abs(along - 0.5) * 2) ** 1.6;
      const size = unit * tall * frame * random.between(0.55, 1.1) * (1 - pass * 0.18);
      context.beginPath();
      blades(context, random, along * width, height + unit * 0.01, size, 5);
      context.fill();
    }
  }
}

/** A soft shadow on the ground under something that the world itself paints. */
export function paintGroundShadow(
  context: Context,
  view: View,
  x: number,
  y: number,
  half: number,
  strength = 0.4,
): void {
  context.fillStyle = css(view.air.shadow, strength);
  smoothClosed(context, [
    [x - half, y],
    [x - half * 0.4, y - half * 0.16],
    [x + half * 0.6, y - half * 0.12],
    [x + half, y],
    [x + half * 0.3, y + half * 0.16],
    [x - half * 0.6, y + half * 0.12],
  ]);
  context.fill();
}
