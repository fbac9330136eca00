import { is } from '../../../catalogue/traits.js';
import { css, lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Context } from '../../kit/shapes.js';
import { comingAlong, lanesAcross } from './lanes.js';
import type { Lanes } from './lanes.js';
import type { View } from '../view.js';

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

const earthen: Rgb = [186, 150, 110];

const ways: readonly (readonly [asked: string, colour: Rgb])[] = [
  ['gravel', [158, 154, 148]],
  ['pavement', [150, 150, 152]],
  ['concrete', [172, 170, 166]],
  ['bare-earth', [134, 100, 70]],
];

/** The colour of what the way is said to be made of. */
function wayColour(view: View): Rgb | undefined {
  const found = ways.find(([asked]) => view.asked(asked));
  return found ? (view.tint(found[0]) ?? found[1]) : view.tint('path');
}

/** A path that winds from the viewer to the horizon. Returns where it lies, to keep it free. */
export function paintPath(context: Context, view: View, way: Path): Keep {
  const made = wayColour(view);
  const path = made ? { ...way, colour: made, wide: way.wide * 2 } : way;
  const { width, height, unit } = view;
  const random = view.random.fork(path.name);
  const lanes = path.paved ? lanesAcross(view) : undefined;
  const dirt = view.asked('dirt');
  if (lanes) return paintLanes(context, view, dirt ? earthen : path.colour, lanes, !dirt);
  context.save();
  const swing = random.between(0.05, 0.13) * (random.chance(0.5) ? 1 : -1);
  const winding = (y: number): readonly [x: number, half: number] => {
    const near = Math.max(0, Math.min(1, (y - path.top) / (height - path.top)));
    const straight = path.start + (path.end - path.start) * (1 - near);
    const wind = view.asked('winding') ? Math.sign(swing) * 0.2 : path.paved ? swing * 0.35 : swing;
    const x = width * (straight + wind * Math.sin((1 - near) ** 0.6 * Math.PI * 2.2) * (0.25 + near * 0.75));
    // it narrows evenly, as the eye sees it, and is still there at the horizon
    return [x, unit * path.wide * 0.5 * (0.05 + 0.95 * near ** 1.08)];
  };
  const bend = view.asked('winding') ? width * BEND * Math.sign(swing) : 0;
  const course = underneath(winding, path.paved ? comingAlong(view) : undefined, bend);
  const end = endOf(view) ?? behindWhom(view, course);
  if (end === 'hidden' || (!path.paved && !made && growsOn(view, course))) {
    context.restore();
    return () => false;
  }
  if (end !== undefined) {
    context.beginPath();
    context.rect(0, end, width, height - end + 2);
    context.clip();
  }
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
    paint.addColorStop(0, css(view.tone(colour, 0.6), alpha));
    paint.addColorStop(0.35, css(view.tone(colour, 0.25), alpha));
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
    const many = view.asked('gravel') ? 420 : made ? 160 : 60;
    for (let index = 0; index < many * view.detail; index++) {
      const [x, y, half] = at(pebbles.next() ** 1.6 * 0.8);
      const size = Math.max(0.6, half * pebbles.between(0.012, 0.04));
      context.fillStyle = css(pebbles.chance(0.5) ? view.lit(path.colour, 0.1) : view.shaded(path.colour, 0.1), 0.55);
      context.beginPath();
      context.ellipse(x + half * pebbles.between(-0.85, 0.85), y, size * 1.6, size * 0.7, 0, 0, Math.PI * 2);
      context.fill();
    }
  }
  context.restore();
  return (x, y) => {
    const [middle, half] = course(y);
    return (end === undefined || y > end) && Math.abs(x - middle) < half * 1.1;
  };
}

/** So much wider than what drives on it a road is. */
const VERGE = 1.25;
/** So far to the side, as a share of the width, a bend is seen behind it. */
export const BEND = 0.46;

type Course = (y: number) => readonly [x: number, half: number];

/** The same road where something comes along it: moved below that, and wide enough for it. */
export function underneath(course: Course, driving: ReturnType<typeof comingAlong>, bend = 0): Course {
  if (!driving) return course;
  const [x, half] = course(driving.y);
  const wider = Math.max(1, (driving.half * VERGE) / half);
  return (y) => {
    const [middle, own] = course(y);
    const near = Math.min(1, own / half);
    // the nearer, the more of the way it has to be moved; behind what drives it comes out of its bend
    return [middle + (driving.x - x) * near + bend * (1 - near) ** 1.5, own * wider];
  };
}

/** Nothing grows from a path that nobody asked for: where a tree or a flower stands the ground is grass. */
function growsOn(view: View, course: Course): boolean {
  if (view.asked('path') || view.asked('road')) return false;
  return view.scene.items.some(({ drawable, standsOn, subject, x, y, size }) => {
    if (subject === undefined || drawable.kind !== 'plant' || drawable.habitat !== 'ground' || standsOn !== 'ground')
      return false;
    const [middle, half] = course(y);
    return !is(drawable.concept, 'potted') && Math.abs(x - middle) < half * BESIDE_PATH + size * drawable.aspect * 0.1;
  });
}
/** So much farther from its middle than it is broad the roots are beside a path. */
const BESIDE_PATH = 1.3;

/**
 * A path leads to the house that stands in its way: what would show of it behind that is a splinter. Before what has a
 * narrow foot, as a flag, it would end along a straight edge, and there is none.
 */
function endOf(view: View): number | 'hidden' | undefined {
  const { width, scene } = view;
  if (view.asked('path') || view.asked('road')) return undefined;
  // over the table before our eyes only its far end would show
  if (scene.items.some(({ foremost }) => foremost === true)) return 'hidden';
  // beyond the pond of who swims its far end would be a wedge behind them
  if (scene.items.some(({ standsOn, subject }) => standsOn === 'water' && subject !== undefined)) return 'hidden';
  const blocks = scene.items.filter(({ drawable, standsOn, x, size }) => {
    const still = drawable.kind === 'object' || drawable.kind === 'furniture' || drawable.kind === 'building';
    const wide = drawable.aspect * size;
    return still && standsOn === 'ground' && wide > width * 0.2 && Math.abs(x - width / 2) < wide / 2 + width * 0.08;
  });
  if (blocks.some(({ drawable: { kind } }) => kind === 'object')) return 'hidden';
  return blocks.length === 0 ? undefined : Math.max(...blocks.map(({ y, size }) => y - size * 0.04));
}

/** In heights of an animal or a vehicle where its body is, and in widths how far to both sides: between legs one sees on. */
const [TRUNK, FLANK] = [0.58, 0.4];

/**
 * Behind the body of an animal or a vehicle a path that nobody asked for ends: over its back its far end is a thorn. Where
 * the body hides only a part of it, there is none.
 */
function behindWhom(view: View, course: Course): number | 'hidden' | undefined {
  if (view.asked('path') || view.asked('road')) return undefined;
  let end: number | undefined;
  for (const { drawable, standsOn, x, y, size } of view.scene.items) {
    if ((drawable.kind !== 'animal' && drawable.kind !== 'vehicle') || standsOn !== 'ground') continue;
    const trunk = y - size * TRUNK;
    const [middle, half] = course(trunk);
    const [aside, flank] = [Math.abs(x - middle), drawable.aspect * size * FLANK];
    if (aside > flank) continue;
    if (aside + half > flank) return 'hidden';
    end = Math.max(end ?? 0, trunk);
  }
  return end;
}

/** The road below what is seen from the side runs across. */
export function paintLanes(context: Context, view: View, colour: Rgb, { top, bottom }: Lanes, marked: boolean): Keep {
  const { width } = view;
  const high = bottom - top;
  context.fillStyle = css(view.tone(mix(colour, [70, 66, 60], 0.45), 0.2), 0.5);
  context.fillRect(0, top - high * 0.05, width, high * 1.12);
  const paint = context.createLinearGradient(0, top, 0, bottom);
  paint.addColorStop(0, css(view.tone(colour, 0.25)));
  paint.addColorStop(1, css(view.tone(colour, 0)));
  context.fillStyle = paint;
  context.fillRect(0, top, width, high);
  if (!view.snowy && marked) {
    context.fillStyle = css(view.lit([244, 232, 196], 0.1));
    for (let x = -0.02; x < 1; x += 0.12) context.fillRect(width * x, top + high * 0.42, width * 0.06, high * 0.05);
  }
  return (_x, y) => y > top - high * 0.1 && y < bottom + high * 0.1;
}
