import assert from 'node:assert/strict';
import { test } from 'node:test';
import { staged } from '../../../scene/staged-for-tests.js';
import { understand } from '../../../understanding.js';
import type { Painting } from '../../painting.js';
import { paintEffectsBefore } from './effects.js';

const regionsOf = async (prompt: string): Promise<string[]> => {
  const regions: string[] = [];
  const painting = { layer: ({ region }: { region: string }) => regions.push(region) } as unknown as Painting;
  paintEffectsBefore(staged(await understand(prompt), 3).scene, painting);
  return regions;
};

test('grass that is told to be tall stands before who walks through it', async () => {
  assert.ok((await regionsOf('a tiger walking through tall grass')).includes('foliage'));
  assert.ok(!(await regionsOf('a tiger walking through the grass')).includes('foliage'));
});
