import { createCanvas } from '@napi-rs/canvas';
import type { Brush, Drawable } from './drawable.js';
import type { Rgb } from './kit/colour.js';
import { createPen } from './objects/parts/pen.js';
import { tone } from './objects/parts/tone.js';

/** Metres of the pile, how broad it is in its own height, and how far its far edge is to the side. */
const [TALL, BROAD, ASIDE] = [0.15, 2.5, 0.24];
/** So high the front of the pile is, and in so many layers. */
const [FRONT, LAYERS] = [0.56, 3];

/** A shirt or trousers, folded: a flat pile of their own cloth. */
export function folded(garment: Drawable): Drawable {
  const half = (BROAD - ASIDE) / 2;
  const result: Drawable = {
    concept: garment.concept,
    kind: garment.kind,
    habitat: 'tabletop',
    height: TALL,
    aspect: BROAD,
    mirrors: garment.mirrors ?? true,
    top: { y: -0.8, left: -half * 0.8, right: half * 0.8 },
    variant: () => result,
    paint(context, brush) {
      const pen = createPen(context, brush);
      const cloth = clothOf(garment, brush);
      const [left, right] = [-BROAD / 2, BROAD / 2 - ASIDE];
      const high = FRONT / LAYERS;
      for (let layer = 0; layer < LAYERS; layer++) {
        const y = -high * layer;
        const inset = layer * 0.014;
        // a fold on the one side, edges on the other
        pen.shape(
          `M${right - inset} ${y}H${left + high / 2 + inset}Q${left + inset} ${y} ${left + inset} ${y - high / 2}Q${left + inset} ${y - high} ${left + high / 2 + inset} ${y - high}H${right - inset}Z`,
          pen.down(y - high, y, tone(cloth, 0.2), tone(cloth, -1.6)),
        );
        pen.outline(`M${left + high} ${y - high / 2}H${right - inset}`, 0.02, tone(cloth, -2));
      }
      const [near, far] = [-FRONT + 0.02, -1];
      pen.shape(
        `M${left + 0.04} ${near}L${left + ASIDE + 0.04} ${far + 0.05}Q${left + ASIDE + 0.08} ${far} ${left + ASIDE + 0.16} ${far}H${right + ASIDE - 0.06}Q${right + ASIDE} ${far} ${right + ASIDE - 0.03} ${far + 0.06}L${right - 0.02} ${near}Z`,
        pen.down(far, near, tone(cloth, 0.5), tone(cloth, 0.9)),
      );
      // what was folded in
      pen.outline(
        `M${left + BROAD * 0.3} ${near - 0.01}L${left + BROAD * 0.3 + ASIDE} ${far + 0.02}`,
        0.022,
        tone(cloth, -0.9),
      );
    },
  };
  return result;
}

const SIDE = 40;

/** The colour that most of it has: that of its chest, or of its legs. */
function clothOf(garment: Drawable, brush: Brush): Rgb {
  if (brush.colour) return brush.colour;
  const canvas = createCanvas(Math.ceil(SIDE * garment.aspect) + 2, SIDE + 2);
  const context = canvas.getContext('2d');
  context.translate(canvas.width / 2, SIDE + 1);
  context.scale(SIDE, SIDE);
  garment.paint(context, { ...brush, detail: 0 });
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const counts = new Map<number, { count: number; sum: [number, number, number] }>();
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] as number) < 250) continue;
    const [r, g, b] = [data[at], data[at + 1], data[at + 2]] as [number, number, number];
    const key = (r >> 5) * 64 + (g >> 5) * 8 + (b >> 5);
    const bin = counts.get(key) ?? { count: 0, sum: [0, 0, 0] };
    bin.count++;
    bin.sum = [bin.sum[0] + r, bin.sum[1] + g, bin.sum[2] + b];
    counts.set(key, bin);
  }
  const most = [...counts.values()].reduce<{ count: number; sum: [number, number, number] } | undefined>(
    (best, bin) => (best && best.count >= bin.count ? best : bin),
    undefined,
  );
  if (!most) return [150, 140, 130];
  const [r, g, b] = most.sum;
  return [Math.round(r / most.count), Math.round(g / most.count), Math.round(b / most.count)];
}
