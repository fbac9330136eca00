import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, test } from 'node:test';
import type { RenderResult, RenderTask } from '../engine.js';
import { createStudioEngine } from './studio.js';

const engine = createStudioEngine({ threads: 2 });
after(() => engine.close());

function task(changes: Partial<RenderTask> = {}): RenderTask {
  return {
    operation: 'text-to-image',
    model: 'stock-image/standard',
    style: 'stock',
    prompt: 'a red house by a lake',
    width: 192,
    height: 128,
    seed: 11,
    palette: [],
    ...changes,
  };
}

const render = (changes?: Partial<RenderTask>, onProgress?: (fraction: number) => void): Promise<RenderResult> =>
  engine.render(task(changes), { signal: new AbortController().signal, ...(onProgress ? { onProgress } : {}) });

function fingerprint({ picture }: RenderResult): string {
  if (picture.kind !== 'raw') assert.fail('expected raw pixels');
  return createHash('sha256').update(picture.data).digest('hex');
}

test('no thread is begun before the first picture, unless it is asked for early', async () => {
  const begun: unknown[] = [];
  const note = (worker: unknown): unknown => begun.push(worker);
  process.on('worker', note);
  try {
    const waiting = createStudioEngine({ threads: 1 });
    assert.equal((await waiting.health()).ok, true);
    await new Promise((resolve) => setImmediate(resolve));
    assert.equal(begun.length, 0);
    await waiting.close();
    assert.equal((await waiting.health()).ok, false);
    const early = createStudioEngine({ threads: 2, early: true });
    await new Promise((resolve) => setImmediate(resolve));
    assert.equal(begun.length, 1);
    await early.render(task(), { signal: new AbortController().signal });
    assert.equal(begun.length, 1, 'who asks while it loads is drawn by the thread that loads');
    const forNobody = new AbortController();
    const unwanted = early.render(task({ width: 1024, height: 1024 }), { signal: forNobody.signal });
    forNobody.abort(new Error('somebody asks'));
    await Promise.all([
      assert.rejects(unwanted, /somebody asks/),
      early.render(task(), { signal: new AbortController().signal }),
    ]);
    assert.equal(begun.length, 1, 'a thread whose picture nobody wants any more draws the next one');
    await early.close();
  } finally {
    process.off('worker', note);
  }
});

test('the same task gives the same pixels, alone and beside others, on any thread', async () => {
  const alone = fingerprint(await render());
  const crowd = await Promise.all([render(), render({ seed: 3 }), render(), render({ prompt: 'a cat' }), render()]);
  assert.equal(fingerprint(crowd[0]), alone);
  assert.equal(fingerprint(crowd[2]), alone);
  assert.equal(fingerprint(crowd[4]), alone);
  const other = createStudioEngine({ threads: 1 });
  try {
    assert.equal(fingerprint(await other.render(task(), { signal: new AbortController().signal })), alone);
  } finally {
    await other.close();
  }
});

test('the pixels of a picture that is released are freed at once', async () => {
  const { picture } = await render({ width: 64, height: 64 });
  if (picture.kind !== 'raw') assert.fail('expected raw pixels');
  assert.equal(picture.data.byteLength, picture.width * picture.height * 4);
  picture.release?.();
  assert.equal(picture.data.byteLength, 0);
});

test('another seed gives another picture', async () => {
  assert.notEqual(fingerprint(await render({ seed: 1 })), fingerprint(await render({ seed: 2 })));
});

test('every shape is painted in its own proportions, opaque', async () => {
  for (const [width, height] of [
    [64, 64],
    [512, 128],
    [128, 512],
    [333, 217],
  ] as const) {
    const { picture } = await render({ width, height });
    assert.equal(picture.kind, 'raw');
    if (picture.kind !== 'raw') return;
    assert.equal(picture.width / picture.height, width / height);
    assert.ok(picture.width >= width);
    assert.equal(picture.data.length, picture.width * picture.height * 4);
    for (let index = 3; index < picture.data.length; index += 4) {
      if (picture.data[index] !== 255) assert.fail(`pixel ${index >> 2} of ${width}×${height} is not opaque`);
    }
  }
});

test('ink without hints is grey in every pixel', async () => {
  for (const seed of [1, 2, 3, 4]) {
    const { picture } = await render({ style: 'ink', model: 'illustration/black-and-white', seed });
    if (picture.kind !== 'raw') assert.fail('expected raw pixels');
    const { data } = picture;
    for (let index = 0; index < data.length; index += 4) {
      if (data[index] !== data[index + 1] || data[index] !== data[index + 2])
        assert.fail(`seed ${seed}: pixel ${index >> 2} has a colour`);
    }
  }
});

test('progress rises to 1', async () => {
  const seen: number[] = [];
  await render({}, (fraction) => seen.push(fraction));
  await new Promise((resolve) => setImmediate(resolve));
  assert.ok(seen.length >= 4, `only ${seen.length} reports`);
  assert.deepEqual(
    seen,
    seen.toSorted((a, b) => a - b),
  );
  assert.ok((seen.at(-1) as number) <= 1);
});

test('an abort rejects with its reason, before and while drawing, and the engine goes on', async () => {
  const before = new AbortController();
  before.abort(new Error('never mind'));
  await assert.rejects(engine.render(task(), { signal: before.signal }), /never mind/);
  const during = new AbortController();
  const drawing = engine.render(task({ width: 2048, height: 2048 }), { signal: during.signal });
  setTimeout(() => during.abort(new Error('gone')), 30);
  await assert.rejects(drawing, /gone/);
  assert.equal((await render()).picture.kind, 'raw');
});

test('whatever the prompt is, a picture comes out', async () => {
  const prompts = [
    '?',
    '🙂',
    '"',
    'x'.repeat(4000),
    'und der das',
    '1000000 cats',
    'no no no',
    '\u202Eabc',
    'a of on in the',
  ];
  for (const prompt of prompts) assert.equal((await render({ prompt, width: 96, height: 96 })).picture.kind, 'raw');
});
