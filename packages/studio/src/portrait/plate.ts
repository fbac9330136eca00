import { createCanvas, ImageData, type Canvas } from '@napi-rs/canvas';
import type { FacePicture } from '../request.js';
import type { Placement } from './frame.js';

/**
 * The person on a sheet of the picture's size, otherwise transparent. Where the photo ends inside the picture although
 * the body goes on, the body is continued: sleeves and chest are stretched out of the frame, falling off like shoulders
 * do, so that nobody ends at a straight cut.
 */
export function layPlate(face: FacePicture, placement: Placement, width: number, height: number): Canvas {
  const { scale, x, y } = placement;
  const { cutout } = face;
  const source = createCanvas(cutout.width, cutout.height);
  const data = new Uint8ClampedArray(cutout.data.buffer, cutout.data.byteOffset, cutout.data.byteLength);
  source.getContext('2d').putImageData(new ImageData(data, cutout.width, cutout.height), 0, 0);

  const plate = createCanvas(width, height);
  const context = plate.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, x, y, cutout.width * scale, cutout.height * scale);

  const size = face.box.height * scale;
  const shoulder = y + (face.box.y + face.box.height * 1.35) * scale;
  const right = x + cutout.width * scale;
  const bottom = y + cutout.height * scale;
  if (x > 0) continueSideways(plate, Math.ceil(x), -1, size, shoulder);
  if (right < width) continueSideways(plate, Math.floor(right) - 1, 1, size, shoulder);
  if (bottom < height) continueDown(plate, Math.floor(bottom - 2 - scale * 2), size);
  return plate;
}

/** Draws the columns next to the border again, further and further out and down. */
function continueSideways(plate: Canvas, border: number, direction: 1 | -1, size: number, shoulderLine: number): void {
  const context = plate.getContext('2d');
  const copy = createCanvas(plate.width, plate.height);
  copy.getContext('2d').drawImage(plate, 0, 0);
  const reach = Math.round(size * 1.1);
  const shoulder = Math.min(plate.height - 1, Math.max(1, Math.round(shoulderLine)));
  // Half transparent pixels at the very border come from scaling.
  const inside = border - direction * 2;
  for (let step = -1; step <= reach; step += 1) {
    const share = Math.max(0, step) / reach;
    const drop = size * 1.5 * share * share + size * 0.25 * share;
    const column = Math.round(inside - direction * Math.max(0, step) * 0.25);
    if (column < 0 || column >= plate.width) break;
    const to = border + direction * step;
    context.drawImage(
      copy,
      column,
      shoulder,
      1,
      plate.height - shoulder,
      to,
      shoulder + drop,
      1,
      plate.height - shoulder,
    );
    // Hair beside the face does not go on like a sleeve: it thins out.
    context.globalAlpha = Math.max(0, 1 - share * 4.5);
    if (context.globalAlpha > 0) context.drawImage(copy, column, 0, 1, shoulder, to, drop, 1, shoulder);
    context.globalAlpha = 1;
  }
}

/** Stretches the last band of the body down to the lower edge. */
function continueDown(plate: Canvas, border: number, size: number): void {
  const context = plate.getContext('2d');
  const copy = createCanvas(plate.width, plate.height);
  copy.getContext('2d').drawImage(plate, 0, 0);
  const band = Math.max(4, Math.round(size * 0.35));
  const top = border - band;
  context.clearRect(0, top, plate.width, plate.height - top);
  context.drawImage(copy, 0, top, plate.width, band, 0, top, plate.width, plate.height - top + 8);
}
