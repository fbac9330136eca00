import type { Rgb } from '../../../kit/colour.js';
import { grassColour } from '../../elements/foliage.js';
import { flat } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { treeAt } from '../../sets/props.js';
import { disc } from '../../sets/solids.js';
import type { SetPen } from '../../sets/space.js';
import { countryBehind } from './shared.js';

/** Rows that run away over the land: what grows in them makes the place. */
function rows(
  pen: SetPen,
  gap: number,
  from: number,
  paint: (x: number, away: number, index: number) => void,
  step: number,
  to = 34,
): void {
  const count = Math.min(14, Math.ceil(pen.edge(to) / gap));
  for (let away = to, row = 0; away > from; away -= step * (0.7 + away / 26), row++)
    for (let column = count; column >= 0; column--)
      for (const side of [-1, 1]) {
        const x = side * (column + 0.5) * gap;
        if (Math.abs(x) < pen.edge(away) + gap) paint(x, away, row * 40 + column * 2 + (side > 0 ? 1 : 0));
      }
}

export const orchard = place({
  setting: 'orchard',
  horizon: 0.5,
  lens: { near: 3.4, range: 55 },
  ground: { left: 0.22, right: 0.78 },
  leafy: true,
  far: countryBehind,
  land: (pen) => flat(pen, grassColour(pen.view)),
  plants(pen) {
    const fruit: Rgb = pen.random.pick([
      [206, 48, 44],
      [240, 150, 50],
      [226, 190, 70],
    ] as const);
    rows(
      pen,
      4.4,
      6,
      (x, away, index) => {
        // no fruit hangs where the tree of the prompt stands alone
        if (!pen.view.allowed('trees') || !pen.view.brings('tree')) return;
        treeAt(
          pen,
          'broadleaf',
          x * 1.02,
          away,
          3.6,
          pen.view.scene.season === 'spring' ? [248, 210, 220] : [92, 146, 70],
        );
        const own = pen.random.fork(`fruit ${index}`);
        if (pen.view.scene.season === 'winter' || pen.view.scene.season === 'spring') return;
        for (let apple = 0; apple < 9; apple++) {
          const [turn, out] = [own.between(0, Math.PI * 2), own.between(0.2, 1)];
          const [side, up] = [Math.cos(turn) * out * 0.8, Math.sin(turn) * out * 0.55];
          disc(pen, x * 1.02 + side, 2.5 + up, away - 0.2, 0.11, fruit, 'lit');
        }
      },
      2.6,
      30,
    );
  },
});
