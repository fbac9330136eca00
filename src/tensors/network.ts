import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as OnnxRuntime from 'onnxruntime-node';
import { collectGarbage } from '../processes/collect-garbage.js';
import { writeOnnx, type OnnxGraph } from './onnx-file.js';

/** A network with one input and one output. */
export interface Network {
  run(values: Float32Array): Promise<Float32Array>;
}

/**
 * Hands a network to ONNX Runtime, which is native and several times as quick as WebAssembly. What `makeGraph` leaves
 * behind is collected before the session is made: the weights live on there alone.
 */
export async function openNetwork(makeGraph: () => OnnxGraph, threads = 1): Promise<Network> {
  const folder = await mkdtemp(join(tmpdir(), 'easel-network-'));
  try {
    const file = join(folder, 'network.onnx');
    const { inputName, shape, outputName } = await keep(makeGraph(), file);
    collectGarbage();
    const { onnx, session } = await openSession(file, threads);
    return {
      async run(values) {
        const input = new onnx.Tensor('float32', values, [...shape]);
        const { [outputName]: output } = await session.run({ [inputName]: input });
        if (!output) throw new Error('the network gave no answer');
        return output.data as Float32Array;
      },
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Writes the file; only the names are kept. */
async function keep(
  graph: OnnxGraph,
  file: string,
): Promise<{ inputName: string; shape: number[]; outputName: string }> {
  await writeFile(file, writeOnnx(graph));
  return { inputName: graph.input.name, shape: [...graph.input.shape], outputName: graph.output.name };
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
