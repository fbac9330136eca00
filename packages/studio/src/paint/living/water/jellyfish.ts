import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { css, lighten } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { createCreature } from '../creature.js';
import { fillModelled, fillPath, fillStroke, inside, softPatch } from '../form/modelling.js';
import { outline, together, tube } from '../form/outline.js';
import type { Joint } from '../form/outline.js';
import { tonesOf } from '../form/tones.js';

export const jellyfish: Drawable = createCreature({
  ...known('jellyfish'),
  poses: [{ name: 'swimming', weight: 1 }],
  sculpt: ({ random }) => {
    const wave = random.fork('wave');
    const threads = Array.from({ length: 9 }, (_, index) => {
      const x = -30 + index * 7.5;
      return Array.from({ length: 5 }, (_unused, step): Joint => [
        x * (1 - step * 0.08) + wave.around(4) * step * 0.6,
        -62 + step * (12 + (index % 3) * 1.2),
        1.1 - step * 0.18,
      ]);
    });
    const arms = [-12, -4, 4, 12].map((x) =>
      Array.from({ length: 5 }, (_, step): Joint => [
        x + wave.around(3) + Math.sin(step * 1.6 + x) * 3.4,
        -64 + step * 12,
        4.4 - step * 0.8,
      ]),
    );
    return {
      bounds: { left: -42, right: 42, top: -118, bottom: -6 },
      paint(context, brush) {
        const base: Rgb =
          brush.colour ??
          random.fork('coat').pick([
            [206, 150, 214],
            [134, 186, 230],
            [244, 170, 176],
            [150, 214, 206],
          ] as const);
        const tones = tonesOf(base);
        context.save();
        context.globalAlpha = 0.85;
        fillPath(context, together(threads.map((joints) => tube(joints))), lighten(base, 0.06), 0.75);
        for (const arm of arms) fillModelled(context, tube(arm), tonesOf(lighten(base, 0.08)), brush.light);
        context.restore();
        const bell = outline([
          [0, -118],
          [24, -112],
          [39, -92],
          [42, -70],
          [34, -60, true],
          [25, -66],
          [17, -59, true],
          [8, -66],
          [0, -59, true],
          [-8, -66],
          [-17, -59, true],
          [-25, -66],
          [-34, -60, true],
          [-42, -70],
          [-39, -92],
          [-24, -112],
        ]);
        const glow = context.createRadialGradient(6, -98, 2, 0, -84, 48);
        glow.addColorStop(0, css(lighten(base, 0.16), 0.98));
        glow.addColorStop(0.6, css(base, 0.92));
        glow.addColorStop(1, css(tones.shade, 0.92));
        context.fillStyle = glow;
        context.fill(bell);
        inside(context, bell, () => {
          for (const x of [-26, -13, 0, 13, 26])
            fillStroke(
              context,
              [
                [x * 0.3, -112],
                [x * 0.9, -90],
                [x * 1.1, -64],
              ],
              2,
              lighten(base, 0.2),
              0.5,
            );
          softPatch(context, 0, -62, 42, 12, tones.deep, 0.4);
          softPatch(context, 12, -104, 14, 7, [255, 255, 255], 0.6, 0.3);
        });
      },
    };
  },
});
