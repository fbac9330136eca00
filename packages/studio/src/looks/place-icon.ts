import { createCanvas } from '@napi-rs/canvas';
import { css } from '../paint/kit/colour.js';
import type { Rgb } from '../paint/kit/colour.js';
import type { Scene } from '../scene/scene.js';
import { createBrush } from './press/brush-line.js';
import { opaque } from './press/cut-out.js';
import { drawPlace } from './press/line-places.js';
import { createMeadow } from './press/meadow.js';
import { createPage } from './press/page.js';

/** The ring, of the shorter side; what is within it is a part of the page so much wider than the ring. */
const [RADIUS, PART] = [0.36, 1.15];
/** The pen, of the shorter side. */
const PEN = 0.011;

/** A line icon of a place: its forms in outlines, round. */
export function placeIcon(scene: Scene, ink: Rgb, paper: Rgb): Uint8ClampedArray {
  const { width, height } = scene;
  const side = Math.min(width, height);
  const broad = side * PEN;
  const line = new Float32Array(width * height);
  const pen = createBrush(line, width, height, { width: broad * 1.2, swell: 0 });
  drawPlace({
    page: createPage(line, width, height, { pen, broad }),
    scene: { ...scene, weather: 'fog' },
    random: scene.random.fork('page'),
    meadow: createMeadow(pen, broad),
  });
  const lines = createCanvas(width, height);
  const inner = lines.getContext('2d');
  const image = inner.createImageData(width, height);
  for (let pixel = 0, byte = 0; pixel < line.length; pixel++, byte += 4) {
    image.data.set(ink, byte);
    image.data[byte + 3] = Math.min(1, (line[pixel] as number) * 1.7) * 255;
  }
  inner.putImageData(image, 0, 0);
  const sheet = createCanvas(width, height);
  const context = sheet.getContext('2d');
  context.fillStyle = css(paper);
  context.fillRect(0, 0, width, height);
  const [x, y, radius] = [width / 2, height / 2, side * RADIUS];
  context.save();
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.clip();
  // the horizon is below the middle of the ring
  const grow = (radius * 2) / (side / PART);
  context.drawImage(
    lines,
    x - (width * grow) / 2,
    y + radius * 0.2 - scene.horizon * grow,
    width * grow,
    height * grow,
  );
  context.restore();
  context.lineWidth = broad;
  context.strokeStyle = css(ink);
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.stroke();
  return opaque(context);
}
