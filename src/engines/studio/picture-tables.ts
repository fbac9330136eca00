import { pictureGuide } from '@easel/studio';

/** The words of a look that are shown: the rest are variants of these. */
const MOST_WORDS = 8;

/** The lists of docs/studio.md, made from the tables that prompts are read with. */
export function pictureTables(): string {
  const { looks, indoors, outdoors, materials, forms, patterns, backgrounds } = pictureGuide();
  return [
    '## Looks',
    '',
    'look | asked for as',
    '---|---',
    ...looks.map(({ name, words }) => `${name.replaceAll('-', ' ')} | ${words.slice(0, MOST_WORDS).join(', ')}`),
    '',
    '## Places',
    '',
    `- outdoors: ${outdoors.join(', ')}`,
    `- indoors: ${indoors.join(', ')}`,
    '',
    '## Materials, forms and patterns',
    '',
    `- made of: ${materials.join(', ')}`,
    `- formed: ${forms.join(', ')}`,
    `- patterned: ${patterns.join(', ')}`,
    `- a background, a texture or a wallpaper of: ${backgrounds.join(', ')}, or a material such as marble, wood, paper, leather or water`,
  ].join('\n');
}
