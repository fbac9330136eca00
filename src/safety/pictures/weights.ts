import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Weights } from '../../tensors/graph-builder.js';

const require = createRequire(import.meta.url);

/** A network as the nsfwjs package carries it: JSON and base64 inside scripts. */
export interface PackedModel {
  readonly topology: unknown;
  weights(name: string): Weights;
}

interface Specification {
  readonly name: string;
  readonly shape: readonly number[];
  readonly dtype: string;
  readonly quantization?: { readonly dtype: string; readonly min: number; readonly scale: number };
}

interface ModelScript {
  readonly modelTopology: unknown;
  readonly weightsManifest: { readonly paths: string[]; readonly weights: Specification[] }[];
}

/**
 * Reads a network without the package's own loader, which spends most of a minute on decoding base64 in steps.
 * The names are fixed by the caller; nothing of a request gets here.
 */
export function readPackedModel(name: 'mobilenet_v2_mid' | 'inception_v3', models = packageFolder()): PackedModel {
  const folder = join(models, name);
  const script = load<ModelScript>(join(folder, 'model.min.js'));
  const shards = script.weightsManifest.flatMap((group) =>
    group.paths.map((path) => Buffer.from(load<string>(join(folder, `${path}.min.js`)), 'base64')),
  );
  const all = Buffer.concat(shards);
  const places = new Map<string, { at: number; specification: Specification }>();
  let at = 0;
  for (const specification of script.weightsManifest.flatMap((group) => group.weights)) {
    places.set(specification.name, { at, specification });
    at += countOf(specification);
  }
  if (at !== all.length) throw new Error(`${name} has ${all.length} bytes of weights, not ${at}`);
  return {
    topology: script.modelTopology,
    weights(wanted) {
      const place = places.get(wanted);
      if (!place) throw new Error(`the network lacks the weights ${wanted}`);
      const { shape, quantization } = place.specification;
      const packed = all.subarray(place.at, place.at + countOf(place.specification));
      const { min = 0, scale = 1 } = quantization ?? {};
      // a loop: `from` with a function takes seconds for the larger network
      const values = new Float32Array(packed.length);
      for (let index = 0; index < packed.length; index++) values[index] = (packed[index] as number) * scale + min;
      return { shape, values };
    },
  };
}

/** One byte a weight: the package has no other kind. */
function countOf({ name, shape, dtype, quantization }: Specification): number {
  if (dtype !== 'float32' || quantization?.dtype !== 'uint8') throw new Error(`${name} is not packed in bytes`);
  return shape.reduce((product, size) => product * size, 1);
}

/** The package exports loaders only, so its files are named by their place beside its entry point. */
function packageFolder(): string {
  return join(dirname(require.resolve('nsfwjs')), '..', 'models');
}

function load<T>(path: string): T {
  const loaded = require(path) as T | { default: T };
  // megabytes of base64 that nobody asks for again
  delete require.cache[path];
  return typeof loaded === 'object' && loaded !== null && 'default' in loaded ? loaded.default : loaded;
}
