import { createRequire } from 'node:module';
import type * as OnnxRuntime from 'onnxruntime-node';
import { writeOnnx, type OnnxGraph } from './onnx-file.js';

/** A network with one input and one output, on one thread. */
export interface Network {
  run(values: Float32Array): Promise<Float32Array>;
}

/** Hands a network to ONNX Runtime, which is native and several times as quick as WebAssembly. */
export async function openNetwork(graph: OnnxGraph): Promise<Network> {
  // only the names are kept: the weights live on in the session
  const { name: inputName, shape } = graph.input;
  const outputName = graph.output.name;
  // required here, so that only the threads that run networks load the native library
  const onnx = createRequire(import.meta.url)('onnxruntime-node') as typeof OnnxRuntime;
  const session = await onnx.InferenceSession.create(writeOnnx(graph), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    graphOptimizationLevel: 'all',
    // The arena never shrinks: without it memory returns after each picture.
    enableCpuMemArena: false,
    logSeverityLevel: 3,
  });
  return {
    async run(values) {
      const input = new onnx.Tensor('float32', values, [...shape]);
      const { [outputName]: output } = await session.run({ [inputName]: input });
      if (!output) throw new Error('the network gave no answer');
      return output.data as Float32Array;
    },
  };
}
