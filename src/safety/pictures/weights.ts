import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { collectWhenLarge } from '../../processes/collect-garbage.js';
import type { PackedWeights, Weights } from '../../tensors/graph-builder.js';

const require = createRequire(import.meta.url);
/** Text that was decoded may lie about up to this size: a network must not take more while it is read than later. */
const MOST_LEFT_BYTES = 32 * 1024 * 1024;

/** A network as the nsfwjs package carries it: JSON and base64 inside scripts. */
export interface PackedModel {
  readonly topology: unknown;
  weights(name: string): Weights;
  /** As they are in the package, a byte each. */
  packed(name: string): PackedWeights;
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
  const paths = script.weightsManifest.flatMap((group) => group.paths);
  const all = Buffer.concat(paths.map((path) => readShard(join(folder, `${path}.min.js`))));
  const places = new Map<string, { at: number; specification: Specification }>();
  let at = 0;
  for (const specification of script.weightsManifest.flatMap((group) => group.weights)) {
    places.set(specification.name, { at, specification });
    at += countOf(specification);
  }
  if (at !== all.length) throw new Error(`${name} has ${all.length} bytes of weights, not ${at}`);
  function packed(wanted: string): PackedWeights {
    const place = places.get(wanted);
    if (!place) throw new Error(`the network lacks the weights ${wanted}`);
    const { shape, quantization } = place.specification;
    const { min = 0, scale = 1 } = quantization ?? {};
    return {
      shape,
      values: all.subarray(place.at, place.at + countOf(place.specification)),
      scale,
      zero: -min / scale,
    };
  }
  return {
    topology: script.modelTopology,
    packed,
    weights: (wanted) => unpacked(packed(wanted)),
  };
}

export function unpacked({ shape, values: bytes, scale, zero }: PackedWeights): Weights {
  // a loop: `from` with a function takes seconds for the larger network
  const values = new Float32Array(bytes.length);
  for (let index = 0; index < bytes.length; index++) values[index] = ((bytes[index] as number) - zero) * scale;
  return { shape, values };
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
  return typeof loaded === 'object' && loaded !== null && 'default' in loaded ? loaded.default : loaded;
}

/** The one long text of a script that returns nothing else. To run the script would keep its megabytes of base64. */
function readShard(path: string): Buffer {
  const script = readFileSync(path);
  const end = script.lastIndexOf('"');
  const start = script.lastIndexOf('"', end - 1) + 1;
  const weights = Buffer.from(script.toString('latin1', start, end), 'base64');
  collectWhenLarge(MOST_LEFT_BYTES);
  return weights;
}
