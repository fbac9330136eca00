import { css, lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Context } from '../../kit/shapes.js';
import type { Painting } from '../../painting.js';
import { isProse } from '../../../language/brief.js';
import type { View } from '../view.js';
import { mainItems } from '../../../scene/main-items.js';
import { boxAround } from './focus.js';

/** Lights far out of focus: soft discs with a brighter rim. */
export function paintBokeh(context: Context, view: View): void {
  const { width, height, unit, air, night } = view;
  const random = view.random.fork('bokeh');
  const said = view.tint('bokeh');
  const tints: readonly Rgb[] = said
    ? [said, lighten(said, 0.12), lighten(said, -0.06)]
    : night
      ? [
          [255, 196, 110],
          [255, 140, 110],
          [130, 190, 255],
        ]
      : [lighten(air.key, 0.05), mix(air.key, air.skyHorizon, 0.5), [255, 250, 226]];
  context.globalCompositeOperation = 'screen';
  for (let disc = 0; disc < 26; disc++) {
    const radius = unit * random.between(0.022, 0.075);
    const x = random.next() * width;
    const y = random.between(0, 0.86) * height;
    const tint = random.pick(tints);
    const strength = random.between(0.14, 0.34) * (night ? 1.4 : 1);
    const soft = context.createRadialGradient(x, y, radius * 0.5, x, y, radius);
    soft.addColorStop(0, css(tint, strength * 0.7));
    soft.addColorStop(0.88, css(tint, strength));
    soft.addColorStop(1, css(tint, 0));
    context.fillStyle = soft;
    context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  }
}

/** Dark all around, a little less behind what the picture is about. */
export function paintDarkness(painting: Painting, view: View): void {
  const { width, height } = view;
  const box = boxAround(mainItems(view.scene));
  const x = box ? (box.left + box.right) / 2 : width / 2;
  const y = box ? (box.top + box.bottom) / 2 : height / 2;
  const reach = Math.hypot(width, height) * 0.62;
  const { context } = painting;
  // prose speaks of dim light where one still sees
  const dim = isProse(view.scene.brief);
  const near = view.night ? 0.9 : dim ? 0.78 : 0.72;
  const far = view.night ? 0.62 : dim ? 0.42 : 0.32;
  const grey = (share: number): string => css([255 * share * 0.98, 255 * share * 0.97, 255 * share]);
  const shade = context.createRadialGradient(x, y, 0, x, y, reach);
  shade.addColorStop(0, grey(near));
  shade.addColorStop(0.4, grey((near + far) / 2));
  shade.addColorStop(1, grey(far));
  context.save();
  context.globalCompositeOperation = 'multiply';
  context.fillStyle = shade;
  context.fillRect(0, 0, width, height);
  context.restore();
}
