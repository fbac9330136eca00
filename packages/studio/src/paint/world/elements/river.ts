import { css, lighten, mix } from '../../kit/colour.js';
import type { Context } from '../../kit/shapes.js';
import { earth } from './foliage.js';
import type { Keep } from './paths.js';
import { waterColours } from './sea.js';
import { itemBox } from '../../../scene/scene.js';
import type { View } from '../view.js';

/** How far from its middle its banks are wet, in halves of its width. */
const BANK = 1.25;

export interface River {
  readonly top: number;
  /** Where it comes from and where it leaves at the lower edge, 0 to 1 across. */
  readonly end: number;
  readonly start: number;
  /** Width at the lower edge as a share of the shorter side. */
  readonly wide: number;
}

/** The river's middle and half width at a height of the picture. */
export function riverCourse(view: View, river: River): (y: number) => readonly [x: number, half: number] {
  const random = view.random.fork('river');
  const swing = random.between(0.1, 0.18) * (random.chance(0.5) ? 1 : -1);
  return (y) => {
    const near = Math.max(0, Math.min(1, (y - river.top) / (view.height - river.top)));
    const straight = river.end + (river.start - river.end) * near;
    const bend = swing * Math.sin((1 - near) ** 1.4 * Math.PI * 2.4) * (0.2 + near * 0.8);
    return [view.width * (straight + bend), view.unit * river.wide * 0.5 * (0.03 + near ** 1.15)];
  };
}

/** Somebody on the ground stands where it runs: there it would flow around their ankles. */
export function isInRiver(view: View, river: River): boolean {
  const course = riverCourse(view, river);
  return view.scene.items.some((item) => {
    if (item.standsOn !== 'ground' || item.y <= river.top) return false;
    const [x, half] = course(item.y);
    const { left, right } = itemBox(item);
    return right > x - half * BANK && left < x + half * BANK;
  });
}

/** A river that winds from the distance to the viewer and mirrors the sky. Returns where it lies, to keep it free. */
export function paintRiver(context: Context, view: View, river: River): Keep {
  const { height, unit, air } = view;
  const course = riverCourse(view, river);
  const colours = waterColours(view);
  const steps = 34;
  const ys = Array.from(
    { length: steps + 1 },
    (_, step) => river.top + (height + 2 - river.top) * (step / steps) ** 1.5,
  );
  const outline = (grow: number): void => {
    context.beginPath();
    for (const y of ys) {
      const [x, half] = course(y);
      context.lineTo(x - half * grow, y);
    }
    for (const y of ys.toReversed()) {
      const [x, half] = course(y);
      context.lineTo(x + half * grow, y + half * 0.02);
    }
    context.closePath();
  };
  const bank = view.snowy ? ([206, 216, 232] as const) : mix(earth, [120, 120, 80], 0.4);
  context.fillStyle = css(view.shaded(bank, 0.2, 0.8), 0.8);
  outline(1.1);
  context.fill();
  context.save();
  const paint = context.createLinearGradient(0, river.top, 0, height);
  paint.addColorStop(0, css(lighten(mix(colours.far, air.skyHorizon, 0.6 * colours.mirrors), 0.02)));
  paint.addColorStop(0.35, css(mix(colours.far, air.skyMiddle, 0.5 * colours.mirrors)));
  paint.addColorStop(1, css(colours.middle));
  context.fillStyle = paint;
  outline(1);
  context.fill();
  context.clip();
  const random = view.random.fork('river light');
  for (let index = 0; index < 90; index++) {
    const t = random.next() ** 0.7;
    const y = river.top + (height - river.top) * t ** 1.4;
    const [x, half] = course(y);
    const long = half * random.between(0.08, 0.34);
    const bright = random.chance(0.55);
    context.fillStyle = css(bright ? lighten(air.skyHorizon, 0.05) : colours.near, bright ? 0.34 : 0.26);
    context.beginPath();
    context.ellipse(x + half * random.between(-0.9, 0.9), y, long, Math.max(0.5, unit * 0.003 * t), 0, 0, Math.PI * 2);
    context.fill();
  }
  context.restore();
  return (x, y) => {
    const [middle, half] = course(y);
    return Math.abs(x - middle) < half * 1.12;
  };
}
