import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';

/** So many pixels a side are as smooth as it gets: straight lines between them do for the rest, in a third of the time. */
const SMOOTH_SIDE = 256;

/** Draws what was painted with a few pixels over a large place, on smooth curves between them. */
export function drawSoftly(
  context: SKRSContext2D,
  small: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  const canvas = createCanvas(SMOOTH_SIDE, SMOOTH_SIDE);
  const smooth = canvas.getContext('2d');
  smooth.imageSmoothingQuality = 'high';
  smooth.drawImage(small, 0, 0, SMOOTH_SIDE, SMOOTH_SIDE);
  context.imageSmoothingQuality = 'low';
  context.drawImage(canvas, x, y, width, height);
}
