import { createCanvas } from '@napi-rs/canvas';
import { css, mix } from '../../kit/colour.js';
import type { Painting } from '../../painting.js';
import type { View } from '../view.js';

/** What one looks at behind somebody, where it was asked for. */
const VIEWS = ['skyline', 'mountains', 'waterfall', 'fireworks', 'aurora'] as const;

/** Blurs what is painted so far, as a lens does with what lies behind a near subject. */
export function softenBackground(view: View, painting: Painting, strength = 1): void {
  // an outline around what is blurred and flat areas of a blur are smears
  if (painting.sharp) return;
  // what hangs on a wall is as far as the wall: one is as sharp as the other
  if (view.scene.items.some(({ attributes }) => attributes.includes('on-wall'))) return;
  if (VIEWS.some((feature) => view.asked(feature))) return;
  const { width, height } = painting;
  const scale = 6;
  const small = createCanvas(Math.max(8, Math.round(width / scale)), Math.max(8, Math.round(height / scale)));
  const context = small.getContext('2d');
  context.imageSmoothingQuality = 'high';
  const blur = Math.max(1, (view.unit / scale) * 0.016 * strength);
  context.filter = `blur(${blur.toFixed(2)}px)`;
  // drawn a little larger than the sheet: a blur fades to transparent at its edges
  const margin = blur * 2;
  context.drawImage(painting.canvas, -margin, -margin, small.width + margin * 2, small.height + margin * 2);
  painting.context.save();
  painting.context.imageSmoothingEnabled = true;
  painting.context.imageSmoothingQuality = 'high';
  painting.context.drawImage(small, 0, 0, width, height);
  painting.context.restore();
  if (view.night || view.low) paintBokeh(view, painting);
}

/** Discs of light out of focus. */
function paintBokeh(view: View, painting: Painting): void {
  const random = view.random.fork('bokeh');
  const { context } = painting;
  const count = 16;
  for (let index = 0; index < count; index++) {
    const x = random.next() * view.width;
    const y = view.horizon * random.between(0.5, 1.1);
    const radius = view.unit * random.between(0.012, 0.04);
    const tint = mix(view.air.key, [255, 196, 120], random.next() * 0.6);
    const disc = context.createRadialGradient(x, y, 0, x, y, radius);
    const alpha = random.between(0.08, 0.24);
    disc.addColorStop(0, css(tint, alpha * 0.7));
    disc.addColorStop(0.85, css(tint, alpha));
    disc.addColorStop(1, css(tint, 0));
    context.fillStyle = disc;
    context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  }
}
