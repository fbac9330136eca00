import type { Drawable } from '../drawable.js';
import { glyphPicture } from './glyph-picture.js';
import { glyphRecords } from './glyph-record.js';
import type { GlyphRecord } from './glyph-record.js';

const SMALLEST = 16;
const LARGEST = 1400;

/** Sizes grow in steps, so that things of nearly one size share their pixels. */
function pixelHeight(scale: number): number {
  const steps = Math.ceil(Math.log2(Math.min(LARGEST, Math.max(SMALLEST, scale))) * 3);
  return Math.round(2 ** (steps / 3));
}

function createGlyph(record: GlyphRecord): Drawable {
  const [, , width, height] = record.box;
  const aspect = width / height;
  return {
    concept: record.concept,
    kind: record.kind,
    habitat: record.habitat,
    height: record.height,
    aspect,
    ...(record.habitat === 'water' && { floats: true }),
    paint(context, brush) {
      const { a, b } = context.getTransform();
      const picture = glyphPicture({
        record,
        height: pixelHeight(Math.hypot(a, b)),
        colour: brush.colour,
        lightFromRight: brush.light.side >= 0,
      });
      context.save();
      if (record.mirrored) context.scale(-1, 1);
      context.imageSmoothingEnabled = true;
      context.imageSmoothingQuality = 'high';
      context.drawImage(picture, -aspect / 2, -1, aspect, 1);
      context.restore();
    },
  };
}

const made = new Map<string, Drawable>();

/** The long tail: a drawing of the openly licensed vector sets, or nothing. */
export function findGlyph(concept: string): Drawable | undefined {
  const known = made.get(concept);
  if (known) return known;
  const record = glyphRecords.get(concept);
  if (!record) return undefined;
  const glyph = createGlyph(record);
  made.set(concept, glyph);
  return glyph;
}
