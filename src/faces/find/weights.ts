import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Weights } from '../../tensors/graph-builder.js';

interface Specification {
  readonly name: string;
  readonly shape: readonly number[];
  readonly quantization?: { readonly dtype: string; readonly min: number; readonly scale: number };
}

/** The weights of a model of face-api by name: a byte where they are packed, else four. */
export function readWeights(folder: string, model: string): (name: string) => Weights {
  const manifest = JSON.parse(readFileSync(join(folder, `${model}-weights_manifest.json`), 'utf8')) as {
    readonly weights: Specification[];
  }[];
  const all = readFileSync(join(folder, `${model}.bin`));
  const places = new Map<string, { at: number; count: number; specification: Specification }>();
  let at = 0;
  for (const specification of manifest.flatMap((group) => group.weights)) {
    const { name, shape, quantization } = specification;
    if (quantization && quantization.dtype !== 'uint8') throw new Error(`${name} is not packed in bytes`);
    const count = shape.reduce((product, size) => product * size, 1);
    places.set(name, { at, count, specification });
    at += quantization ? count : 4 * count;
  }
  if (at !== all.length) throw new Error(`${model} has ${all.length} bytes of weights, not ${at}`);
  return (name) => {
    const place = places.get(name);
    if (!place) throw new Error(`the network lacks the weights ${name}`);
    const { shape, quantization } = place.specification;
    const values = new Float32Array(place.count);
    for (let index = 0; index < values.length; index += 1) {
      values[index] = quantization
        ? (all[place.at + index] ?? 0) * quantization.scale + quantization.min
        : all.readFloatLE(place.at + 4 * index);
    }
    return { shape, values };
  };
}
