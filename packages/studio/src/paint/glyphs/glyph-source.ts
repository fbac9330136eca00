import { closeSync, openSync, readSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { GlyphRecord, GlyphSet } from './glyph-record.js';

const require = createRequire(import.meta.url);

/**
 * The drawing itself, as SVG. Only its own bytes are read: the sets are tens of megabytes, and a picture needs a few
 * kilobytes of them.
 */
export function readGlyph(record: GlyphRecord): string {
  const bytes = Buffer.alloc(record.length);
  const file = openSync(fileOf(record.set), 'r');
  try {
    readSync(file, bytes, 0, record.length, record.start);
  } finally {
    closeSync(file);
  }
  const body = bodyOf(bytes.toString('utf8'));
  if (body === undefined) {
    throw new Error(
      `the drawing ${record.concept} is not where the index says in ${record.set}: run scripts/index-glyphs.mjs`,
    );
  }
  return body;
}

function fileOf(set: GlyphSet): string {
  return require.resolve(`@iconify-json/${set}/icons.json`);
}

function bodyOf(text: string): string | undefined {
  try {
    const entry = JSON.parse(text) as { body?: unknown };
    return typeof entry.body === 'string' ? entry.body : undefined;
  } catch {
    return undefined;
  }
}
