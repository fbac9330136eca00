import { lighten } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { flat, joints } from '../sets/floors.js';
import { place } from '../sets/place.js';
import { prop } from '../sets/props.js';
import { box, disc, face, panel, shineAt } from '../sets/solids.js';
import { tradeOf } from '../sets/trades.js';

const AWAY = 7;
const white: Rgb = [246, 240, 228];

/** A shop seen from across the pavement: its sign above, where words that it carries are written, windows and a door below. */
export const storefront = place({
  setting: 'storefront',
  horizon: 0.66,
  lens: { near: 4, eye: 1.5, range: 60 },
  ground: { far: 0.55 },
  land(pen) {
    flat(pen, [182, 176, 168]);
    joints(pen, [152, 146, 140], 1.1, { to: AWAY });
  },
  stand(pen) {
    const { view } = pen;
    const { context, random } = pen;
    const trim: Rgb =
      view.tint('storefront') ??
      random.pick([
        [44, 92, 88],
        [140, 52, 50],
        [44, 66, 112],
        [96, 70, 54],
      ] as const);
    const edge = pen.edge(AWAY) + 0.5;
    const wall: Rgb = [198, 156, 128];
    const top = pen.ceiling(AWAY) + 1;
    panel(pen, [-edge, edge], [0, top], AWAY, wall, 'lit');
    // the sign hangs where headlines are written
    const lower = pen.eye + (view.horizon - view.height * 0.31) / pen.scale(AWAY);
    const upper = pen.eye + (view.horizon - view.height * 0.05) / pen.scale(AWAY);
    const half = edge * 0.92;
    const high = Math.min(lower - 0.5, 3);
    panel(pen, [-half, half], [0, lower - 0.1], AWAY - 0.02, trim);
    const door = half * 0.3;
    for (const x of [
      [-half + 0.2, -door],
      [door, half - 0.2],
    ] as const) {
      panel(pen, [x[0] - 0.06, x[1] + 0.06], [0.5, high], AWAY - 0.03, white, 'lit');
      const dark = view.night || view.low;
      panel(pen, x, [0.56, high - 0.06], AWAY - 0.04, dark ? [255, 214, 140] : [148, 176, 190], dark ? 'glow' : 'tone');
      const { small } = tradeOf(view);
      let turn = random.fork(`wares ${x[0]}`).whole(0, small.length - 1);
      for (let ware = x[0] + 0.34; ware < x[1] - 0.2; ware += 0.6)
        prop(pen, small[turn++ % small.length] as string, ware, AWAY - 0.05, 0.7, { up: 0.57, hangs: true });
      face(
        pen,
        [
          [x[0] + 0.1, high - 0.1, AWAY - 0.06],
          [x[0] + (x[1] - x[0]) * 0.4, high - 0.1, AWAY - 0.06],
          [x[0] + 0.1, high * 0.5, AWAY - 0.06],
        ],
        white,
        'lit',
        0.3,
      );
    }
    box(pen, {
      x: [-door + 0.16, door - 0.16],
      up: [0, high - 0.2],
      away: [AWAY - 0.06, AWAY],
      colour: lighten(trim, 0.08),
    });
    panel(pen, [-door + 0.34, door - 0.34], [0.7, high - 0.4], AWAY - 0.08, [150, 178, 192], 'lit');
    disc(pen, door - 0.3, 1.05, AWAY - 0.1, 0.06, [236, 196, 100], 'lit');
    // the awning
    const stripes = 18;
    for (let stripe = 0; stripe < stripes; stripe++) {
      const a = -half + (half * 2 * stripe) / stripes;
      const b = -half + (half * 2 * (stripe + 1)) / stripes;
      const tint = stripe % 2 ? white : lighten(trim, 0.1);
      face(
        pen,
        [
          [a, lower - 0.15, AWAY - 0.05],
          [b, lower - 0.15, AWAY - 0.05],
          [b, high - 0.1, AWAY - 1],
          [a, high - 0.1, AWAY - 1],
        ],
        tint,
        'lit',
      );
      face(
        pen,
        [
          [a, high - 0.1, AWAY - 1],
          [b, high - 0.1, AWAY - 1],
          [b, high - 0.3, AWAY - 1],
          [(a + b) / 2, high - 0.38, AWAY - 1],
          [a, high - 0.3, AWAY - 1],
        ],
        tint,
        'shaded',
      );
    }
    box(pen, { x: [-half, half], up: [lower, upper], away: [AWAY - 0.2, AWAY], colour: trim });
    panel(pen, [-half + 0.12, half - 0.12], [lower + 0.1, upper - 0.1], AWAY - 0.22, lighten(trim, 0.06), 'lit');
    for (const side of [-1, 1]) {
      prop(pen, 'potted-plant', side * half * 0.9, AWAY - 1.2, 0.9);
      if (view.night || view.low) shineAt(pen, side * half * 0.5, 1.4, AWAY - 0.4, 2.4, [255, 200, 120], 0.45);
    }
    context.globalAlpha = 1;
  },
});
