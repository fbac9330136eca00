import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';
import { isActName } from './acts.js';
import { kinds } from './concept.js';
import { records } from './records.js';
import { is } from './traits.js';
import { traits } from './trait.js';
import type { Trait } from './trait.js';

/**
 * What is known of a concept stands in its record. These rooms ask for it and name no concept; whoever compares a
 * concept with a name here has found a fact that belongs there, as a trait or a field.
 */
const rooms = ['language', 'scene'];
/** These paint: they may have their own lists of what they draw, but ask what a thing of the picture is. */
const askers = [
  'portrait',
  join('paint', 'world'),
  join('paint', 'changes'),
  join('paint', 'materials'),
  'looks',
  'finish',
];
const home = fileURLToPath(new URL('../../../src/', import.meta.url));

/** Words of the language, not names of concepts: what a word means, how it is inflected. */
const ofWords = [join('language', 'vocabulary'), join('language', 'inflection.ts'), join('language', 'meaning-cases')];

/** What a rule adds to a picture, though nobody names it: the rule is about this one thing. */
const added = new Map([
  ['person', 'whose limbs or clothes alone are named, who plays what is played'],
  ['table', 'on which a still life stands, and any wooden surface'],
  ['chair', 'on which who is at a table sits'],
  ['vase', 'in which flowers in a room stand'],
  ['tree', 'of which a branch alone is named'],
  ['aquarium', 'in which a fish beside others swims'],
  ['house', 'which a place is when it is seen from outside'],
  ['painting', 'which hangs on a wall as a picture of something'],
  ['kitchen-island', 'which a counter is'],
  ['plain-figure', 'of which only the shape is told'],
  ['human-eye', 'of nobody in particular'],
  ['aquarium', 'in which a fish beside things of a room swims'],
  ['cupped-hands', 'of nobody in particular'],
  ['gripping-hand', 'of nobody in particular'],
]);

/** Lists of words as prompts have them, which happen to be names of concepts too; by their first words. */
const wordLists = new Map([
  ['label bottle jar', 'before or after quoted words: what they are written on'],
  ['headphones earphones glasses', 'words that are plural for one thing'],
  ['gloves mittens socks', 'words that are plural for a pair'],
  ['cup glass mug', 'before "of": what holds the rest'],
]);

const concepts = new Set(records.map(({ concept }) => concept));
const isNameOfElse = (name: string): boolean => isActName(name) || (kinds as readonly string[]).includes(name);

interface Source {
  readonly file: string;
  readonly text: string;
}

function sources(where: readonly string[]): Source[] {
  return where.flatMap((room) =>
    readdirSync(join(home, room), { recursive: true, encoding: 'utf8' })
      .map((name) => join(room, name))
      .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|-for-tests\.ts$/.test(file))
      .map((file) => ({
        file,
        text: readFileSync(join(home, file), 'utf8').replaceAll(/^\s*(?:\/\/|\/\*\*|\*).*$/gm, ''),
      })),
  );
}

/** Names that a source compares with a concept, and patterns that it tests one for. */
function* comparisonsIn({ file, text }: Source): Iterable<string> {
  for (const [, name = ''] of text.matchAll(/\bconcept\)? [!=]== '([^']+)'/g)) yield `${file} compares with ${name}`;
  for (const [, name = ''] of text.matchAll(/'([^']+)' [!=]== [\w.?]*concept\b/g))
    yield `${file} compares with ${name}`;
  for (const [, asked = ''] of text.matchAll(/\.(?:test|exec|match)\(((?:[^()]|\([^()]*\))*)\)/g))
    if (/\bconcept\b/.test(asked)) yield `${file} tests ${asked.trim()}`;
}

/** Names of concepts that a source compares with, tests for, makes or lists. */
function namesIn(source: Source): string[] {
  const { file, text } = source;
  const found = [...comparisonsIn(source)];
  if (ofWords.some((words) => file.startsWith(words))) return found;
  for (const [, name = ''] of text.matchAll(/(?:\bconcept: |\b(?:find|findDrawable|plainSubject)\()'([^']+)'/g))
    if (concepts.has(name) && !added.has(name)) found.push(`${file} adds ${name}`);
  for (const list of listsOf(text)) {
    const known = list.filter((name) => concepts.has(name) && !isNameOfElse(name));
    if (known.length > 2 && known.length * 2 > list.length && !wordLists.has(list.slice(0, 3).join(' ')))
      found.push(`${file} lists ${list.join(' ')}`);
  }
  return found;
}

/** Arrays of strings, words of a split string, alternatives of a pattern. */
function* listsOf(text: string): Iterable<string[]> {
  for (const [, inner = ''] of text.matchAll(/\[((?:\s*'[^']*',?)+)\s*\]/g))
    yield [...inner.matchAll(/'([^']*)'/g)].map(([, name = '']) => name);
  for (const [, inner = ''] of text.matchAll(/'([^'\n]+)'\s*\.split\(/g)) yield inner.split(/,? /);
  for (const [, inner = ''] of text.matchAll(/\(\?:([a-z|?-]+)\)/g)) yield inner.replaceAll('?', '').split('|');
}

test('language and scene know concepts by their records alone', () => {
  assert.deepEqual(sources(rooms).flatMap(namesIn), []);
  assert.deepEqual(
    sources(askers).flatMap((source) => [...comparisonsIn(source)]),
    [],
  );
});

test('a fact that went astray is found', () => {
  const astray = (text: string): number => namesIn({ file: join('scene', 'astray.ts'), text }).length;
  assert.equal(astray("if (drawable.concept === 'cow') graze();"), 1);
  assert.equal(astray("if (!['horse', 'cow', 'donkey'].includes(name)) return;"), 1);
  assert.equal(astray("const led = new Set('horse cow donkey mule'.split(' '));"), 1);
  assert.equal(astray('const led = /^(?:horse|cow|donkey|mule)$/;'), 1);
  assert.equal(astray('if (led.test(subject?.concept ?? name)) return;'), 1);
  assert.equal(astray("subjects.push(plainSubject('cow', words, 1));"), 1);
  assert.equal(astray("if (is(drawable.concept, 'led') && kind === 'animal') lead(['over', 'cow']);"), 0);
});

test('every trait belongs to a record and is asked for', () => {
  const asked = sources([...rooms, ...askers, join('paint', 'living')])
    .map(({ text }) => text)
    .join('\n');
  for (const trait of Object.keys(traits) as Trait[]) {
    assert.ok(
      records.some((record) => record.traits?.includes(trait)),
      `nothing is ${trait}`,
    );
    assert.ok(asked.includes(`'${trait}'`), `nobody asks for ${trait}`);
  }
});

test('what is drawn like another is of the same sorts', () => {
  assert.ok(is('puppy', 'led') && is('electric-guitar', 'instrument'));
  assert.ok(!is('snowball', 'led') && !is(undefined, 'led') && !is('nothing-known', 'led'));
});
