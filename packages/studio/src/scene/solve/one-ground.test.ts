import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { eyesOver } from '../perspective.js';
import { SEEDS, briefOf, itemsOf, staged } from '../staged-for-tests.js';

/** The largest number over the smallest, of how high the eyes are for each of these. */
async function apart(prompt: string, one: number, other: number, seed: number): Promise<number> {
  const { scene } = staged(await understand(prompt), seed);
  const eyes = [one, other].map((subject) => {
    const [first] = itemsOf(scene, subject);
    assert.ok(first, prompt);
    return eyesOver(scene, first);
  });
  return Math.max(...eyes) / Math.min(...eyes);
}

test('in a told scene one camera sees everything: nothing is a giant where it stands', async () => {
  for (const prompt of [
    'Five pairs of old shoes are gathered on the concrete ground near a golden sports car. The car gleams in the evening light, and its curves are seen even in the shade.',
    'A man in a white shirt stands in a wide green field. A red bucket stands on the grass beside him.',
    'A grey horse stands in a meadow in the early morning. Nearby, a small blue lantern shines in the grass.',
  ])
    for (const seed of SEEDS) {
      const found = await apart(prompt, 0, 1, seed);
      assert.ok(found < 2, `${prompt}: ${found.toFixed(2)}`);
    }
});

test('what stands around another thing is as large as it is beside it', async () => {
  const prompt =
    'A red pickup truck is parked on a concrete driveway before a green lawn. Surrounding the vehicle, a few orange traffic cones are placed, and the day is bright.';
  for (const seed of SEEDS) {
    const { scene } = staged(await understand(prompt), seed);
    const [truck] = itemsOf(scene, 0);
    const cones = itemsOf(scene, 1);
    assert.ok(truck && cones.length > 2);
    for (const cone of cones) assert.ok(cone.size / cone.drawable.height < (truck.size / truck.drawable.height) * 1.5);
  }
});

test('the last row of a crowd stands on the ground, and what is on a carpet is as large as who is beside it', async () => {
  const crowd =
    'A woman walks down a busy city sidewalk in the morning, and a black smartphone shines in the light. Around her there is a crowd of pedestrians, each in a hurry of their own.';
  const suitcase =
    'A young boy stands in a spacious room and smiles at what he has found there. A large suitcase lies on a soft carpet before the window, and the light of the morning is warm.';
  for (const seed of SEEDS) {
    const { scene } = staged(await understand(crowd), seed);
    for (const { y, drawable, standsOn } of scene.items)
      if (drawable.kind === 'person' && standsOn === 'ground') assert.ok(y > scene.horizon, `${y} ${scene.horizon}`);
    const found = staged(await understand(suitcase), seed).scene;
    const [boy] = itemsOf(found, 0);
    const [trunk] = itemsOf(found, 1);
    assert.ok(boy && trunk);
    assert.ok(trunk.size < boy.size * 0.95, `${trunk.size} ${boy.size}`);
  }
});

test('rows of shelves in a told room are above each other on its wall', async () => {
  const prompt =
    'A square tissue box rests on a table in a tidy room, and the evening light is soft and blue. Along the wall there are rows of wooden shelves, and the floor is clean and bright.';
  for (const seed of SEEDS) {
    const { scene } = staged(await understand(prompt), seed);
    const shelves = scene.items.filter(({ drawable }) => drawable.habitat === 'wall');
    assert.ok(shelves.length > 2, `${shelves.length}`);
    assert.equal(new Set(shelves.map(({ x }) => Math.round(x))).size, 1);
    for (const { size, drawable } of shelves) assert.ok(size * drawable.aspect > scene.width * 0.3);
  }
});

test('in the open lamps hang from a wire across the picture', () => {
  for (const seed of SEEDS) {
    const { scene } = staged(
      { ...briefOf([{ concept: 'ceiling-light', count: 2 }, { concept: 'tree' }], []), setting: 'city' },
      seed,
    );
    const [wire] = scene.items.filter(({ subject }) => subject === undefined);
    assert.ok(wire && wire.drawable.aspect * wire.size >= scene.width);
    for (const lamp of itemsOf(scene, 0)) assert.ok(lamp.y - lamp.size < wire.y && lamp.y - lamp.size > 0);
  }
});

test('in a room what stands beside furniture is no toy', async () => {
  const prompt =
    'An elegantly designed bathroom features two white pedestal sinks stationed at either end, framing a custom-built cabinet nestled snugly in between.';
  const { items } = staged(await understand(prompt), 7).scene;
  const scale = (concept: string): number => {
    const found = items.find(({ drawable }) => drawable.concept === concept);
    return found ? found.size / found.drawable.height : 0;
  };
  assert.ok(scale('sink') > scale('cabinet') * 0.66, `${scale('sink') / scale('cabinet')}`);
});
