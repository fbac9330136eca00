import type { Drawable } from '../../drawable.js';
import { createPen } from '../parts/pen.js';
import { faint, gold, mainColour, tone } from '../parts/tone.js';

/** A book as it stands in a row: its back is seen. */
export const shelvedBook = (book: Drawable): Drawable => ({
  ...book,
  aspect: 0.22,
  height: 0.22,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const cover = mainColour(brush, ['#8f3f3a', '#2f5a6a', '#3f6a4f', '#b8783a', '#4a4a7a', '#c9604a', '#5a3f4a']);
    // some are taller and thicker than others
    const [half, top] = [pen.form.between(0.086, 0.108), -pen.form.between(0.84, 0.99)];
    pen.shape(
      [
        [-half, 0],
        [-half, top],
        [half, top],
        [half, 0],
      ],
      pen.across(-half, half, tone(cover, -1.2), tone(cover, 0.9), tone(cover, -0.6)),
    );
    const bands = [0.12, 0.2, 0.8].map((share): [[number, number], [number, number]] => [
      [-half, top * share],
      [half, top * share],
    ]);
    pen.strokes(bands, 0.018, faint(tone(gold, 0.2), 0.85), true);
    pen.shape(
      [
        [-half * 0.6, top * 0.52],
        [-half * 0.6, top * 0.7],
        [half * 0.6, top * 0.7],
        [half * 0.6, top * 0.52],
      ],
      faint(tone(gold, 0.6), 0.8),
    );
  },
});
