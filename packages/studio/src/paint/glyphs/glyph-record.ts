import type { DrawableKind, Habitat } from '../drawable.js';
import rows from './glyph-index.json' with { type: 'json' };

const setNames = { n: 'noto', g: 'game-icons', t: 'temaki', m: 'mdi' } as const;
export type GlyphSet = (typeof setNames)[keyof typeof setNames];

/** One drawing of the vector sets, as `scripts/index-glyphs.mjs` found it. */
export interface GlyphRecord {
  readonly concept: string;
  readonly set: GlyphSet;
  /** Where its entry lies in the set's file. */
  readonly start: number;
  readonly length: number;
  /** The box that its ink fills, in its own units: left, top, width, height. */
  readonly box: readonly [number, number, number, number];
  readonly kind: DrawableKind;
  readonly habitat: Habitat;
  readonly height: number;
  readonly mirrored: boolean;
  /** Drawn in colours, as opposed to one colour that Easel chooses. */
  readonly coloured: boolean;
}

function read(row: string): GlyphRecord {
  const [concept = '', set = 'n', place = '', box = '', kind = '', habitat = '', height = '', mirrored = ''] =
    row.split('|');
  const [start, length] = place.split('+').map(Number);
  const [left = 0, top = 0, wide = 1, high = 1] = box.split(' ').map(Number);
  return {
    concept,
    set: setNames[set as keyof typeof setNames],
    start: start ?? 0,
    length: length ?? 0,
    box: [left, top, wide, high],
    kind: kind as DrawableKind,
    habitat: habitat as Habitat,
    height: Number(height),
    mirrored: mirrored === 'f',
    coloured: set === 'n',
  };
}

export const glyphRecords: ReadonlyMap<string, GlyphRecord> = new Map(
  rows.map((row) => {
    const record = read(row);
    return [record.concept, record];
  }),
);
