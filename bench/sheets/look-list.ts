import { lookNames } from '@easel/studio';
import type { ListedPrompt } from './prompt-list.js';

/** What every look is seen on: a creature, a landscape, a person, a still life, a building, a vehicle. */
const motifs = [
  'a red fox sitting in a forest',
  'a mountain lake at sunset',
  'a woman with a yellow umbrella on a street',
  'a bowl of oranges and a blue vase',
  'a lighthouse on a cliff by the sea',
  'a vintage car on a country road',
];

/** Looks whose name nobody says. */
const saidAs: ReadonlyMap<string, string> = new Map([
  ['editorial', 'stock image'],
  ['masterly', 'baroque'],
  ['cartoon-3d', '3d cartoon'],
  ['chalk', 'chalk drawing'],
  ['swirling', 'van gogh style'],
  ['oil', 'oil painting'],
  ['study', 'leonardo drawing'],
  ['advertisement', 'vintage advertisement'],
]);

/** Every look on the same six prompts. */
export function listLooks(): ListedPrompt[] {
  return lookNames
    .flatMap((look) => {
      const words = saidAs.get(look) ?? look.replaceAll('-', ' ');
      return motifs.map((motif) => ({ prompt: `${motif}, ${words}`, tag: look }));
    })
    .map((row, index) => ({ ...row, line: index + 1 }));
}
