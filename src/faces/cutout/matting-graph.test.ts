import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import type * as OnnxRuntime from 'onnxruntime-node';
import { mattingFile } from './matting.js';
import { rewriteMatting } from './matting-graph.js';

const [WIDTH, HEIGHT] = [96, 128];
/** Nearer to the edge than this, the two differ a little. */
const EDGE = 3;

/** Through one network after the other. */
async function matteOf(...files: readonly string[]): Promise<Float32Array> {
  const onnx = createRequire(import.meta.url)('onnxruntime-node') as typeof OnnxRuntime;
  const picture = Float32Array.from(
    { length: 3 * WIDTH * HEIGHT },
    (_, at) => Math.sin(at * 0.013) * Math.cos(at / 977),
  );
  const input = new onnx.Tensor('float32', picture, [1, 3, HEIGHT, WIDTH]);
  let known: OnnxRuntime.InferenceSession.OnnxValueMapType = { input };
  for (const file of files) {
    const session = await onnx.InferenceSession.create(file, { intraOpNumThreads: 1, logSeverityLevel: 3 });
    known = {
      ...(await session.run(Object.fromEntries(session.inputNames.map((name) => [name, known[name]!])))),
      input,
    };
  }
  return known['output']!.data as Float32Array;
}

test('the rewritten network cuts out as the original one does', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'easel-matting-'));
  try {
    const { coarse, fine } = rewriteMatting(await readFile(mattingFile()));
    const [first, second] = [join(folder, 'coarse.onnx'), join(folder, 'fine.onnx')];
    await writeFile(first, coarse);
    await writeFile(second, fine);
    const [was, is] = [await matteOf(mattingFile()), await matteOf(first, second)];
    assert.equal(is.length, was.length);
    for (let pixel = 0; pixel < was.length; pixel += 1) {
      const [x, y] = [pixel % WIDTH, Math.floor(pixel / WIDTH)];
      const inside = Math.min(x, y, WIDTH - 1 - x, HEIGHT - 1 - y) >= EDGE;
      const most = inside ? 0.01 : 0.25;
      const off = Math.abs(is[pixel]! - was[pixel]!);
      assert.ok(off < most, `${off} at ${x}, ${y}`);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
