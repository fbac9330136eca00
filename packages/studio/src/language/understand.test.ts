import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Brief, Subject } from './brief.js';
import { fullCatalogue, understand } from '../understanding.js';
import { meaningCases } from './meaning-cases/meaning-cases.js';
import { colourWords } from './vocabulary/colours.js';
import { homonymConcepts } from './vocabulary/homonyms.js';
import { phrases } from './vocabulary/meaning.js';

const sizes = new Set(['tiny', 'small', 'large', 'huge']);

function colourOf(word: string): string | undefined {
  return word.startsWith('#') ? word : colourWords.get(word.replaceAll('-', ' '))?.colour;
}

/** `hat:red`: what it wears, or a part of it, in this colour. */
function checkPart({ wears = [], parts = [], attributes }: Subject, told: string): void {
  const [what = '', colour = ''] = told.split(':');
  const found = [...wears, ...parts].find((part) => part.what === what);
  assert.equal(found?.colour, colourOf(colour), told);
  assert.ok(!attributes.some((word) => word.endsWith(`-${what}`)), `${attributes.join(' ')} says it as a string`);
}

function checkSubject(subject: Subject, wanted: string): void {
  const [count, concept, ...rest] = wanted.split(' ');
  assert.deepEqual([subject.count, subject.concept], [Number(count), concept]);
  for (const word of rest) {
    const colour = colourOf(word);
    if (word.startsWith('@')) assert.equal(subject.place, word.slice(1));
    else if (word.includes(':')) checkPart(subject, word);
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

for (const { home, stagedIn: _stage, ...told } of meaningCases) {
  const { prompt, subjects, relations, features, absent, colours, tints, lettering, ...plain } = told;
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
    if (home !== undefined && plain.setting === undefined) assert.equal(brief.setting, undefined, 'nobody said where');
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
      const found = brief.tints?.flatMap((tint) => (tint.what === what ? [tint.colour] : [])) ?? [];
      assert.ok(
        found.includes(colourWords.get(name)?.colour as string),
        `the ${what} is not ${name}: ${found.join(' ')}`,
      );
    }
    if (lettering !== undefined) {
      assert.equal(brief.lettering.map(({ on, text }) => `${on}: ${text}`).join(', '), lettering);
    }
  });
}

test('every sense of a homonym is something that is drawn', () => {
  const catalogue = fullCatalogue();
  assert.deepEqual(
    homonymConcepts.filter((concept) => !catalogue.find(concept)),
    [],
  );
});

test('silver fixtures are silver in colour, and no bath of solid metal', async () => {
  const { subjects } = await understand('A white and bright bathroom with silver fixtures.');
  assert.ok(subjects.length > 0 && subjects.every(({ colour, material }) => colour !== undefined && !material));
  assert.ok((await understand('a silver bathtub')).subjects[0]?.material !== undefined);
});
