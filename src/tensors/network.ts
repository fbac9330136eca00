import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type * as OnnxRuntime from 'onnxruntime-node';
import { collectGarbage } from '../processes/collect-garbage.js';
import { writeOnnx, type OnnxGraph } from './onnx-file.js';

/** A network with one input and one output. */
export interface Network {
  run(values: Float32Array): Promise<Float32Array>;
}

export interface NetworkSource {
  /** Under which the build may have written it down. */
  readonly name?: string | undefined;
  /** Of its input. */
  readonly shape: readonly number[];
  readonly makeGraph: () => OnnxGraph;
  readonly threads?: number;
}

/** Where the build writes networks down, ready to be opened: to convert one takes longer than all the rest of its start. */
export const NETWORKS_FOLDER = fileURLToPath(new URL('../../networks/', import.meta.url));

/** The file of a network that the build has written down. */
export function writtenNetwork(name: string): string | undefined {
  const file = join(NETWORKS_FOLDER, `${name}.onnx`);
  return existsSync(file) ? file : undefined;
}

/** Hands a network to ONNX Runtime, which is native and several times as quick as WebAssembly. */
export async function openNetwork({ name, shape, makeGraph, threads = 1 }: NetworkSource): Promise<Network> {
  const written = name === undefined ? undefined : writtenNetwork(name);
  const { onnx, session } = written
    ? await openSession(written, threads)
    : await inPassing(
        () => writeOnnx(makeGraph()),
        (file) => openSession(file, threads),
      );
  const [inputName] = session.inputNames;
  const [outputName] = session.outputNames;
  if (inputName === undefined || outputName === undefined) throw new Error('the network has no input or output');
  return {
    async run(values) {
      const input = new onnx.Tensor('float32', values, [...shape]);
      const { [outputName]: output } = await session.run({ [inputName]: input });
      if (!output) throw new Error('the network gave no answer');
      return output.data as Float32Array;
    },
  };
}

/**
 * Writes a network's file for `use` alone. What `make` leaves behind is collected before: the weights live on in the
 * session only.
 */
export async function inPassing<Result>(
  make: () => Iterable<Uint8Array>,
  use: (file: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'easel-network-'));
  try {
    const file = join(folder, 'network.onnx');
    await writeFile(file, make());
    collectGarbage();
    return await use(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** From a file: of bytes in memory this version of the library reads no options, and takes a thread for every core. */
async function openSession(
  file: string,
  threads: number,
): Promise<{ onnx: typeof OnnxRuntime; session: OnnxRuntime.InferenceSession }> {
  // required here, so that only the threads that run networks load the native library
  const onnx = createRequire(import.meta.url)('onnxruntime-node') as typeof OnnxRuntime;
  const session = await onnx.InferenceSession.create(file, {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    graphOptimizationLevel: 'all',
    // The arena never shrinks: without it memory returns after each picture. A pattern, known from the second one on, is one
    // piece for all that a picture needs, given back with its answer: piece by piece, new memory takes as long as the
    // network itself.
    enableCpuMemArena: false,
    enableMemPattern: true,
    logSeverityLevel: 3,
  });
  return { onnx, session };
}
