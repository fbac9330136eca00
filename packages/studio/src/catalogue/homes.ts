import type { Setting } from '../language/brief.js';

/** Where a thing clearly belongs when the prompt names no place. */
const clear: readonly (readonly [setting: Setting, concepts: string])[] = [
  ['sea', 'lighthouse, ship, sailboat, whale, dolphin, seagull, anchor, iceberg, pirate'],
  ['underwater', 'fish, octopus, jellyfish, shark, submarine, seahorse, coral, mermaid, squid, scuba-diver, diver'],
  ['desert', 'camel, cactus, pyramid, scorpion, rattlesnake'],
  ['space', 'satellite, planet, ufo'],
  ['moon', 'moon-rover'],
  ['snow', 'snowman, igloo, penguin, polar-bear, sled, skis'],
  ['jungle', 'tiger, monkey, parrot, gorilla, toucan'],
  ['field', 'elephant, giraffe, zebra, lion, horse, cow, sheep, sunflower, hot-air-balloon, rhinoceros, kangaroo'],
  ['farm', 'barn, tractor, pig, chicken, goat, scarecrow'],
  ['forest', 'deer, fox, wolf, bear, owl, mushroom, squirrel, hedgehog, tent, campfire, birch'],
  ['lake', 'duck, swan, goose, frog, flamingo, rowing-boat, canoe'],
  ['street', 'car, bus, tram, taxi, motorcycle, street-lamp, traffic-light, fire-hydrant'],
  ['city', 'skyscraper'],
  ['hills', 'windmill, castle, church'],
  ['sky', 'aeroplane, helicopter, parachute, zeppelin'],
  ['beach', 'palm, sandcastle, crab, beach-umbrella, surfboard'],
  ['garden', 'butterfly, bee, tulip, rose, ladybird, snail, garden-gnome, watering-can'],
  ['room', 'sofa, armchair, bed, bookshelf, piano, television, fireplace'],
  ['office', 'desk, printer'],
  ['stage', 'microphone, drum-kit'],
  ['park', 'bench, fountain'],
  ['kitchen', 'oven, stove, refrigerator'],
];

/** Things of the open air that have several homes; the seed chooses. */
const several: readonly (readonly [settings: readonly Setting[], concepts: string])[] = [
  [['street', 'village', 'hills'], 'lettered-sign, sign'],
  [['street'], 'parking-meter, stop-sign, vertical-traffic-light'],
  [['village', 'garden', 'street'], 'mailbox'],
  [['field', 'farm', 'garden'], 'fence'],
  [['park', 'garden'], 'statue'],
  [['hills', 'mountains'], 'flag'],
  [['village', 'garden', 'field'], 'wall'],
];

const homes = new Map<string, readonly Setting[]>();
function house(concepts: string, settings: readonly Setting[]): void {
  for (const concept of concepts.split(', ')) {
    if (homes.has(concept))
      throw new Error(`${concept} has two homes: ${homes.get(concept)?.join()} and ${settings.join()}`);
    homes.set(concept, settings);
  }
}
for (const [setting, concepts] of clear) house(concepts, [setting]);
for (const [settings, concepts] of several) house(concepts, settings);

/** The places where a thing is at home; none where any place of its kind will do. */
export function homesOf(concept: string): readonly Setting[] | undefined {
  return homes.get(concept);
}

/** The one place that a thing clearly belongs to. */
export const impliedSettings: ReadonlyMap<string, Setting> = new Map(
  [...homes].flatMap(([concept, [only, other]]) => (only && other === undefined ? [[concept, only] as const] : [])),
);
