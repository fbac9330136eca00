import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { SEEDS, itemsOf, staged } from '../staged-for-tests.js';

test('who sits in a hot spring is seen above its water, however cold it is, and nobody fills the pool', async () => {
  const brief = await understand('a woman relaxing in a hot spring in winter, snow falling');
  for (const seed of SEEDS) {
    const { scene } = staged(brief, seed);
    const [woman] = itemsOf(scene, 0);
    assert.ok(woman && woman.standsOn === 'water' && woman.size < scene.height * 0.25);
    assert.ok(!woman.attributes.includes('coat'));
  }
});

test('what swims in an aquarium is behind its glass, whoever watches it stands before it', async () => {
  const brief = await understand('children looking at fish in an aquarium hall');
  for (const seed of SEEDS) {
    const { scene } = staged(brief, seed);
    const [child, fish] = [itemsOf(scene, 0)[0], itemsOf(scene, 1)[0]];
    const glass = scene.surfaces.find(({ habitat }) => habitat === 'underwater');
    assert.ok(child && fish && glass && fish.y < glass.near && child.y > glass.near);
  }
});

test('a whale comes up in the river, and not on its farther bank', async () => {
  const brief = await understand(
    'An orca glides through the blue waters of the river, a pyramid looms in the background.',
  );
  for (const seed of SEEDS) {
    const { scene } = staged(brief, seed);
    const [orca] = itemsOf(scene, 0);
    const water = scene.surfaces.find(({ habitat }) => habitat === 'water');
    assert.ok(orca?.cut && water && orca.cut.y > water.far, `${orca?.cut?.y} ${water?.far}`);
  }
});
