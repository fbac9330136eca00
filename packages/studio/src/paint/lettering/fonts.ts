import { createRequire } from 'node:module';
import { GlobalFonts } from '@napi-rs/canvas';

/** `serif` for headlines and books, `grotesque` for posters, `slab` for boards and signs, `hand` for labels. */
export type Face = 'serif' | 'grotesque' | 'slab' | 'hand';

const files: Readonly<
  Record<Face, { readonly font: string; readonly weight: number; readonly scripts: readonly string[] }>
> = {
  serif: { font: 'dm-serif-display', weight: 400, scripts: ['latin', 'latin-ext'] },
  grotesque: { font: 'oswald', weight: 600, scripts: ['latin', 'latin-ext', 'cyrillic'] },
  slab: { font: 'alfa-slab-one', weight: 400, scripts: ['latin', 'latin-ext'] },
  hand: { font: 'patrick-hand', weight: 400, scripts: ['latin', 'latin-ext'] },
};

const familyOf = (face: Face, script: string): string => `Easel ${face} ${script}`;

let registered = false;

/** Only fonts that ship are used, so that a picture looks the same on every machine. */
function registerFonts(): void {
  if (registered) return;
  const require = createRequire(import.meta.url);
  for (const [face, { font, weight, scripts }] of Object.entries(files)) {
    for (const script of scripts) {
      const path = require.resolve(`@fontsource/${font}/files/${font}-${script}-${weight}-normal.woff2`);
      if (!GlobalFonts.registerFromPath(path, familyOf(face as Face, script))) throw new Error(`cannot load ${path}`);
    }
  }
  registered = true;
}

/** The CSS font for a face; letters that it lacks come from the grotesque, which has most. */
export function fontOf(face: Face, size: number): string {
  registerFonts();
  const families = [face, 'grotesque' as const].flatMap((name) =>
    files[name].scripts.map((script) => `"${familyOf(name, script)}"`),
  );
  return `${size}px ${[...new Set(families)].join(', ')}`;
}

/** The text without what no font that ships can set (other scripts, emoji); empty when nothing is left. */
export function settable(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(
      /[^\u0020-\u007e\u00a1-\u024f\u0401-\u045f\u0490\u0491\u2010-\u2027\u2030-\u203a\u20ac\u2116\u2122]/gu,
      ' ',
    )
    .replaceAll(/\s+/g, ' ')
    .trim();
}
