import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import { Worker } from 'node:worker_threads';
import { EMBEDDING_SIZE, loadSentenceEmbeddings, similarity } from './sentence-embeddings.js';
import { createWordPieces } from './word-pieces.js';

test('words are cut into the longest known pieces', () => {
  const pieces = createWordPieces({ '[CLS]': 0, '[SEP]': 1, '[UNK]': 2, sam: 3, '##ova': 4, '##r': 5, s: 6, tea: 7 });
  assert.deepEqual(pieces.encode('Samovár téa', 16), [0, 3, 4, 5, 7, 1]);
  assert.deepEqual(pieces.encode('tea zzz', 16), [0, 7, 2, 1]);
  assert.deepEqual(pieces.encode('tea tea tea tea', 4), [0, 7, 7, 1]);
  assert.ok(pieces.isWord('tea') && !pieces.isWord('samovar'));
});

test('texts that mean the same are near, others are far', async () => {
  const { embed } = await loadSentenceEmbeddings();
  const [eating, bread, drums] = await embed([
    'A man is eating food.',
    'A man is eating a piece of bread.',
    'A monkey is playing drums.',
  ]);
  assert.equal(eating?.length, EMBEDDING_SIZE);
  assert.ok(similarity(eating, bread as Float32Array) > 0.7);
  assert.ok(similarity(eating, drums as Float32Array) < 0.2);
});

test('vectors are the same alone, among others, and in a worker thread that ends by itself', async () => {
  const { embed } = await loadSentenceEmbeddings();
  const [alone] = await embed(['a teapot']);
  const [, among] = await embed(['a much longer text about nothing at all', 'a teapot']);
  assert.deepEqual(alone, among);
  const module = new URL('./sentence-embeddings.js', import.meta.url).href;
  const worker = new Worker(
    `import('${module}').then(async ({ loadSentenceEmbeddings }) => {
      const { parentPort } = await import('node:worker_threads');
      const [vector] = await (await loadSentenceEmbeddings()).embed(['a teapot']);
      parentPort.postMessage(vector);
    });`,
    { eval: true },
  );
  const [vector] = (await once(worker, 'message')) as [Float32Array];
  const [code] = (await once(worker, 'exit')) as [number];
  assert.deepEqual(vector, alone);
  assert.equal(code, 0);
});
