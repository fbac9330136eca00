import { css } from '../../kit/colour.js';
import { limb } from '../../kit/shapes.js';
import type { Context, Point } from '../../kit/shapes.js';
import { bark, leafColour, needleColour } from './foliage.js';
import type { View } from '../view.js';

/** A near branch that hangs into an upper corner, dark against the light, to give the view a frame. */
export function paintFramingBranch(context: Context, view: View, left: boolean): void {
  const random = view.random.fork('branch');
  const { width, unit } = view;
  const way = left ? 1 : -1;
  const from: Point = [left ? -unit * 0.03 : width + unit * 0.03, unit * random.between(0.02, 0.08)];
  // no pine stands in a garden of flowers
  const tended = view.scene.setting === 'garden' || view.scene.setting === 'park';
  const evergreen = view.snowy || (random.chance(0.25) && !tended);
  const leaf = evergreen ? needleColour(view, random) : leafColour(view, random);
  const wood = view.shaded(bark, 0, 1.5);
  const twigs: { at: Point; angle: number; long: number }[] = [];
  let at = from;
  let angle = 0.12;
  for (let joint = 0; joint < 4; joint++) {
    const long = unit * (0.12 - joint * 0.02);
    const to: Point = [at[0] + way * Math.cos(angle) * long, at[1] + Math.sin(angle) * long];
    context.fillStyle = css(wood);
    limb(context, at, to, unit * (0.016 - joint * 0.0034), unit * (0.0128 - joint * 0.0032));
    context.fill();
    twigs.push({ at: to, angle: angle + random.between(0.5, 0.9), long: unit * random.between(0.07, 0.12) });
    twigs.push({
      at: [(at[0] + to[0]) / 2, (at[1] + to[1]) / 2],
      angle: angle - random.between(0.3, 0.6),
      long: unit * random.between(0.05, 0.09),
    });
    at = to;
    angle += random.between(-0.05, 0.3);
  }
  twigs.push({ at, angle, long: unit * 0.08 });
  const tints = [view.shaded(leaf, 0, 1.7), view.shaded(leaf, 0, 1.1), view.shaded(leaf, 0, 0.5)].map((tint) =>
    css(tint),
  );
  for (const twig of twigs) {
    const end: Point = [
      twig.at[0] + way * Math.cos(twig.angle) * twig.long,
      twig.at[1] + Math.sin(twig.angle) * twig.long,
    ];
    context.fillStyle = css(wood);
    limb(context, twig.at, end, unit * 0.005, unit * 0.002);
    context.fill();
    const leaves = evergreen ? 22 : 11;
    for (let index = 0; index < leaves; index++) {
      const along = (index + 0.5) / leaves;
      const x = twig.at[0] + (end[0] - twig.at[0]) * along;
      const y = twig.at[1] + (end[1] - twig.at[1]) * along;
      const lean = (index % 2 === 0 ? 1 : -1) * random.between(0.5, 1) + twig.angle;
      const size = unit * (evergreen ? random.between(0.02, 0.03) : random.between(0.016, 0.028));
      const wide = evergreen ? 0.07 : 0.36;
      context.fillStyle = tints[random.whole(0, 2)] as string;
      context.beginPath();
      context.ellipse(
        x + way * Math.cos(lean) * size * 0.8,
        y + Math.sin(lean) * size * 0.8,
        size,
        Math.max(0.7, size * wide),
        way * lean,
        0,
        Math.PI * 2,
      );
      context.fill();
    }
    if (!view.snowy) continue;
    context.fillStyle = css(view.lit([240, 245, 255], 0, 0.4), 0.9);
    context.beginPath();
    context.ellipse(
      (twig.at[0] + end[0]) / 2,
      (twig.at[1] + end[1]) / 2 - unit * 0.006,
      twig.long * 0.45,
      unit * 0.008,
      way * twig.angle,
      0,
      Math.PI * 2,
    );
    context.fill();
  }
}
