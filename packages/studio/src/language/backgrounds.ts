import { fillPrefix } from '../catalogue/fills.js';
import type { Brief } from './brief.js';
import { isParagraph } from './brief.js';
import { isCued } from './cued.js';
import { cuesOf } from './cues.js';
import { colourWords } from './vocabulary/colours.js';
import { fillRows, openSky } from './vocabulary/fills.js';
import type { FillRow } from './vocabulary/fills.js';

type Untold = Omit<Brief, 'lettering' | 'notes'>;

/** Something is said to be there that is no part of the motif: "a wooden background with a cup". */
function standsThere({ prompt, subjects }: Untold, motif: string): boolean {
  const rest = ` ${prompt.replace(motif, ' ')} `.toLowerCase();
  return subjects.some(({ words }) => {
    const last = words.toLowerCase().split(' ').at(-1) ?? '';
    return new RegExp(`[^a-z]${last.replaceAll(/[^a-z-]/g, '.')}[^a-z]`).test(rest);
  });
}

/** All colours of the prompt in their order: of a motif they are its own, whatever word they stand before. */
function coloursIn(prompt: string, fill: string): readonly string[] {
  const words = prompt.toLowerCase().match(/[a-z]+/g) ?? [];
  const found: string[] = [];
  for (let index = 0; index < words.length; index++) {
    const word = words[index] as string;
    const two = colourWords.get(`${word} ${words[index + 1]}`)?.colour;
    const colour = two ?? (word === fill ? undefined : colourWords.get(word)?.colour);
    if (colour !== undefined && !found.includes(colour)) found.push(colour);
    if (two !== undefined) index += 1;
  }
  return found;
}

const tones = [
  [/\b(?:pastels?|soft|pale|light|delicate|subtle|bright|airy)\b(?! (?:rays|lines))/i, 'pale'],
  [/\b(?:dark|deep|night|black|moody|midnight)\b/i, 'deep'],
] as const;

/** What the prompt is called after comes before what else is said of it. Most prompts have a cue to none of these. */
const fillPatterns = (['said', 'added'] as const).flatMap((key) =>
  fillRows.flatMap((row) => (row[key] ?? []).map((pattern) => ({ row, pattern, cues: cuesOf(pattern) }))),
);

function fillOf(prompt: string): { readonly row: FillRow; readonly motif: string } | undefined {
  const small = prompt.toLowerCase();
  for (const { row, pattern, cues } of fillPatterns) {
    const motif = isCued(cues, small) ? pattern.exec(prompt)?.[0] : undefined;
    if (motif !== undefined) return { row, motif };
  }
  return undefined;
}

/** A background, a texture, a pattern: nothing stands in it, and one motif fills it from edge to edge. */
export function asBackground<Told extends Untold>(brief: Told): Told {
  if (isParagraph(brief)) return brief;
  const { prompt } = brief;
  const bare = { ...brief, subjects: [], relations: [], camera: undefined, backdrop: undefined };
  const sky = openSky.exec(prompt);
  if (sky && !standsThere(brief, sky[0])) return { ...bare, setting: 'sky' };
  const filled = fillOf(prompt);
  if (filled && !standsThere(brief, filled.motif)) {
    const { fill, as = [] } = filled.row;
    const varied = [...as, ...tones].filter(([word]) => word.test(prompt)).map(([, feature]) => feature);
    return {
      ...bare,
      told: [],
      time: undefined,
      weather: undefined,
      season: undefined,
      setting: 'abstract',
      features: [`${fillPrefix}${fill}`, ...varied],
      colours: coloursIn(prompt.replace(/\bon (?:plain |a )?(?:white|black)(?: background)?\b/i, ''), fill),
      tints: [],
    };
  }
  return brief;
}
