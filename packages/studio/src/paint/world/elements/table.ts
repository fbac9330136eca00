import { css, lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Context } from '../../kit/shapes.js';
import type { View } from '../view.js';

const woods: readonly Rgb[] = [
  [176, 128, 88],
  [146, 100, 70],
  [198, 156, 112],
  [120, 86, 70],
];

/** A table top seen a little from above, filling the lower part of the picture. */
export function paintTabletop(context: Context, view: View, edge: number, colour?: Rgb): void {
  const { width, height, unit, air } = view;
  const random = view.random.fork('table');
  const stone = view.asked('marble');
  // a cloth, a pane of glass: nothing that was joined from boards
  const smooth = stone || view.asked('smooth-top');
  const wood: Rgb = stone ? [228, 226, 224] : (view.tint('table') ?? colour ?? random.pick(woods));
  const top = context.createLinearGradient(0, edge, 0, height);
  top.addColorStop(0, css(view.lit(wood, 0, 1.1)));
  top.addColorStop(0.35, css(view.lit(wood, 0, 0.5)));
  top.addColorStop(1, css(view.shaded(wood, 0, 0.8)));
  context.save();
  context.fillStyle = top;
  context.fillRect(0, edge, width, height - edge);
  // boards run towards the viewer and meet far behind the far edge
  const vanish = edge - (height - edge) * 1.7;
  const middle = width * random.between(0.42, 0.58);
  const boards = 7;
  const reach = width * 1.9;
  const at = (board: number, y: number): number => {
    const x = middle + (board / boards - 0.5) * reach;
    return middle + ((x - middle) * (y - vanish)) / (height - vanish);
  };
  context.beginPath();
  context.rect(0, edge, width, height - edge);
  context.clip();
  if (stone) paintVeins(context, view, edge);
  for (let board = 0; board < (smooth ? 0 : boards); board++) {
    const tint = random.chance(0.5)
      ? view.lit(wood, 0, random.between(0.6, 1.4))
      : view.shaded(wood, 0, random.between(0.3, 0.7));
    context.fillStyle = css(tint, 0.28);
    context.beginPath();
    context.moveTo(at(board, edge), edge);
    context.lineTo(at(board + 1, edge), edge);
    context.lineTo(at(board + 1, height), height);
    context.lineTo(at(board, height), height);
    context.fill();
    context.strokeStyle = css(view.shaded(lighten(wood, -0.12), 0, 1.2), 0.55);
    context.lineWidth = Math.max(1, unit * 0.003);
    context.beginPath();
    context.moveTo(at(board, edge), edge);
    context.lineTo(at(board, height), height);
    context.stroke();
    const grain = random.fork(`grain ${board}`);
    context.strokeStyle = css(view.shaded(wood, 0, 0.9), 0.22);
    context.lineWidth = Math.max(0.6, unit * 0.0016);
    for (let line = 0; line < 1 + Math.round(view.detail * 4); line++) {
      const inside = board + grain.between(0.12, 0.88);
      const from = edge + (height - edge) * grain.between(0, 0.5);
      const to = from + (height - edge) * grain.between(0.2, 0.6);
      context.beginPath();
      context.moveTo(at(inside, from), from);
      context.quadraticCurveTo(at(inside + grain.around(0.05), (from + to) / 2), (from + to) / 2, at(inside, to), to);
      context.stroke();
    }
  }
  // the sky lies on the far part, and the lamp or sun on its own side
  const sheen = context.createRadialGradient(
    width * (0.5 + air.light.side * 0.3),
    edge,
    0,
    width * (0.5 + air.light.side * 0.3),
    edge,
    width * 0.6,
  );
  sheen.addColorStop(0, css(mix(air.key, [255, 255, 255], 0.3), 0.34 * (0.4 + air.contrast * 0.6)));
  sheen.addColorStop(1, css(air.key, 0));
  context.globalCompositeOperation = 'screen';
  context.fillStyle = sheen;
  context.fillRect(0, edge, width, height - edge);
  context.globalCompositeOperation = 'source-over';
  context.fillStyle = css(view.lit(lighten(wood, 0.08), 0, 1.3), 0.9);
  context.fillRect(0, edge, width, Math.max(1, unit * 0.005));
  context.restore();
  paintFront(context, view, wood);
  const under = context.createLinearGradient(0, edge - unit * 0.03, 0, edge);
  under.addColorStop(0, css(air.shadow, 0));
  under.addColorStop(1, css(air.shadow, 0.28));
  context.fillStyle = under;
  context.fillRect(0, edge - unit * 0.03, width, unit * 0.03);
}

/** The front edge, with its thickness and the shade below: this is a table, not the floor. */
function paintFront(context: Context, view: View, wood: Rgb): void {
  const { width, height, unit, air } = view;
  const top = height * 0.935;
  const thick = Math.max(3, height * 0.028);
  context.fillStyle = css(view.lit(lighten(wood, 0.1), 0, 1.2));
  context.fillRect(0, top, width, Math.max(1, unit * 0.006));
  context.fillStyle = css(view.shaded(wood, 0, 0.5));
  context.fillRect(0, top + unit * 0.006, width, thick);
  context.fillStyle = css(mix(view.shaded(lighten(wood, -0.2), 0, 1.4), air.shadow, 0.5));
  context.fillRect(0, top + thick, width, height - top - thick);
}

/** Veins of marble that run across the top. */
function paintVeins(context: Context, view: View, edge: number): void {
  const { width, height, unit } = view;
  const random = view.random.fork('veins');
  for (let vein = 0; vein < 9; vein++) {
    context.strokeStyle = css(view.tone([146, 148, 158]), random.between(0.12, 0.36));
    context.lineWidth = Math.max(0.7, unit * random.between(0.002, 0.008));
    let x = width * random.between(-0.1, 1);
    context.beginPath();
    context.moveTo(x, edge);
    for (let y = edge; y < height; y += unit * 0.05) {
      x += random.around(unit * 0.09) + unit * 0.02;
      context.lineTo(x, y);
    }
    context.stroke();
  }
}
