import { portraitGuide } from '@easel/studio';

/** The words of a look that are shown: the rest are variants of these. */
const MOST_WORDS = 9;

/** The lists of docs/avatars.md, made from the tables that prompts are read with. */
export function portraitTables(): string {
  const { looks, roles, garments, places } = portraitGuide();
  return [
    '### Looks',
    '',
    'look | asked for as',
    '---|---',
    ...looks.map(({ name, words }) => `${name.replaceAll('-', ' ')} | ${words.slice(0, MOST_WORDS).join(', ')}`),
    '',
    '### Roles',
    '',
    'role | also | wears | place',
    '---|---|---|---',
    ...roles.map(({ name, also, wears, place }) => `${name} | ${also.join(', ')} | ${wears.join(', ')} | ${place}`),
    '',
    '### Clothes',
    '',
    ...garments.map(({ where, words }) => `- ${where}: ${words.join(', ')}`),
    '',
    '### Places',
    '',
    `${places.join(', ')}. A colour and *background* gives a plain ground: *teal background*, *plain white background*.`,
  ].join('\n');
}
