import { setImmediate as nextTurn } from 'node:timers/promises';
import sharp from 'sharp';
import { EngineError, type Picture, type RawPicture, type RenderTask } from '../engine.js';
import { isPictureFile, MOST_PICTURE_PIXELS } from '../picture-file.js';

const SLICE_BYTES = 512 * 1024;
const LUMA: [number, number, number] = [0.2126, 0.7152, 0.0722];

/**
 * What an engine delivered. A file that becomes a JPEG as it is goes on undecoded: whoever makes that JPEG reads it in
 * full and in one pass, and tells the registry when it is damaged.
 */
export async function readResultPicture(engine: string, bytes: Uint8Array, task: RenderTask): Promise<Picture> {
  if (!isPictureFile(bytes)) throw new EngineError('failed', engine, 'the engine answered with no picture');
  if (task.lossy && task.style !== 'ink' && !task.transparent) return { kind: 'encoded', bytes };
  return decodeResultPicture(engine, bytes, task);
}

/**
 * Decodes what an engine delivered, in full: a server's word for type, size or success is never believed.
 * A black-and-white task comes out in greys, with tints of its palette where it has one.
 */
export async function decodeResultPicture(engine: string, bytes: Uint8Array, task: RenderTask): Promise<RawPicture> {
  try {
    const ink = task.style === 'ink';
    const image = sharp(bytes, { limitInputPixels: MOST_PICTURE_PIXELS, pages: 1 }).autoOrient();
    if (!task.transparent) image.flatten({ background: '#ffffff' });
    image.toColourspace('srgb');
    // Not `greyscale()`: that leaves a single channel.
    if (ink && task.palette.length === 0) image.recomb([LUMA, LUMA, LUMA]);
    const opaque = !ink && !task.transparent;
    const { data, info } = await (opaque ? image.removeAlpha() : image.ensureAlpha())
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    if (ink && task.palette.length > 0) await tint(data, task.palette);
    return { kind: 'raw', width: info.width, height: info.height, channels: opaque ? 3 : 4, data };
  } catch (cause) {
    throw new EngineError('failed', engine, 'the engine answered with a damaged picture', { cause });
  }
}

/** Greys; and where the picture is colourful, tints of the nearest palette colour with the same lightness. */
async function tint(pixels: Uint8Array, palette: readonly string[]): Promise<void> {
  const tints = palette.map((colour) => {
    const value = Number.parseInt(colour.slice(1), 16);
    const [red, green, blue] = [value >> 16, (value >> 8) & 255, value & 255];
    return { red, green, blue, light: luma(red, green, blue) };
  });
  for (let at = 0; at < pixels.length; at += 4) {
    // A large picture takes a while; others want their turn.
    if (at % SLICE_BYTES === 0) await nextTurn();
    const red = pixels[at] ?? 0;
    const green = pixels[at + 1] ?? 0;
    const blue = pixels[at + 2] ?? 0;
    const light = luma(red, green, blue);
    const chroma = Math.max(red, green, blue) - Math.min(red, green, blue);
    let best: (typeof tints)[number] | undefined;
    if (chroma > 24) {
      let nearest = Number.POSITIVE_INFINITY;
      for (const colour of tints) {
        // Distance of the colour parts alone: lightness belongs to the drawing.
        const distance =
          (red - light - (colour.red - colour.light)) ** 2 +
          (green - light - (colour.green - colour.light)) ** 2 +
          (blue - light - (colour.blue - colour.light)) ** 2;
        if (distance < nearest) {
          nearest = distance;
          best = colour;
        }
      }
    }
    if (!best) pixels[at] = pixels[at + 1] = pixels[at + 2] = light;
    else {
      // Towards black below the tint's own lightness, towards white above it: always a tint of that colour.
      const share =
        light <= best.light ? light / Math.max(1, best.light) : (255 - light) / Math.max(1, 255 - best.light);
      const base = light <= best.light ? 0 : 255;
      pixels[at] = Math.round(base + (best.red - base) * share);
      pixels[at + 1] = Math.round(base + (best.green - base) * share);
      pixels[at + 2] = Math.round(base + (best.blue - base) * share);
    }
  }
}

function luma(red: number, green: number, blue: number): number {
  return Math.round(0.2126 * red + 0.7152 * green + 0.0722 * blue);
}
