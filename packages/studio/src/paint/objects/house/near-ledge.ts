import type { Drawable } from '../../drawable.js';
import { css, hex, lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Context } from '../../kit/shapes.js';
import type { Random } from '../../kit/random.js';

/** What runs along the lower edge of a picture before our eyes. */
export const ledgeMaterials = ['table', 'boards', 'marble'] as const;
export type LedgeMaterial = (typeof ledgeMaterials)[number];

/** Each in two tones: the second one where what lies on it has the colour of the first. */
const TONES: Record<LedgeMaterial, readonly [Rgb, Rgb]> = {
  table: [hex('#b07a4c'), hex('#6a4632')],
  boards: [hex('#a08a70'), hex('#6e5442')],
  marble: [hex('#8fa39f'), hex('#d8cfc2')],
};

export const toneOf = (material: LedgeMaterial, second: boolean): Rgb => TONES[material][second ? 1 : 0];

const NEAR_LEDGE = 'near-ledge';

/** Whether a drawing is what others lie on before our eyes. */
export const isNearLedge = ({ concept }: Drawable): boolean => concept === NEAR_LEDGE;

/**
 * The top of a table or a rail, seen from just above it and cut off by the frame on three sides. The upper edge
 * of its box is its far edge; things stand on the middle of it.
 */
export function createNearLedge(aspect: number, material: LedgeMaterial, tone: Rgb): Drawable {
  const half = aspect / 2;
  return {
    concept: NEAR_LEDGE,
    kind: 'furniture',
    habitat: 'ground',
    height: 0.2,
    aspect,
    overhang: 0.12,
    paint(context, { light, random, snowy, detail }) {
      const top = context.createLinearGradient(0, -1, 0, 0);
      top.addColorStop(0, css(mix(lighten(tone, 0.09), [255, 244, 220], 0.14)));
      top.addColorStop(0.35, css(tone));
      top.addColorStop(1, css(mix(lighten(tone, -0.1), [40, 34, 60], 0.12)));
      context.save();
      outline(context, half, material);
      context.fillStyle = top;
      context.fill();
      context.clip();
      grainOf(material)(context, half, tone, random.fork('grain'), detail);
      shade(context, half, light.side);
      if (material !== 'table') edge(context, half, tone, snowy);
      else rim(context, half, tone, snowy);
      context.restore();
    },
  };
}

/** A table ends on both sides, its corners are round; a rail and a counter go on. */
function outline(context: Context, half: number, material: LedgeMaterial): void {
  context.beginPath();
  if (material !== 'table') return context.rect(-half, -1.05, half * 2, 1.15);
  const [far, near, round] = [half * 0.955, half * 0.995, 0.26];
  context.moveTo(-near, 0.1);
  context.lineTo(-far - 0.01, -1 + round);
  context.quadraticCurveTo(-far, -1, -far + round * 1.3, -1);
  context.lineTo(far - round * 1.3, -1);
  context.quadraticCurveTo(far, -1, far + 0.01, -1 + round);
  context.lineTo(near, 0.1);
  context.closePath();
}

/** The light on the rim of a table, or the snow on it. */
function rim(context: Context, half: number, tone: Rgb, snowy: boolean): void {
  outline(context, half, 'table');
  context.strokeStyle = css(snowy ? [240, 245, 252] : mix(lighten(tone, 0.16), [255, 246, 224], 0.35));
  context.lineWidth = snowy ? 0.36 : 0.07;
  context.stroke();
}

type Grain = (context: Context, half: number, tone: Rgb, random: Random, detail: number) => void;

function grainOf(material: LedgeMaterial): Grain {
  if (material === 'marble') return veins;
  return material === 'boards' ? boards : fibres;
}

/** Boards that run from side to side, the nearer the wider, with their fibres. */
function boards(context: Context, half: number, tone: Rgb, random: Random, detail: number): void {
  const seams = [-0.74, -0.4, 0.06];
  seams.forEach((y, index) => {
    const from = seams[index - 1] ?? -1;
    context.fillStyle = css(lighten(tone, random.around(0.035)), 0.7);
    context.fillRect(-half, from, half * 2, y - from);
  });
  fibres(context, half, tone, random, detail);
  for (const y of seams.slice(0, -1)) {
    context.fillStyle = css(mix(tone, [34, 24, 22], 0.62));
    context.fillRect(-half, y - 0.018, half * 2, 0.03);
    context.fillStyle = css(lighten(tone, 0.12), 0.6);
    context.fillRect(-half, y + 0.012, half * 2, 0.016);
  }
}

/** Long fibres of wood. */
function fibres(context: Context, half: number, tone: Rgb, random: Random, detail: number): void {
  const count = Math.round(14 + detail * 26);
  for (let index = 0; index < count; index++) {
    const y = -0.96 + (index / count) ** 1.2 * 1.02;
    const x = random.between(-half, half);
    const long = half * random.between(0.2, 0.8);
    const dark = random.chance(0.6);
    context.strokeStyle = css(dark ? mix(tone, [52, 32, 20], 0.45) : lighten(tone, 0.1), random.between(0.16, 0.34));
    context.lineWidth = 0.008 + (y + 1) * 0.016;
    context.beginPath();
    context.moveTo(x - long, y);
    context.bezierCurveTo(x - long / 3, y - 0.02, x + long / 3, y + 0.03, x + long, y + random.around(0.015));
    context.stroke();
  }
}

function veins(context: Context, half: number, tone: Rgb, random: Random): void {
  for (let index = 0; index < 7; index++) {
    let [x, y] = [random.between(-half, half), -1];
    context.strokeStyle = css(mix(tone, [90, 92, 104], 0.5), random.between(0.14, 0.36));
    context.lineWidth = random.between(0.008, 0.028);
    context.beginPath();
    context.moveTo(x, y);
    for (let step = 0; step < 5; step++) {
      x += random.around(0.5) + 0.14;
      y += 0.24;
      context.lineTo(x, y);
    }
    context.stroke();
  }
}

/** Darker away from the light. */
function shade(context: Context, half: number, side: number): void {
  const away = context.createLinearGradient(side >= 0 ? half : -half, 0, side >= 0 ? -half : half, 0);
  away.addColorStop(0, css([255, 246, 222], 0.12));
  away.addColorStop(0.5, css([255, 246, 222], 0));
  away.addColorStop(1, css([30, 24, 54], 0.2));
  context.fillStyle = away;
  context.fillRect(-half, -1, half * 2, 1.1);
}

/** Its far edge: the light on its rim, and the dark of what lies lower behind it. */
function edge(context: Context, half: number, tone: Rgb, snowy: boolean): void {
  context.fillStyle = css([24, 20, 34], 0.2);
  context.fillRect(-half, -1.05, half * 2, 0.05);
  context.fillStyle = css(snowy ? [240, 245, 252] : mix(lighten(tone, 0.16), [255, 246, 224], 0.35));
  context.fillRect(-half, -1.01, half * 2, snowy ? 0.2 : 0.035);
}
