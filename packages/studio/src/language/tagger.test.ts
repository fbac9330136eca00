import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Worker } from 'node:worker_threads';
import { loadTagger } from './tagger.js';

const sentences = [
  "An old fisherman's boat doesn't leave the harbour, does it?",
  'The QUICK brown fox jumps over 13 lazy dogs. Mr. Smith paints well-known faces 🙂',
  'a zorblax frobnicates the blarg, and the zorblax is pleased',
  'constructor __proto__ toString hasOwnProperty and a 50mm lens',
];

/** The tagger as it comes, in a thread of its own: the other one has emptied its files here. */
const asItComes = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { createRequire } = require('node:module');
  const from = createRequire(workerData.from);
  const tagger = from('wink-nlp')(from('wink-eng-lite-web-model'), ['sbd', 'pos']);
  parentPort.postMessage(workerData.sentences.map((text) => {
    const tokens = tagger.readDoc(text).tokens();
    return [tokens.out(), tokens.out(tagger.its.pos)];
  }));`;

test('the lean tagger reads as the whole one does, also words that it has not met, and once it has', async () => {
  const thread = new Worker(asItComes, { eval: true, workerData: { from: import.meta.url, sentences } });
  const whole = await new Promise((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
  });
  const tagger = loadTagger();
  const read = (): unknown =>
    sentences.map((text) => {
      const tokens = tagger.readDoc(text).tokens();
      return [tokens.out(), tokens.out(tagger.its.pos)];
    });
  assert.deepEqual(read(), whole);
  assert.deepEqual(read(), whole);
});
