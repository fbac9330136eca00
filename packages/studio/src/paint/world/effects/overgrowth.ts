import { css, lighten } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Painting } from '../../painting.js';
import type { View } from '../view.js';
import { mainItems } from '../../../scene/main-items.js';
import { boxAround } from './focus.js';

const ivy: Rgb = [74, 128, 66];

/** Creepers on the walls of the main thing, or hanging in from the upper edge: nature has taken it back. On nobody who lives. */
export function paintOvergrowth(painting: Painting, view: View): void {
  const { width, height, unit } = view;
  const random = view.random.fork('overgrowth');
  const [main] = mainItems(view.scene);
  if (main?.drawable.kind === 'person' || main?.drawable.kind === 'animal') return;
  const built = main?.drawable.kind === 'building';
  const whole = boxAround(main ? [main] : []) ?? { left: 0, top: 0, right: width, bottom: height * 0.7 };
  // beside its walls and above its eaves they would hang in the air
  const side = built ? (whole.right - whole.left) * 0.16 : 0;
  const box = { ...whole, left: whole.left + side, right: whole.right - side };
  const [high, low] = built ? [0.48, 0.6] : [0.12, 0.5];
  const strands = 11;
  painting.layer({ region: 'foliage', depth: 0.1 }, (context) => {
    context.lineCap = 'round';
    for (let strand = 0; strand < strands; strand++) {
      const from = box.left + (box.right - box.left) * ((strand + random.next()) / strands);
      const top = box.top + (box.bottom - box.top) * random.between(high, low);
      const long = (box.bottom - box.top) * random.between(0.18, built ? 0.38 : 0.46);
      const sway = random.around(unit * 0.03);
      context.strokeStyle = css(view.shaded(lighten(ivy, -0.06)));
      context.lineWidth = Math.max(0.8, unit * 0.004);
      context.beginPath();
      context.moveTo(from, top);
      context.quadraticCurveTo(from + sway, top + long * 0.5, from + sway * 0.4, top + long);
      context.stroke();
      const leaves = 11;
      for (let leaf = 0; leaf < leaves; leaf++) {
        const t = leaf / leaves;
        const size = unit * random.between(0.009, 0.018);
        context.fillStyle = css(random.chance(0.5) ? view.lit(lighten(ivy, 0.06)) : view.tone(ivy));
        context.beginPath();
        context.ellipse(
          from + sway * Math.sin(t * 2) + random.around(size * 1.4),
          top + long * t,
          size,
          size * 0.62,
          random.between(0, Math.PI),
          0,
          Math.PI * 2,
        );
        context.fill();
      }
    }
  });
}
