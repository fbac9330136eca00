import type { Rgb } from '../../kit/colour.js';
import { paintHouse, paintLampPost, paints, roofs } from '../elements/houses.js';
import { paintProp } from '../elements/prop.js';
import type { Stood } from '../elements/prop.js';
import { paintTree } from '../elements/trees.js';
import type { Tree } from '../elements/tree-forms/tree.js';
import type { SetPen } from './space.js';

type Manner = Partial<Pick<Stood, 'colour' | 'flipped' | 'hangs' | 'attributes'>>;

/** A thing of the catalogue that stands in the place, measured in metres. */
export function prop(
  pen: SetPen,
  concept: string,
  x: number,
  away: number,
  metres: number,
  manner: Manner & { readonly up?: number } = {},
): void {
  const [px, py] = pen.point(x, manner.up ?? 0, away);
  paintProp(pen.context, pen.view, {
    concept,
    x: px,
    y: py,
    high: metres * pen.scale(away),
    depth: pen.depth(away),
    ...manner,
  });
}

export function treeAt(pen: SetPen, kind: Tree['kind'], x: number, away: number, metres: number, colour?: Rgb): void {
  if (!pen.view.allowed('trees') || !pen.view.brings('tree')) return;
  const [px, foot] = pen.point(x, 0, away);
  const tree = {
    kind,
    x: px,
    foot,
    height: metres * pen.scale(away),
    depth: pen.depth(away),
    ...(colour && { colour }),
  };
  paintTree(pen.context, pen.view, tree, pen.random.fork(`tree ${x} ${away}`));
}

export function houseAt(
  pen: SetPen,
  x: number,
  away: number,
  size: {
    readonly width: number;
    readonly height: number;
    readonly floors?: number;
    readonly gabled?: boolean;
    readonly wall?: Rgb;
    readonly roof?: Rgb;
  },
): void {
  const own = pen.random.fork(`house ${x} ${away}`);
  const [px, foot] = pen.point(x, 0, away);
  const scale = pen.scale(away);
  paintHouse(
    pen.context,
    pen.view,
    {
      x: px,
      foot,
      width: size.width * scale,
      height: size.height * scale,
      depth: pen.depth(away),
      wall: size.wall ?? own.pick(paints),
      roof: size.roof ?? own.pick(roofs),
      gabled: size.gabled ?? own.chance(0.5),
      floors: size.floors ?? 2,
    },
    own,
  );
}

export function lampAt(pen: SetPen, x: number, away: number, metres = 4): void {
  if (!pen.view.brings('street-lamp')) return;
  const [px, foot] = pen.point(x, 0, away);
  paintLampPost(pen.context, pen.view, px, foot, metres * pen.scale(away), pen.depth(away));
}
