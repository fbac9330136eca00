import { EMBEDDING_SIZE, loadSentenceEmbeddings, similarity } from '@easel/embeddings';

export interface Near {
  readonly concept: string;
  readonly similarity: number;
}

interface StoredVectors {
  readonly names: readonly string[];
  readonly scale: number;
  /** Whole numbers from −127 to 127, base64. */
  readonly vectors: string;
}

let stored: Promise<Map<string, Float32Array>> | undefined;

/** Vectors that `scripts/index-concepts.mjs` computed, because hundreds of them would take seconds. */
async function loadStored(): Promise<Map<string, Float32Array>> {
  const { default: file } = (await import('./concept-vectors.json', { with: { type: 'json' } })) as {
    default: StoredVectors;
  };
  const bytes = new Int8Array(Buffer.from(file.vectors, 'base64'));
  return new Map(
    file.names.map((name, index) => {
      const numbers = bytes.subarray(index * EMBEDDING_SIZE, (index + 1) * EMBEDDING_SIZE);
      return [name, Float32Array.from(numbers, (value) => value * file.scale)];
    }),
  );
}

/** Finds the text that means most nearly the same. Same text and candidates, same answer. */
export async function nearest(text: string, candidates: readonly string[]): Promise<Near | undefined> {
  const embeddings = await loadSentenceEmbeddings();
  stored ??= loadStored();
  const vectors = await stored;
  const missing = candidates.filter((candidate) => !vectors.has(candidate));
  const computed = await embeddings.embed(missing.map((candidate) => candidate.replaceAll('-', ' ')));
  for (const [index, vector] of computed.entries()) vectors.set(missing[index] as string, vector);
  const [wanted] = await embeddings.embed([text]);
  let best: Near | undefined;
  for (const concept of candidates) {
    const value = similarity(wanted as Float32Array, vectors.get(concept) as Float32Array);
    if (best === undefined || value > best.similarity) best = { concept, similarity: value };
  }
  return best;
}
