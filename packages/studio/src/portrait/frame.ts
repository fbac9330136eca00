import type { FacePicture } from '../request.js';
import { facePoints } from './points.js';
import type { Random } from '../paint/kit/random.js';

/** How the photo's pixels come to lie on the sheet: scaled, then moved. */
export interface Placement {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
  /** Edges of the photo that cut through the person and could not be kept out of the picture. */
  readonly loose: Readonly<Record<Side, boolean>>;
  /** Something is put on below: hair may end close to the photo's edge. */
  readonly dressed?: boolean;
  /** The photo cuts the hair there, not only the shoulder. */
  readonly hairCut?: { readonly left: boolean; readonly right: boolean };
}

export type Side = 'left' | 'right' | 'top' | 'bottom';

export interface FrameWishes {
  /** 0 for a bare head … 1 for a tall hat: leaves room above. */
  readonly headroom: number;
  /** What is put on hides where the photo cuts the hair, or the body. */
  readonly hatted?: boolean;
  readonly dressed?: boolean;
}

/** The largest face, of the picture's shorter side: a selfie as it was taken. */
const LARGEST_FACE = 0.76;

/** The person in the photo, measured in heights of the face from its middle. */
interface Extent {
  readonly size: number;
  readonly x: number;
  readonly y: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Top of hair or hat. */
  readonly crown: number;
  readonly cut: Readonly<Record<Side, boolean>>;
  /** Cut beside the head already, not only at the shoulder. */
  readonly headCut: { readonly left: boolean; readonly right: boolean };
}

/**
 * Frames a head-and-shoulders portrait: the eyes a little above the middle, the bust running off the lower edge. Where
 * the photo cuts through the person, the picture does too: it comes closer until the photo's edge lies on its own, and
 * a tight headshot stays one. Nothing is invented beyond the photo's edge.
 */
export function framePortrait(
  face: FacePicture,
  width: number,
  height: number,
  { headroom, hatted = false, dressed = false }: FrameWishes,
  random: Random,
): Placement {
  const extent = extentOf(face);
  const { size, cut } = extent;
  const aspect = width / height;
  const smallest = Math.min(0.345 * height, 0.4 * width) * (1 - 0.24 * headroom);
  // What is put on has to be seen as well.
  const nearest = dressed || headroom > 0.2 ? smallest * 1.22 : LARGEST_FACE * Math.min(width, height);
  const largest = Math.max(smallest, nearest);
  // In a wide picture the person stands aside, looking into it.
  const aside = aspect > 1.45 ? Math.min(0.16, (aspect - 1.45) * 0.2) * lookingDirection(face, random) : 0;
  const hides = { top: cut.top && !hatted, bottom: !dressed, left: cut.left && !dressed, right: cut.right && !dressed };

  let best: { cost: number; scale: number; x: number; y: number } | undefined;
  for (let wished = smallest; wished <= largest * 1.0001; wished *= 1.02) {
    const rows = placeBetween(
      Math.max(height * (0.455 + 0.08 * headroom), wished * (1.12 + 0.62 * headroom)),
      Math.max(
        hides.bottom ? Math.min(height * 0.66, height - extent.bottom * wished) : 0,
        cut.top ? 0 : (extent.crown + 0.1 + 0.6 * headroom) * wished,
      ),
      hides.top ? extent.top * wished : height * 0.8,
    );
    const [least, most] = [hides.right ? width - extent.right * wished : 0, hides.left ? extent.left * wished : width];
    // Where both edges cannot be hidden, the one that cuts the hair is.
    const { left, right } = extent.headCut;
    const between = left === right ? (least + most) / 2 : right ? least : most;
    const columns = least > most ? between : placeBetween(width * (0.5 - aside), least, most);
    // A skull without its top is worse than a body without its end, and that worse than a shoulder.
    const topGap = hides.top ? Math.max(0, rows - extent.top * wished) : 0;
    const bottomGap = hides.bottom ? Math.max(0, height - rows - extent.bottom * wished) : 0;
    const sideGap =
      (hides.left ? Math.max(0, columns - extent.left * wished) * (extent.headCut.left ? 3 : 1) : 0) +
      (hides.right ? Math.max(0, width - columns - extent.right * wished) * (extent.headCut.right ? 3 : 1) : 0);
    const off = Math.max(0, Math.abs(columns / width - 0.5 + aside) - 0.1) * width;
    const high = Math.max(0, 0.36 - rows / height) * height + Math.max(0, rows / height - 0.66) * height;
    const cost =
      topGap * 8 + bottomGap * 4 + sideGap * 1.5 + off * 2 + high * 3 + (wished / smallest - 1) * 0.12 * height;
    if (best === undefined || cost < best.cost - 1e-6) best = { cost, scale: wished / size, x: columns, y: rows };
  }
  const { scale, x: middleX, y: middleY } = best!;
  const [x, y] = [middleX - extent.x * scale, middleY - extent.y * scale];
  return {
    scale,
    x,
    y,
    dressed,
    hairCut: extent.headCut,
    loose: {
      left: cut.left && x > 1,
      right: cut.right && x + face.width * scale < width - 1,
      top: cut.top && y > 1,
      bottom: middleY + extent.bottom * size * scale < height - 1,
    },
  };
}

/** As near to the wish as both bounds allow; the upper one counts where they contradict each other. */
function placeBetween(wish: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, wish));
}

/** −1 when the person looks to the picture's left, 1 to its right. */
function lookingDirection(face: FacePicture, random: Random): number {
  const points = facePoints(face);
  const nose = points[30]![0];
  const leftJaw = points[1]![0];
  const rightJaw = points[15]![0];
  const turn = (nose - leftJaw) / Math.max(1, rightJaw - leftJaw) - 0.5;
  if (Math.abs(turn) < 0.04) return random.chance(0.5) ? 1 : -1;
  return Math.sign(turn);
}

function extentOf({ cutout, box, width, height }: FacePicture): Extent {
  const size = Math.max(8, box.height, box.width);
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const solid = (column: number, row: number): boolean => {
    const [atX, atY] = [Math.round(column), Math.round(row)];
    return (
      atX >= 0 && atY >= 0 && atX < width && atY < height && cutout.data[(atY * cutout.width + atX) * 4 + 3]! > 128
    );
  };
  /** How much of a line of points lies on the person, in heights of the face. */
  const covered = (point: (at: number) => boolean, from: number, to: number): number => {
    let sum = 0;
    for (let at = from; at < to; at += size * 0.02) if (point(at)) sum += 0.02;
    return sum;
  };
  const row = (at: number, reach: number) => covered((column) => solid(column, at), x - reach * size, x + reach * size);
  let crown = Math.max(0, y - size * 0.4);
  while (crown > 0 && row(crown, 0.7) > 0.06) crown -= Math.max(1, size * 0.01);
  let end = height - 1;
  while (end > y + size * 0.5 && row(end, 0.45) < 0.3) end -= Math.max(1, size * 0.01);
  const side = (column: number, to: number) =>
    covered((at) => solid(column, at), Math.max(0, y - size * 1.3), Math.min(height, y + size * to)) > 0.08;
  // A little inside: the last pixels of a matte are half transparent.
  const rim = Math.max(1, Math.min(8, size * 0.02));
  return {
    size,
    x,
    y,
    left: x / size,
    right: (width - x) / size,
    top: y / size,
    bottom: (Math.min(end, height - 1) - y) / size,
    crown: (y - Math.max(0, crown)) / size,
    cut: { left: side(rim, 2.2), right: side(width - 1 - rim, 2.2), top: row(rim, 1) > 0.12, bottom: true },
    headCut: { left: side(rim, 0.3), right: side(width - 1 - rim, 0.3) },
  };
}
