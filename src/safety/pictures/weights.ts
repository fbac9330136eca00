import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { io } from '@tensorflow/tfjs-core';

const require = createRequire(import.meta.url);

/** A network as the nsfwjs package carries it: JSON and base64 inside scripts. */
export interface PackedModel {
  readonly topology: unknown;
  readonly specifications: io.WeightsManifestEntry[];
  readonly bytes: ArrayBuffer;
}

interface ModelScript {
  readonly modelTopology: unknown;
  readonly weightsManifest: { readonly paths: string[]; readonly weights: io.WeightsManifestEntry[] }[];
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
  return {
    topology: script.modelTopology,
    specifications: script.weightsManifest.flatMap((group) => group.weights),
    bytes: all.buffer.slice(all.byteOffset, all.byteOffset + all.byteLength),
  };
}

/** The package exports loaders only, so its files are named by their place beside its entry point. */
function packageFolder(): string {
  return join(dirname(require.resolve('nsfwjs')), '..', 'models');
}

function load<T>(path: string): T {
  const loaded = require(path) as T | { default: T };
  return typeof loaded === 'object' && loaded !== null && 'default' in loaded ? loaded.default : loaded;
}
