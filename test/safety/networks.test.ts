import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import sharp from 'sharp';
import { loadQuickClassifier, loadThoroughClassifier, type Likelihoods } from '../../src/safety/pictures/classifier.js';

// what the networks say in TensorFlow.js, from which they are rewritten, of the face package's third sample photo
const QUICK: Likelihoods = { drawing: 0.80518, hentai: 0.08163, neutral: 0.09324, porn: 0.00898, sexy: 0.01097 };
const THOROUGH: Likelihoods = { drawing: 0.00061, hentai: 0.00083, neutral: 0.07509, porn: 0.03508, sexy: 0.88838 };

const demo = join(dirname(createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json')), 'demo');

async function photo(side: number): Promise<Uint8Array> {
  return sharp(join(demo, 'sample3.jpg'))
    .resize(side, side, { fit: 'fill', kernel: 'nearest' })
    .removeAlpha()
    .raw()
    .toBuffer();
}

function assertSame(found: Likelihoods, wanted: Likelihoods): void {
  for (const [name, share] of Object.entries(wanted) as [keyof Likelihoods, number][]) {
    assert.ok(Math.abs(found[name] - share) < 0.001, `${name}: ${found[name]}, not ${share}`);
  }
}

test('the quick network says what it says in TensorFlow.js', async () => {
  const network = await loadQuickClassifier();
  assertSame(await network.classify(await photo(network.side)), QUICK);
});

test('the thorough network says what it says in TensorFlow.js', async () => {
  const network = await loadThoroughClassifier();
  assertSame(await network.classify(await photo(network.side)), THOROUGH);
});
