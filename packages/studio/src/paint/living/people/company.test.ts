import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../../understanding.js';
import { staged } from '../../../scene/staged-for-tests.js';
import { paintedAlone } from '../../painted-for-tests.js';

/** How often the lightness changes along a line across the front of the table of those who do this together. */
async function changesAlong(prompt: string, height: number): Promise<number> {
  const company = staged(await understand(prompt), 3).scene.items.find(({ asked }) => asked?.company);
  assert.ok(company?.asked);
  const size = 400;
  const { drawable, asked } = company;
  const canvas = paintedAlone(drawable, {
    size,
    margin: 0,
    brush: { attributes: new Set(company.attributes), ...asked },
  });
  const row = Math.round(size * (1 - height));
  const [from, wide] = [Math.round(canvas.width * 0.4), Math.round(canvas.width * 0.2)];
  const { data } = canvas.getContext('2d').getImageData(from, row, wide, 1);
  let changes = 0;
  for (let at = 4; at < data.length; at += 4)
    if (Math.abs((data[at] as number) - (data[at - 4] as number)) > 6) changes += 1;
  return changes;
}

test('the table of a company is no blank panel: its cloth has folds, and who cooks stands at a cupboard with doors', async () => {
  assert.ok((await changesAlong('four friends eating dinner', 0.25)) >= 4);
  assert.ok((await changesAlong('two girls cooking in a kitchen', 0.25)) >= 2);
});
