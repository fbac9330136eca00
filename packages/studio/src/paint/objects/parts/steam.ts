import type { Pen } from './pen.js';
import { faint } from './tone.js';

/** Wisps of steam that rise and curl. `height` is how far they reach above y. */
export function paintSteam(pen: Pen, x: number, y: number, width: number, height: number): void {
  const random = pen.form.fork(`steam ${x.toFixed(2)}`);
  for (const offset of [-0.8, 0.05, 0.85]) {
    const foot = x + offset * width;
    const reach = height * random.between(0.62, 1);
    const sway = width * random.between(0.5, 0.85) * (random.chance(0.5) ? 1 : -1);
    const top = y - reach;
    const wide = width * 0.3;
    // a ribbon that widens in the middle and fades at both ends
    pen.shape(
      `M${foot} ${y}C${foot - sway} ${y - reach * 0.3} ${foot + sway} ${y - reach * 0.55} ${foot - sway * 0.4} ${top}` +
        `C${foot + sway + wide} ${y - reach * 0.6} ${foot - sway + wide * 1.3} ${y - reach * 0.3} ${foot} ${y}Z`,
      pen.down(
        top,
        y,
        faint([255, 255, 255], 0),
        faint([255, 255, 255], 0.5),
        faint([255, 255, 255], 0.42),
        faint([255, 255, 255], 0.04),
      ),
    );
  }
}
