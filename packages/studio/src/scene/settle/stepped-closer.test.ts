import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Brief, Subject } from '../../language/brief.js';
import { understand } from '../../understanding.js';
import { itemBox } from '../scene.js';
import type { Scene } from '../scene.js';
import { HEIGHT, SEEDS, WIDTH, briefOf, itemsOf, staged } from '../staged-for-tests.js';

const PARAGRAPH = 'told at length, '.repeat(12);

const shown = (told: Partial<Brief>, subjects: readonly Partial<Subject>[], seed: number): Scene =>
  staged({ ...briefOf(subjects, told.relations ?? []), prompt: PARAGRAPH, ...told }, seed).scene;

const share = (scene: Scene, subject: number): number =>
  itemsOf(scene, subject).reduce((sum, { size, drawable }) => sum + size ** 2 * drawable.aspect, 0) / (WIDTH * HEIGHT);

test('what a paragraph is about is no crumb on what carries it: we step closer, its place behind it', () => {
  const subjects = [
    { concept: 'camera', salience: 1 },
    { concept: 'car', salience: 0.5 },
  ];
  for (const seed of SEEDS) {
    const told = { setting: 'suburb', relations: [{ kind: 'on', subject: 0, object: 1 }] } as const;
    const near = shown(told, subjects, seed);
    const far = shown({ ...told, prompt: 'a camera on a car in a suburb' }, subjects, seed);
    assert.ok(share(near, 1) > share(far, 1) * 1.2);
    assert.ok(near.brief.told?.includes('blurred'));
    assert.equal(itemsOf(near, 1).length, 1, 'the car is still below it');
  }
});

test('what lies on the ground by itself comes before our feet, and the large thing stays whole behind it', () => {
  for (const seed of SEEDS) {
    const scene = shown(
      { setting: 'playground' },
      [
        { concept: 'bracelet', salience: 1 },
        { concept: 'slide', salience: 0.6 },
      ],
      seed,
    );
    const [small] = itemsOf(scene, 0);
    assert.ok(small && small.size > HEIGHT * 0.06);
    assert.ok(small.y > (itemsOf(scene, 1)[0]?.y ?? 0));
  }
});

test('what lies beside it on the same table is not cut off when one steps closer', async () => {
  const brief = await understand(
    'A well-worn traditional fire tong with a darkened, metal finish rests beside a contemporary stainless steel extractor on a rugged wooden table. Sunlight pours through a nearby window, casting a soft, warm glow on both.',
  );
  for (const seed of SEEDS) {
    const { scene } = staged(brief, seed);
    for (const item of scene.items.filter(({ subject, standsOn }) => subject !== undefined && standsOn === 'item')) {
      const { left, right } = itemBox(item);
      assert.ok(left > -(right - left) * 0.21 && right < WIDTH + (right - left) * 0.21, `${left} ${right}`);
    }
  }
});
