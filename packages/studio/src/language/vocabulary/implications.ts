import type { Setting } from '../brief.js';
import { phrases } from './meaning.js';

const table: readonly (readonly [setting: Setting, concepts: string])[] = [
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
  ['hills', 'windmill, castle, church, barn'],
  ['sky', 'aeroplane, helicopter, parachute, zeppelin'],
  ['beach', 'palm, sandcastle, crab, beach-umbrella, surfboard'],
  ['garden', 'butterfly, bee, tulip, rose, ladybird, snail, garden-gnome, watering-can'],
  ['room', 'sofa, armchair, bed, bookshelf, piano, television, fireplace'],
  ['office', 'desk, printer'],
  ['stage', 'microphone, drum-kit'],
  ['park', 'bench, fountain'],
  ['kitchen', 'oven, stove, refrigerator'],
];

/** Which place a thing clearly belongs to when the prompt names none. */
export const impliedSettings: ReadonlyMap<string, Setting> = new Map(
  table.flatMap(([setting, concepts]) => phrases(concepts).map((concept) => [concept, setting] as const)),
);

/** What a person is decides a place as well. */
export const impliedByPeople: ReadonlyMap<string, Setting> = new Map<string, Setting>([
  ['astronaut', 'space'],
  ['fisherman', 'harbour'],
  ['farmer', 'farm'],
  ['chef', 'kitchen'],
  ['cook', 'kitchen'],
  ['baker', 'kitchen'],
  ['barista', 'cafe'],
  ['waiter', 'cafe'],
  ['surfer', 'beach'],
  ['skier', 'snow'],
  ['snowboarder', 'snow'],
  ['diver', 'underwater'],
  ['scuba-diver', 'underwater'],
  ['mermaid', 'underwater'],
  ['business', 'office'],
  ['programmer', 'office'],
  ['ballerina', 'stage'],
  ['singer', 'stage'],
  ['musician', 'stage'],
  ['gardener', 'garden'],
  ['cowboy', 'desert'],
  ['sailor', 'harbour'],
  ['pirate', 'beach'],
  ['hiker', 'mountains'],
  ['climber', 'mountains'],
  ['knight', 'hills'],
  ['wizard', 'forest'],
  ['witch', 'forest'],
  ['elf', 'forest'],
  ['fairy', 'forest'],
  ['shepherd', 'hills'],
  ['swimmer', 'beach'],
  ['teacher', 'room'],
]);
