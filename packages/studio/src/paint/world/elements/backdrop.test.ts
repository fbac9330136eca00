import assert from 'node:assert/strict';
import { test } from 'node:test';
import { briefOf, staged } from '../../../scene/staged-for-tests.js';
import { createPainting } from '../../painting.js';
import type { Painting, Region } from '../../painting.js';
import { createView } from '../view.js';
import { paintClouds } from './clouds.js';
import { softenBackground } from './soften.js';

const view = createView(staged({ ...briefOf([{ concept: 'fox' }], []), setting: 'forest', time: 'dusk' }, 3).scene);
const { width, height } = view;

test('behind a near subject a lens blurs, and a drawing does not', () => {
  const stepAcross = (sharp: boolean): number => {
    const painting = createPainting(width, height, false, sharp);
    painting.context.fillStyle = '#000';
    painting.context.fillRect(0, 0, width / 2, height);
    painting.context.fillStyle = '#fff';
    painting.context.fillRect(width / 2, 0, width / 2, height);
    softenBackground(view, painting);
    const { data } = painting.context.getImageData(width / 2 - 1, height - 2, 2, 1);
    return data[4]! - data[0]!;
  };
  assert.ok(stepAcross(false) < 60);
  assert.equal(stepAcross(true), 255);
});

test('streaks of cloud are of the sky: no outline goes around them', () => {
  const regions: Region[] = [];
  const layer: Painting['layer'] = (info) => void regions.push(info.region);
  const seeds = [1, 2, 3, 4, 5, 6, 7, 8];
  for (const seed of seeds) {
    const { scene } = staged({ ...briefOf([], []), setting: 'sea', time: 'dusk' }, seed);
    paintClouds(createView(scene), { ...createPainting(8, 8, false), layer });
  }
  assert.equal(regions.filter((region) => region === 'sky').length, seeds.length);
  assert.ok(regions.every((region) => region === 'sky' || region === 'cloud'));
});
