import { lighten, mix } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import { grassColour } from '../../elements/foliage.js';
import { paintHill } from '../../elements/hills.js';
import { paintWoodEdge } from '../../elements/woods.js';
import { surfaceOf } from '../../site.js';
import { beam } from '../../sets/solids.js';
import type { SetPen } from '../../sets/space.js';
import type { SiteRequest } from '../../world.js';

export const onWater = (request: SiteRequest, far: number, near: number) =>
  surfaceOf(request, { habitat: 'water', left: 0.08, right: 0.92, far, near });

export const onLand = (request: SiteRequest, far: number, near = 0.965) =>
  surfaceOf(request, { habitat: 'ground', left: 0.06, right: 0.94, far, near });

export function farWood(pen: SetPen, high: number, conifer = false, depth = 0.65): void {
  const { view } = pen;
  if (!view.allowed('trees')) return;
  paintWoodEdge(pen.context, view, {
    name: `far wood ${high}`,
    foot: () => view.horizon + 2,
    height: view.unit * high,
    depth,
    conifer,
  });
}

/** Tall blades with brown heads in clumps. */
export function rushes(pen: SetPen, x: number, away: number, tall: number): void {
  const own = pen.random.fork(`rushes ${x} ${away}`);
  const green: Rgb = pen.view.snowy
    ? [176, 160, 128]
    : pen.view.scene.season === 'autumn'
      ? [180, 150, 88]
      : [104, 138, 70];
  for (let blade = 0; blade < 9; blade++) {
    const at = x + own.around(0.5);
    const high = tall * own.between(0.6, 1);
    beam(
      pen,
      [at, 0, away],
      [at + own.around(0.22), high, away],
      0.045,
      lighten(green, own.around(0.04)),
      blade % 2 ? 'lit' : 'tone',
    );
    if (blade % 3 === 0) beam(pen, [at + 0.04, high * 0.8, away], [at + 0.06, high * 0.98, away], 0.11, [112, 74, 50]);
  }
}

export function countryBehind(pen: SetPen): void {
  const { view } = pen;
  paintHill(pen.context, view, {
    name: 'hill',
    foot: view.horizon + 2,
    rise: view.span * 0.16,
    depth: 0.82,
    colour: mix(grassColour(view), [96, 128, 140], 0.4),
  });
  paintHill(pen.context, view, {
    name: 'hill 2',
    foot: view.horizon + 2,
    rise: view.span * 0.09,
    depth: 0.64,
    colour: grassColour(view),
  });
}
