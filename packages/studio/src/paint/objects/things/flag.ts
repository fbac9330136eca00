import { known } from '../../../catalogue/records.js';
import type { Brush, Drawable } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import type { Context } from '../../kit/shapes.js';
import { readPart } from '../parts/plan-forms.js';
import { createPen } from '../parts/pen.js';
import type { Pen } from '../parts/pen.js';
import { turned } from '../parts/solid.js';
import { faint, gold, has, mainColour, ownColour, tone } from '../parts/tone.js';
import { flagDesigns } from './flag-designs.js';

const POLE = -0.3;
const wave =
  'M-0.286 -0.94C-0.14 -1.0 -0.04 -0.88 0.1 -0.92C0.2 -0.95 0.28 -0.98 0.355 -0.93L0.355 -0.56C0.28 -0.61 0.2 -0.58 0.1 -0.55C-0.04 -0.51 -0.14 -0.63 -0.286 -0.57Z';
/** How deep the cloth hangs along its length: the wave's upper edge. */
const heights = [-0.94, -0.958, -0.955, -0.94, -0.926, -0.918, -0.92, -0.928, -0.938, -0.944, -0.942, -0.93];
const COLUMNS = 22;

function designOf({ attributes }: Brush): readonly string[] | undefined {
  for (const word of attributes) {
    const design = word.startsWith('flag-') ? flagDesigns.get(word.slice(5)) : undefined;
    if (design) return design;
  }
  return undefined;
}

/** The design bends with the cloth: drawn strip by strip, each as high as the wave is there. */
function paintDesign(context: Context, design: readonly string[]): void {
  const strokes = design.map(readPart);
  const wide = 0.642;
  for (let column = 0; column < COLUMNS; column++) {
    const along = (column + 0.5) / COLUMNS;
    const place = along * (heights.length - 1);
    const from = heights[Math.floor(place)] ?? -0.93;
    const to = heights[Math.ceil(place)] ?? from;
    context.save();
    context.beginPath();
    context.rect(-0.287 + (column / COLUMNS) * wide, -1.1, wide / COLUMNS + 0.004, 1);
    context.clip();
    context.translate(-0.287, from + (to - from) * (place % 1));
    context.scale(wide / 180, 0.372 / 100);
    for (const { path, colour, width } of strokes) {
      if (width === undefined) {
        context.fillStyle = colour;
        context.fill(path);
      } else {
        context.lineWidth = width;
        context.strokeStyle = colour;
        context.stroke(path);
      }
    }
    context.restore();
  }
}

function paintPole(pen: Pen): void {
  pen.shape(
    turned(
      [
        [0.055, -0.012],
        [0.05, -0.03],
      ],
      POLE,
      0.2,
    ),
    hex('#8a8480'),
  );
  pen.limb([POLE, -0.01], [POLE, -0.965], 0.028, 0.02, pen.roll(hex('#d0cdc6'), POLE - 0.014, POLE + 0.014, 1.4));
  pen.oval(POLE, -0.975, 0.022, 0.022, pen.ball(gold, POLE, -0.975, 0.022, 1.2));
}

/** A flag on its pole: that of a country by its name, a plain one in the colour that was asked for, or stripes. */
export const flag: Drawable = {
  ...known('flag'),
  aspect: 0.72,
  mirrors: false,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const cloth = mainColour(brush, ['#c8453a', '#3f6a9a', '#d9a53a', '#4f8a6a']);
    const second = ownColour(brush, ['#f3ead6', '#f0d58a'], 'second');
    // on a wall it has neither pole nor foot: it is pinned there
    const pinned = brush.attributes.has('on-wall');
    if (!pinned) paintPole(pen);
    pen.shape(wave, cloth);
    const upright = has(brush, 'vertical') || brush.parts?.some(({ attributes }) => attributes?.includes('vertical'));
    const design = brush.colour ? undefined : designOf(brush);
    pen.inside(wave, () => {
      if (design) paintDesign(context, design);
      else if (upright) {
        pen.box(-0.075, -1, 0.215, 0.5, brush.colour ? tone(cloth, 1.6) : second);
        pen.box(0.14, -1, 0.3, 0.5, ownColour(brush, ['#3f6a9a', '#c8453a', '#4f8a6a'], 'third'));
      } else if (!brush.colour)
        pen.shape(
          'M-0.3 -0.82C-0.14 -0.88 -0.04 -0.76 0.1 -0.8C0.2 -0.83 0.28 -0.86 0.4 -0.81V-0.68C0.28 -0.73 0.2 -0.7 0.1 -0.67C-0.04 -0.63 -0.14 -0.75 -0.3 -0.69Z',
          second,
        );
      pen.box(
        -0.3,
        -1,
        0.7,
        0.5,
        pen.across(
          -0.29,
          0.36,
          faint([255, 250, 235], 0.22),
          faint([255, 250, 235], 0.04),
          faint([30, 22, 70], 0.26),
          faint([255, 250, 235], 0.16),
          faint([30, 22, 70], 0.24),
        ),
      );
    });
  },
};
