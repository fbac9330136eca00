import { colourWords } from '../../language/vocabulary/colours.js';

/** A plain ground behind the person; without a colour the seed chooses a quiet one. */
export interface PlainBackground {
  readonly colour?: string;
}

export interface BackgroundReading {
  readonly plain?: PlainBackground;
  /** The prompt without the words of the background, or with the place that they name. */
  readonly rest: string;
}

const PLAIN = new Map<string, string | undefined>([
  ...'plain solid simple clean neutral studio seamless gradient blurred blurry bokeh soft smooth minimal empty uniform single one color colour colored coloured flat blank transparent defocused textured'
    .split(' ')
    .map((word) => [word, undefined] as const),
  ['dark', '#2a2b31'],
  ['light', '#dfe1e3'],
  ['bright', undefined],
  ['pale', undefined],
  ['pastel', '#d9cfe0'],
  ['warm', '#c9ae92'],
  ['cool', '#9fb0bf'],
]);
const BACKGROUND = /\b(?:background|backdrop|bg)\b/;
/** Where the words of a background begin. */
const BOUNDARY = /^(?:,|a|an|the|on|with|against|before|in|front|of|and|at|my|some|wearing|has|having)$/;

/** Takes "on a grey background" out of a prompt in lower case; "office background" becomes a place that Studio reads. */
export function readBackground(prompt: string): BackgroundReading {
  const found = BACKGROUND.exec(prompt);
  if (!found) return { rest: prompt };
  const before = prompt
    .slice(0, found.index)
    .split(/\s+|(?=,)/)
    .filter((word) => word !== '');
  const after = prompt.slice(found.index + found[0].length);
  let colour: string | undefined;
  let plain = false;
  let start = before.length;
  for (; start > 0; start -= 1) {
    const word = before[start - 1]!;
    const pair = start > 1 ? colourOf(`${before[start - 2]} ${word}`) : undefined;
    const own = pair ?? colourOf(word);
    if (own !== undefined) {
      colour = own;
      if (pair !== undefined) start -= 1;
    } else if (PLAIN.has(word)) colour ??= PLAIN.get(word);
    else break;
    plain = true;
  }
  const place: string[] = [];
  if (colour === undefined)
    for (let at = start; at > 0 && place.length < 3; at -= 1) {
      const word = before[at - 1]!;
      if (BOUNDARY.test(word)) break;
      place.unshift(word);
    }
  const named = place.length > 0;
  const kept = before
    .slice(0, start - place.length)
    .join(' ')
    .replace(/(?:\b(?:on|with|against|before|in front of|in|and|has|having|a|an|the)\s*)+$/, '');
  // "background: the sea", "with a background of mountains"
  const follows = /^\s*(?::|of|is|=)\s*/.exec(after);
  const rest = `${kept}${named ? ` in a ${place.join(' ')}` : follows ? ' in' : ''} ${after.slice(follows?.[0].length ?? 0)}`;
  if (named || follows || !plain) return { rest };
  return { plain: colour === undefined ? {} : { colour }, rest };
}

function colourOf(words: string): string | undefined {
  if (/^#[0-9a-f]{6}$/.test(words)) return words;
  return colourWords.get(words)?.colour;
}
