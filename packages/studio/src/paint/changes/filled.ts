import { createCanvas } from '@napi-rs/canvas';
import type { Drawable } from '../drawable.js';
import { css, lighten } from '../kit/colour.js';
import { repainted } from './sketch.js';

/** How far up the glass it stands, as a share of the whole. */
const LEVEL = 0.68;

/** Glass with something in it that takes its form: its colour is seen through the wall, up to a level surface. */
export function filled(drawable: Drawable): Drawable {
  return repainted(drawable, (picture, { parts, light }) => {
    const colour = parts?.find(({ what }) => what === 'filling')?.colour;
    if (!colour) return picture;
    const { width, height } = picture;
    const context = picture.getContext('2d');
    context.save();
    context.resetTransform();
    const [top, edge] = [height * (1 - LEVEL), Math.max(1, height * 0.025)];
    // glass hardly covers what is behind it, what is in it does
    const glass = createCanvas(width, height);
    glass.getContext('2d').drawImage(picture, 0, 0);
    for (let times = 0; times < 3; times++)
      context.drawImage(glass, 0, top, width, height - top, 0, top, width, height - top);
    context.globalCompositeOperation = 'source-atop';
    const body = context.createLinearGradient(0, 0, width, 0);
    const bright = light.side >= 0 ? 0.72 : 0.28;
    body.addColorStop(0, css(lighten(colour, -0.12), 0.86));
    body.addColorStop(bright, css(lighten(colour, 0.06), 0.86));
    body.addColorStop(1, css(lighten(colour, -0.1), 0.86));
    context.fillStyle = body;
    context.fillRect(0, top, width, height - top - edge);
    context.fillStyle = css(lighten(colour, 0.12), 0.9);
    context.fillRect(0, top, width, edge);
    context.fillStyle = 'rgba(255,255,255,0.4)';
    context.fillRect(width * (light.side >= 0 ? 0.72 : 0.22), top + edge * 2, width * 0.05, (height - top) * 0.6);
    context.restore();
    return picture;
  });
}
