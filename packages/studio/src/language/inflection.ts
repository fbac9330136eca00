const irregularTable: Readonly<Record<string, string>> = {
  mice: 'mouse',
  geese: 'goose',
  men: 'man',
  women: 'woman',
  children: 'child',
  people: 'person',
  teeth: 'tooth',
  feet: 'foot',
  oxen: 'ox',
  leaves: 'leaf',
  knives: 'knife',
  wives: 'wife',
  lives: 'life',
  wolves: 'wolf',
  loaves: 'loaf',
  shelves: 'shelf',
  elves: 'elf',
  dwarves: 'dwarf',
  calves: 'calf',
  thieves: 'thief',
  scarves: 'scarf',
  cacti: 'cactus',
  fungi: 'fungus',
  octopi: 'octopus',
  dice: 'die',
  halves: 'half',
  hooves: 'hoof',
};
const irregular = new Map(Object.entries(irregularTable));

/** The same for one and for many; without an article they are many. */
const unchanging = new Set(['sheep', 'fish', 'cattle', 'salmon', 'trout', 'shrimp', 'bison', 'koi', 'goldfish']);

/** tvs, cds, pcs */
const abbreviated = /^(?!mr)[^aeiou]{2}s$/;

const neverPlural = /(?:ss|us|is|ous|'s)$/;
/** Plurals that look like tennis and oasis. */
const pluralAfterAll = new Set([
  'taxis',
  'kiwis',
  'bikinis',
  'zucchinis',
  'skis',
  'safaris',
  'emojis',
  'martinis',
  'paninis',
  'samurais',
  'jacuzzis',
  'yetis',
  'rabbis',
  'ferraris',
  'lamborghinis',
  'origamis',
  'broccolis',
  'calamaris',
  'salamis',
  'hibachis',
  'tsunamis',
]);

function looksSingular(word: string): boolean {
  return neverPlural.test(word) && !pluralAfterAll.has(word);
}

export function isUnchanging(word: string): boolean {
  return unchanging.has(word);
}

/** What a plural may be the plural of, likeliest first; empty when the word is no plural. */
export function singulars(word: string): readonly string[] {
  const known = irregular.get(word);
  if (known !== undefined) return [known];
  // fishermen, firewomen
  if (word.endsWith('men') && word.length > 4) return [`${word.slice(0, -3)}man`];
  if (!word.endsWith('s') || (word.length < 4 && !abbreviated.test(word)) || looksSingular(word)) return [];
  const stem = word.slice(0, -1);
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`, stem];
  // bookshelves
  if (/.shelves$/.test(word)) return [`${word.slice(0, -3)}f`];
  if (word.endsWith('ves')) return [stem];
  if (word.endsWith('es')) return [stem, word.slice(0, -2)];
  return [stem];
}
