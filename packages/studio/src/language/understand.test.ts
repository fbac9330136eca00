import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Kind as DrawableKind } from '../catalogue/concept.js';
import type { Brief, Subject } from './brief.js';
import { createCatalogue } from '../catalogue/catalogue.js';
import { meaningCases } from './meaning-cases.js';
import { createUnderstanding } from './understand.js';
import { colourWords } from './vocabulary/colours.js';
import { phrases } from './vocabulary/meaning.js';

/** The catalogue that the cases are written for; the real one has more. */
const drawables: Readonly<Record<DrawableKind, string>> = {
  building:
    'lighthouse, house, cabin, castle, church, tower, skyscraper, barn, windmill, bridge, tent, temple, pyramid, igloo, wall',
  vehicle:
    'sailboat, rowing-boat, ship, submarine, car, bus, truck, bicycle, motorcycle, train, tram, aeroplane, helicopter, hot-air-balloon, rocket, ufo, satellite, moon-rover',
  plant: 'tree, pine, palm, birch, cactus, bush, flower, sunflower, tulip, rose, bouquet, potted-plant, mushroom',
  nature: 'rock, crystal, planet, star',
  food: 'apple, orange, lemon, banana, pear, cherries, strawberry, grapes, watermelon, pumpkin, bread, cake, cupcake, pizza, burger, ice-cream',
  object:
    'cup, teapot, glass, bottle, wine-glass, plate, bowl, vase, book, lamp, candle, lantern, clock, laptop, phone, camera, guitar, piano, violin, umbrella, suitcase, backpack, hat, shoe, key, gift, balloon, ball, chess-piece, globe, telescope, microscope, easel, street-lamp, sign, mailbox, fountain, statue, snowman, campfire, flag, crown, sword, treasure-chest, heart, robot, anchor, fence, painting, mirror, plain-figure',
  furniture: 'chair, armchair, sofa, table, desk, bed, bookshelf, bench',
  person: 'person, couple',
  animal:
    'cat, dog, fox, wolf, rabbit, deer, bear, polar-bear, panda, horse, cow, sheep, pig, goat, chicken, duck, goose, swan, owl, bird, eagle, parrot, penguin, flamingo, seagull, fish, whale, dolphin, shark, octopus, jellyfish, turtle, crab, frog, snake, lizard, butterfly, bee, ladybird, snail, elephant, giraffe, lion, tiger, zebra, monkey, camel, kangaroo, koala, squirrel, hedgehog, mouse, hamster, dinosaur, dragon, unicorn',
};
const small = new Set<DrawableKind>(['object', 'food', 'plant']);
const catalogue = createCatalogue(
  Object.entries(drawables).flatMap(([name, concepts]) => {
    const kind = name as DrawableKind;
    return phrases(concepts).map((concept) => ({
      concept,
      words: [],
      kind,
      habitat: 'ground' as const,
      height: small.has(kind) ? 0.3 : 2,
    }));
  }),
);
const understand = createUnderstanding(catalogue);

const sizes = new Set(['tiny', 'small', 'large', 'huge']);

function colourOf(word: string): string | undefined {
  return word.startsWith('#') ? word : colourWords.get(word.replaceAll('-', ' '))?.colour;
}

function checkSubject(subject: Subject, wanted: string): void {
  const [count, concept, ...rest] = wanted.split(' ');
  assert.deepEqual([subject.count, subject.concept], [Number(count), concept]);
  for (const word of rest) {
    const colour = colourOf(word);
    if (word.startsWith('@')) assert.equal(subject.place, word.slice(1));
    else if (sizes.has(word)) assert.equal(subject.size, word);
    else if (colour !== undefined) assert.equal(subject.colour, colour);
    else assert.ok(subject.attributes.includes(word), `${word} is not in ${subject.attributes.join(' ')}`);
  }
  const coloured = rest.some((word) => colourOf(word) !== undefined);
  if (!coloured) assert.equal(subject.colour, undefined);
}

function relationsOf(brief: Brief): string[] {
  return brief.relations
    .map(
      ({ kind, subject, object }) => `${brief.subjects[subject]?.concept} ${kind} ${brief.subjects[object]?.concept}`,
    )
    .toSorted();
}

for (const { prompt, subjects, relations, features, absent, colours, tints, lettering, ...plain } of meaningCases) {
  test(`means: ${prompt}`, async () => {
    const brief = await understand(prompt);
    if (subjects !== undefined) {
      const wanted = phrases(subjects);
      assert.equal(
        brief.subjects.map(({ count, concept }) => `${count} ${concept}`).join(', '),
        wanted.map((text) => text.split(' ').slice(0, 2).join(' ')).join(', '),
      );
      for (const [index, text] of wanted.entries()) checkSubject(brief.subjects[index] as Subject, text);
    }
    if (relations !== undefined) assert.deepEqual(relationsOf(brief), phrases(relations).toSorted());
    for (const [key, value] of Object.entries(plain)) assert.equal(brief[key as keyof Brief], value, key);
    for (const feature of phrases(features ?? ''))
      assert.ok(brief.features.includes(feature), `no ${feature} in ${brief.features.join(' ')}`);
    for (const name of phrases(absent ?? '')) assert.ok(brief.absent.includes(name), `${name} is not absent`);
    for (const name of phrases(colours ?? '')) {
      assert.ok(
        brief.colours.includes(colourWords.get(name)?.colour ?? name),
        `${name} is not a colour of the picture`,
      );
    }
    for (const text of phrases(tints ?? '')) {
      const [what, name = ''] = text.split(' ');
      const found = brief.tints?.find((tint) => tint.what === what)?.colour;
      assert.equal(found, colourWords.get(name)?.colour, `the ${what} is not ${name}`);
    }
    if (lettering !== undefined) {
      assert.equal(brief.lettering.map(({ on, text }) => `${on}: ${text}`).join(', '), lettering);
    }
  });
}
