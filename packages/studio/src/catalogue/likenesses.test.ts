import { createCanvas } from '@napi-rs/canvas';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../understanding.js';
import { findDrawable } from '../paint/drawables.js';
import { hex } from '../paint/kit/colour.js';
import { createRandom } from '../paint/kit/random.js';
import { briefOf, itemsOf, staged } from '../scene/staged-for-tests.js';
import type { Likeness } from './record.js';
import { records } from './records.js';

const SIZE = 90;

/** Its pixels, in the pose that its words ask for. */
function picture(seed: number, concept: string, { attributes = '', colour, parts = [] }: Partial<Likeness>): string {
  const words = new Set(attributes.split(' ').filter(Boolean));
  const base = findDrawable(concept);
  assert.ok(base, concept);
  const drawable = base.variant?.(words, createRandom(5, 'pose')) ?? base;
  const canvas = createCanvas(SIZE * 4, SIZE * 2);
  const context = canvas.getContext('2d');
  context.translate(SIZE * 2, SIZE * 1.6);
  context.scale(SIZE, SIZE);
  drawable.paint(context, {
    random: createRandom(seed, concept),
    detail: 0.5,
    light: { side: 0.7, height: 0.6 },
    night: false,
    attributes: words,
    snowy: false,
    ...(colour !== undefined && { colour: hex(colour) }),
    parts: parts.map((part) => ({ what: part.what, ...(part.colour !== undefined && { colour: hex(part.colour) }) })),
  });
  return Buffer.from(context.getImageData(0, 0, SIZE * 4, SIZE * 2).data).toString('base64');
}

test('what is drawn like something else looks otherwise, or is of another size', () => {
  let found = 0;
  for (const { concept, drawing } of records) {
    if (drawing.by !== 'like') continue;
    found++;
    const { likeness } = drawing;
    const resized = likeness.height !== undefined || likeness.material !== undefined;
    // the seed may have chosen a striped cat by itself
    const differs = (seed: number): boolean =>
      picture(seed, likeness.like, likeness) !== picture(seed, likeness.like, {});
    assert.ok(resized || [1, 2, 3].some(differs), concept);
  }
  assert.ok(found >= 12, `${found} likenesses`);
});

test('differences are those of the record, and what was said beats them', async () => {
  const only = async (prompt: string) => (await understand(prompt)).subjects[0];
  const bus = await only('a school bus');
  assert.deepEqual([bus?.concept, bus?.variety, bus?.colour], ['bus', 'school-bus', '#f2c12e']);
  assert.equal((await only('a blue school bus'))?.colour, '#2f6fc0');
  const ship = await only('a pirate ship');
  assert.equal(ship?.parts?.find(({ what }) => what === 'sails')?.colour, '#24252b');
  assert.ok((await only('a husky in the snow'))?.attributes.includes('husky'));
  // a puppy that is spoken of again as a dog is one dog
  assert.equal(
    (await understand('A puppy lies on a rug. The dog is asleep.')).subjects.filter(({ concept }) => concept === 'dog')
      .length,
    1,
  );
});

test('a puppy beside a dog is smaller', () => {
  const { scene } = staged(
    briefOf(
      [
        { concept: 'dog', attributes: ['standing'] },
        { concept: 'dog', variety: 'puppy', attributes: ['young', 'standing'] },
      ],
      [],
    ),
    3,
  );
  const [dog, puppy] = [0, 1].map((index) => itemsOf(scene, index)[0]?.size ?? 0) as [number, number];
  assert.ok(puppy < dog * 0.85, `${puppy} against ${dog}`);
});
