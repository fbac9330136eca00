import { css } from '../kit/colour.js';
import type { Painting } from '../painting.js';

/** The picture as the cover of a book: its spine and hinge at the left, the edges of the pages at the right and below. */
export function paintBinding(painting: Painting): void {
  const { width, height } = painting;
  const unit = Math.min(width, height);
  const [spine, pages] = [unit * 0.055, unit * 0.022];
  painting.layer(
    { region: 'lettering', depth: 0 },
    (context) => {
      context.fillStyle = css([34, 26, 40], 0.62);
      context.fillRect(0, 0, spine, height);
      context.fillStyle = css([255, 255, 255], 0.35);
      context.fillRect(spine, 0, unit * 0.006, height);
      context.fillStyle = css([20, 14, 28], 0.3);
      context.fillRect(spine + unit * 0.012, 0, unit * 0.008, height);
      context.fillStyle = css([246, 240, 224]);
      context.fillRect(width - pages, unit * 0.012, pages, height);
      context.fillRect(spine * 0.4, height - pages, width, pages);
      context.fillStyle = css([120, 108, 92], 0.5);
      for (let leaf = 1; leaf < 5; leaf++) {
        const step = (pages * leaf) / 5;
        context.fillRect(width - step, unit * 0.012, Math.max(0.6, unit * 0.0016), height);
        context.fillRect(spine * 0.4, height - step, width, Math.max(0.6, unit * 0.0016));
      }
      context.fillStyle = css([20, 14, 28], 0.4);
      context.fillRect(width - pages - unit * 0.005, 0, unit * 0.005, height - pages);
      context.fillRect(0, height - pages - unit * 0.005, width - pages, unit * 0.005);
    },
    { left: 0, top: 0, right: width, bottom: height },
  );
}
