import { css, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Context } from '../../kit/shapes.js';
import type { View } from '../view.js';
import { paintGlow } from './houses.js';

export interface Cone {
  readonly x: number;
  readonly foot: number;
  readonly rise: number;
}

const hot: Rgb = [255, 120, 40];

/** A volcano that erupts: its cone, ash above it, a fountain of lava and streams down the flanks. */
export function paintErupting(context: Context, view: View, cone: Cone): void {
  const { unit } = view;
  const mouth = cone.rise * 0.17;
  if (view.allowed('smoke')) paintAsh(context, view, cone, mouth);
  paintGlow(context, cone.x, cone.foot - cone.rise, unit * 0.42, hot, view.night ? 0.9 : 0.6);
  paintFlanks(context, view, cone, mouth);
  paintStreams(context, view, cone, mouth);
  paintFountain(context, view, cone, mouth);
}

/** A column that opens into a cloud, lit from below. */
function paintAsh(context: Context, view: View, { x, foot, rise }: Cone, mouth: number): void {
  const random = view.random.fork('ash');
  const top = foot - rise;
  for (let puff = 0; puff < 46; puff++) {
    const t = puff / 46;
    const spread = mouth * (0.7 + 2.6 * t ** 1.6);
    const size = mouth * (0.6 + t * 1.1) * random.between(0.8, 1.25);
    const from = mix(view.tone([92, 84, 92], 0.15), t < 0.3 ? hot : view.air.haze, t < 0.3 ? 0.45 - t : 0.18);
    // seldom far out, or one would hang in the sky beside the cloud
    const aside = random.around(spread);
    const [px, py] = [x + aside * (1 - 0.38 * Math.abs(aside / spread)), top - t * (top + mouth * 0.4)];
    const paint = context.createRadialGradient(px - size * 0.3, py - size * 0.3, 0, px, py, size);
    paint.addColorStop(0, css(mix(from, [255, 250, 244], 0.16)));
    paint.addColorStop(1, css(from));
    context.fillStyle = paint;
    context.beginPath();
    context.arc(px, py, size, 0, Math.PI * 2);
    context.fill();
  }
}

function paintFlanks(context: Context, view: View, { x, foot, rise }: Cone, mouth: number): void {
  const top = foot - rise;
  const reach = rise * 1.15;
  const rock: Rgb = view.snowy ? [168, 170, 180] : [92, 76, 78];
  for (const side of [-1, 1] as const) {
    context.fillStyle = css(view.air.light.side * side < 0 ? view.shaded(rock, 0.4) : view.lit(rock, 0.4));
    context.beginPath();
    context.moveTo(x - side, top + mouth * 0.2);
    context.lineTo(x + side * mouth, top);
    context.bezierCurveTo(
      x + side * mouth * 1.7,
      top + rise * 0.5,
      x + side * reach * 0.6,
      top + rise * 0.9,
      x + side * reach,
      foot,
    );
    context.lineTo(x - side, foot);
    context.fill();
  }
  context.fillStyle = css(hot);
  context.beginPath();
  context.ellipse(x, top + mouth * 0.06, mouth, mouth * 0.18, 0, 0, Math.PI * 2);
  context.fill();
}

/** Lava that runs down from the mouth, thinner and darker as it cools. */
function paintStreams(context: Context, view: View, { x, foot, rise }: Cone, mouth: number): void {
  const random = view.random.fork('streams');
  const top = foot - rise;
  context.lineCap = 'round';
  for (const [way, wide, long] of [
    [-0.55, 0.24, 0.66],
    [0.1, 0.32, 0.86],
    [0.66, 0.2, 0.58],
  ] as const) {
    let [px, py] = [x + mouth * way, top + mouth * 0.1];
    for (let step = 0; step < 14; step++) {
      const t = (step + 1) / 14;
      const nx = x + mouth * way + rise * way * 0.55 * (t * long) ** 1.5 + random.around(mouth * 0.09);
      const ny = top + rise * long * t;
      context.strokeStyle = css(mix([255, 214, 110], [214, 66, 34], t));
      context.lineWidth = mouth * wide * (1 - t * 0.6);
      context.beginPath();
      context.moveTo(px, py);
      context.lineTo(nx, ny);
      context.stroke();
      [px, py] = [nx, ny];
    }
  }
}

function paintFountain(context: Context, view: View, { x, foot, rise }: Cone, mouth: number): void {
  const random = view.random.fork('fountain');
  const top = foot - rise;
  context.lineCap = 'round';
  for (let jet = 0; jet < 16; jet++) {
    const way = random.around(1);
    const high = rise * random.between(0.16, 0.38) * (1 - Math.abs(way) * 0.4);
    context.strokeStyle = css(mix([255, 226, 120], hot, random.next()), 0.9);
    context.lineWidth = mouth * random.between(0.05, 0.13);
    context.beginPath();
    context.moveTo(x + way * mouth * 0.4, top);
    context.quadraticCurveTo(x + way * mouth, top - high * 1.6, x + way * mouth * 2.1, top - high * 0.4);
    context.stroke();
  }
  for (let spark = 0; spark < 34; spark++) {
    context.fillStyle = css([255, 200, 90], random.between(0.5, 1));
    context.beginPath();
    context.arc(
      x + random.around(mouth * 2.2),
      top - random.next() * rise * 0.42,
      mouth * random.between(0.03, 0.08),
      0,
      Math.PI * 2,
    );
    context.fill();
  }
}
