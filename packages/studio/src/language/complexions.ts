import { isPerson } from './draft.js';
import type { BriefDraft } from './draft.js';

/** Words for people that say nothing of their clothes; a black knight is in black armour. */
const plain: ReadonlySet<string> = new Set(
  'man men woman women boy boys girl girls person people child children kid kids baby toddler teenager teen lady ladies guy gentleman couple family mother mom father dad grandmother grandfather friend friends doctor nurse teacher student businessman businesswoman athlete dancer singer musician chef runner'.split(
    ' ',
  ),
);
const complexions: readonly (readonly [said: string, skin: string])[] = [
  ['black', 'dark'],
  ['white', 'light'],
  ['brown', 'dark'],
];

/** "A black woman in a red dress": the colour is that of her skin, not of what she wears. */
export function settleComplexions({ subjects }: BriefDraft, prompt: string): void {
  const text = prompt.toLowerCase();
  for (const subject of subjects) {
    const last = subject.words.split(' ').at(-1) ?? '';
    if (!isPerson(subject) || subject.colour === undefined || !plain.has(last)) continue;
    const skin = complexions.find(([said]) =>
      ['', 'young ', 'old ', 'elderly ', 'middle-aged '].some((age) => text.includes(`${said} ${age}${subject.words}`)),
    )?.[1];
    if (skin === undefined) continue;
    delete subject.colour;
    if (!subject.parts.some(({ what }) => what === 'skin')) subject.parts.push({ what: 'skin', attributes: [skin] });
  }
}
