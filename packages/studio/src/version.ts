import { readFileSync } from 'node:fs';

/**
 * Derived from the code that draws: `prepare` writes a digest of every source of Studio and of its two libraries when
 * they are compiled. Same version, same pixels; and nobody has to remember to raise it.
 */
const built = JSON.parse(readFileSync(new URL('../version.json', import.meta.url), 'utf8')) as {
  readonly code: string;
};

export const STUDIO_VERSION = `2.0.0+${built.code}`;
