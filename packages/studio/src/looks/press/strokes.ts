import type { Plane } from '../../raster/plane.js';

export interface Stroke {
  readonly fromX: number;
  readonly fromY: number;
  readonly toX: number;
  readonly toY: number;
  /** How far the middle leaves the straight line, in pixels. */
  readonly bow: number;
  /** Full width in pixels at the thickest place. */
  readonly width: number;
  /** 0: even; 1: pointed at both ends. */
  readonly taper: number;
}

/** Raises the plane to the ink of one pen stroke, with soft edges. */
export function drawStroke(plane: Plane, width: number, height: number, stroke: Stroke): void {
  const { fromX, fromY, toX, toY } = stroke;
  const alongX = toX - fromX;
  const alongY = toY - fromY;
  const steep = Math.abs(alongY) > Math.abs(alongX);
  const length = Math.hypot(alongX, alongY);
  if (length < 0.5) return;
  // walk pixel by pixel along the longer axis and fill across it
  const start = steep ? fromY : fromX;
  const run = steep ? alongY : alongX;
  const across = steep ? fromX : fromY;
  const rise = steep ? alongX : alongY;
  const cosine = Math.abs(run) / length;
  const bow = (stroke.bow * 4) / cosine;
  const limit = steep ? height : width;
  const limitAcross = steep ? width : height;
  const first = Math.max(0, Math.ceil(Math.min(start, start + run)));
  const last = Math.min(limit - 1, Math.floor(Math.max(start, start + run)));
  for (let place = first; place <= last; place++) {
    const share = (place - start) / run;
    const swell = share * (1 - share);
    const middle = across + rise * share + bow * swell;
    const half = (stroke.width / 2) * (1 - stroke.taper + stroke.taper * Math.sqrt(Math.min(1, swell * 4)));
    const reach = (half + 0.5) / cosine;
    const low = Math.max(0, Math.ceil(middle - reach));
    const high = Math.min(limitAcross - 1, Math.floor(middle + reach));
    for (let cross = low; cross <= high; cross++) {
      const ink = Math.min(1, half + 0.5 - Math.abs(cross - middle) * cosine);
      const pixel = steep ? place * width + cross : cross * width + place;
      if (ink > (plane[pixel] as number)) plane[pixel] = ink;
    }
  }
}
