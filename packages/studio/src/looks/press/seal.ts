import { signs } from '../../paint/lettering/signs.js';

type Colour = readonly [red: number, green: number, blue: number];

interface Square {
  readonly left: number;
  readonly top: number;
  readonly size: number;
}

/** Fills a rectangle, as far as it is on the sheet. */
export function fillRect(
  pixels: Uint8ClampedArray,
  width: number,
  { left, top, wide, high }: { left: number; top: number; wide: number; high: number },
  colour: Colour,
): void {
  const height = pixels.length / 4 / width;
  const bottom = Math.min(height, Math.round(top + high));
  const right = Math.min(width, Math.round(left + wide));
  for (let y = Math.max(0, Math.round(top)); y < bottom; y++)
    for (let x = Math.max(0, Math.round(left)); x < right; x++) pixels.set(colour, (y * width + x) * 4);
}

/** Sets one of the characters into a square. */
export function setSign(
  pixels: Uint8ClampedArray,
  width: number,
  { left, top, size }: Square,
  sign: number,
  colour: Colour,
): void {
  const broad = Math.max(1, Math.round(size * 0.11));
  for (const [fromX, fromY, toX, toY] of signs[sign % signs.length] ?? [])
    fillRect(
      pixels,
      width,
      {
        left: left + fromX * (size - broad),
        top: top + fromY * (size - broad),
        wide: (toX - fromX) * (size - broad) + broad,
        high: (toY - fromY) * (size - broad) + broad,
      },
      colour,
    );
}

/** The red seal of the maker. */
export function stampSeal(pixels: Uint8ClampedArray, width: number, { left, top, size }: Square, sign: number): void {
  fillRect(pixels, width, { left, top, wide: size, high: size }, [190, 44, 36]);
  const inner = size * 0.62;
  const inset = (size - inner) / 2;
  setSign(pixels, width, { left: left + inset, top: top + inset, size: inner }, sign, [244, 230, 208]);
}
