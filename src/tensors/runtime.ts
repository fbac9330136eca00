import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type * as Converter from '@tensorflow/tfjs-converter';
import type * as TensorFlow from '@tensorflow/tfjs-core';

export type TensorRuntime = typeof TensorFlow & Pick<typeof Converter, 'loadGraphModel'>;

const require = createRequire(import.meta.url);
let runtime: Promise<TensorRuntime> | undefined;

/** TensorFlow.js on WebAssembly, set up once a thread; a failed set-up is tried again by the next caller. */
export async function loadTensorRuntime(): Promise<TensorRuntime> {
  runtime ??= setUp();
  try {
    return await runtime;
  } catch (error) {
    runtime = undefined;
    throw error;
  }
}

async function setUp(): Promise<TensorRuntime> {
  const wasm = require('@tensorflow/tfjs-backend-wasm') as { setWasmPaths(folder: string): void };
  const tf = require('@tensorflow/tfjs') as TensorRuntime;
  wasm.setWasmPaths(join(dirname(require.resolve('@tensorflow/tfjs-backend-wasm/package.json')), 'dist', '/'));
  await tf.setBackend('wasm');
  await tf.ready();
  return tf;
}
