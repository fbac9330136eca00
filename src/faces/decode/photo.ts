import sharp from 'sharp';

/** Eight bits a channel, three channels, rows from the top. */
export interface RgbPicture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

export interface Region {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A photo that was decoded and turned upright. */
export interface Photo {
  readonly width: number;
  readonly height: number;
  /** A part of the photo, or all of it, scaled down to `maxSide` where it is larger. */
  pixels(maxSide: number, region?: Region): Promise<RgbPicture>;
  /** How far a point lies within the photo; negative outside. A turned photo has corners that are not of it. */
  inside(point: readonly [x: number, y: number]): number;
}

const GREY = '#808080';

export function photoOf({ width, height, data }: RgbPicture, inside = insideOf(width, height)): Photo {
  return {
    width,
    height,
    inside,
    async pixels(maxSide, region = { left: 0, top: 0, width, height }) {
      const { data: pixels, info } = await sharp(data, { raw: { width, height, channels: 3 } })
        .extract(region)
        .resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
        .raw()
        .toBuffer({ resolveWithObject: true });
      return { width: info.width, height: info.height, data: pixels };
    },
  };
}

/** For a photo that was not turned. */
export function insideOf(width: number, height: number): Photo['inside'] {
  return ([x, y]) => Math.min(x, y, width - x, height - y);
}

/** The same photo, its pixels taken from one smaller copy: for those who look at it often and not closely. */
export async function reduced(photo: Photo, maxSide: number): Promise<Photo> {
  const { width, height } = photo;
  if (Math.max(width, height) <= maxSide) return photo;
  const picture = await photo.pixels(maxSide);
  const copy = photoOf(picture);
  const scale = picture.width / width;
  return {
    width,
    height,
    inside: (point) => photo.inside(point),
    pixels(side, region) {
      if (region === undefined) return copy.pixels(side);
      const left = Math.min(copy.width - 1, Math.round(region.left * scale));
      const top = Math.min(copy.height - 1, Math.round(region.top * scale));
      return copy.pixels(side, {
        left,
        top,
        width: Math.max(1, Math.min(copy.width - left, Math.round(region.width * scale))),
        height: Math.max(1, Math.min(copy.height - top, Math.round(region.height * scale))),
      });
    },
  };
}

export async function withBorder({ width, height, data }: RgbPicture, border: number): Promise<RgbPicture> {
  const { data: pixels, info } = await sharp(data, { raw: { width, height, channels: 3 } })
    .extend({ left: border, right: border, top: border, bottom: border, background: GREY })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: pixels };
}

/**
 * The photo turned clockwise; its new corners are mirrored out of it and not `inside`: grey ones would be a thing to the
 * networks. Only what is asked for is turned.
 */
export function turned(photo: Photo, degrees: number, maxSide: number): Photo {
  const scale = Math.min(1, maxSide / Math.max(photo.width, photo.height));
  const [width, height] = [Math.round(photo.width * scale), Math.round(photo.height * scale)];
  const angle = (-degrees * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  const across = Math.round(width * Math.abs(cosine) + height * Math.abs(sine));
  const down = Math.round(width * Math.abs(sine) + height * Math.abs(cosine));
  /** Where a point of the turned photo was before. */
  const before = (x: number, y: number): [number, number] => {
    const [right, below] = [x - across / 2, y - down / 2];
    return [width / 2 + right * cosine - below * sine, height / 2 + right * sine + below * cosine];
  };
  return {
    width: across,
    height: down,
    inside([x, y]) {
      const [oldX, oldY] = before(x, y);
      return photo.inside([oldX / scale, oldY / scale]) * scale;
    },
    async pixels(side, region = { left: 0, top: 0, width: across, height: down }) {
      const smaller = Math.min(1, side / Math.max(region.width, region.height));
      const picture = await photo.pixels(Math.max(1, Math.round(Math.max(width, height) * smaller)));
      const [right, below] = [picture.width / width, picture.height / height];
      const size = [region.width, region.height].map((length) => Math.max(1, Math.round(length * smaller)));
      const [columns, rows] = size as [number, number];
      const data = new Uint8Array(columns * rows * 3);
      for (let row = 0; row < rows; row += 1) {
        const [x, y] = before(region.left + 0.5 / smaller, region.top + (row + 0.5) / smaller);
        const line = data.subarray(row * columns * 3, (row + 1) * columns * 3);
        turnRow(picture, x * right - 0.5, y * below - 0.5, (cosine * right) / smaller, (sine * below) / smaller, line);
      }
      return { width: columns, height: rows, data };
    },
  };
}

/** Half of a step of 255, where a pixel is the sum of 2048 × 2048 parts. */
const HALF = 1 << 21;

/** The pixels along a line through the picture, between the four nearest each. */
function turnRow(
  { width, height, data }: RgbPicture,
  x: number,
  y: number,
  stepX: number,
  stepY: number,
  row: Uint8Array,
): void {
  for (let to = 0; to < row.length; to += 3, x += stepX, y += stepY) {
    const left = Math.floor(x);
    const upper = Math.floor(y);
    const beside = x - left;
    const below = y - upper;
    if (left >= 0 && upper >= 0 && left + 1 < width && upper + 1 < height) {
      const above = (upper * width + left) * 3;
      const under = above + width * 3;
      // In whole numbers, of which processors do several at once.
      const second = (beside * 2048 + 0.5) | 0;
      const first = 2048 - second;
      const lower = (below * 2048 + 0.5) | 0;
      const higher = 2048 - lower;
      const one = first * higher;
      const two = second * higher;
      const three = first * lower;
      const four = second * lower;
      // Channel by channel: a loop over three takes twice as long.
      row[to] =
        (data[above]! * one + data[above + 3]! * two + data[under]! * three + data[under + 3]! * four + HALF) >> 22;
      row[to + 1] =
        (data[above + 1]! * one + data[above + 4]! * two + data[under + 1]! * three + data[under + 4]! * four + HALF) >>
        22;
      row[to + 2] =
        (data[above + 2]! * one + data[above + 5]! * two + data[under + 2]! * three + data[under + 5]! * four + HALF) >>
        22;
      continue;
    }
    const first = mirrored(left, width) * 3;
    const second = mirrored(left + 1, width) * 3;
    const above = mirrored(upper, height) * width * 3;
    const under = mirrored(upper + 1, height) * width * 3;
    for (let channel = 0; channel < 3; channel += 1) {
      const one = data[above + first + channel]!;
      const three = data[under + first + channel]!;
      const top = one + (data[above + second + channel]! - one) * beside;
      const bottom = three + (data[under + second + channel]! - three) * beside;
      row[to + channel] = top + (bottom - top) * below + 0.5;
    }
  }
}

/** A place beyond the ends of a line, as in a mirror that stands there. */
function mirrored(place: number, length: number): number {
  const inside = place < 0 ? -1 - place : place >= length ? 2 * length - 1 - place : place;
  return inside < 0 ? 0 : inside >= length ? length - 1 : inside;
}

/** A small picture made larger, its edges drawn sharp again: softness is what gives an enlarged face away. */
export async function enlarged({ width, height, data }: RgbPicture, factor: number): Promise<RgbPicture> {
  const { data: pixels, info } = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize(Math.round(width * factor), Math.round(height * factor), { fit: 'fill', kernel: 'lanczos3' })
    .sharpen({ sigma: Math.min(4, 0.45 * factor), m1: 0, m2: 1.4, x1: 1, y2: 9, y3: 9 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: pixels };
}

/** Of 255: photos whose mean is darker are brightened for the networks, which were taught by day. */
const DARK = 62;

/** The darkest and the brightest hundredth of a dark picture become black and white. */
const OUTSIDE = 0.01;
/** In steps of 255: noise in a black picture is not stretched into one. */
const LEAST_RANGE = 12;
/** What lies between is lifted a little: shadows are what a face is dark with. */
const LIFT = 0.85;

/** A dark picture with its tones stretched; others as they are. */
export function brightened(picture: RgbPicture): RgbPicture {
  const { data } = picture;
  const counts = new Uint32Array(256);
  let [sum, count] = [0, 0];
  for (let at = 1; at < data.length; at += 3 * 17) {
    sum += data[at]!;
    counts[data[at]!]! += 1;
    count += 1;
  }
  if (count === 0 || sum / count >= DARK) return picture;
  const darkest = toneAt(counts, count * OUTSIDE);
  const range = Math.max(LEAST_RANGE, toneAt(counts, count * (1 - OUTSIDE)) - darkest);
  const tones = Uint8Array.from(counts, (_, tone) => 255 * Math.min(1, Math.max(0, (tone - darkest) / range)) ** LIFT);
  const bright = new Uint8Array(data.length);
  for (let at = 0; at < data.length; at += 1) bright[at] = tones[data[at]!]!;
  return { ...picture, data: bright };
}

/** The tone that so many are darker than. */
function toneAt(counts: Uint32Array, darker: number): number {
  let below = 0;
  for (let tone = 0; tone < counts.length; tone += 1) {
    below += counts[tone]!;
    if (below > darker) return tone;
  }
  return counts.length - 1;
}
