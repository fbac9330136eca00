import type { Weights } from './graph-builder.js';
import {
  inLargePieces,
  part,
  writeNode,
  writeTensor,
  writeValue,
  type OnnxNode,
  type OnnxTensor,
  type OnnxValue,
  type Pieces,
} from './onnx-file.js';

/** A network that comes as a file, with some of its layers replaced; those that stay are as they were, byte by byte. */
export interface OnnxEdit {
  /** What a layer of this name sees and says. */
  layer(name: string): { readonly inputs: readonly string[]; readonly output: string };
  weights(name: string): Weights;
  /** Adds weights and returns their name. */
  keep(name: string, shape: readonly number[], values: OnnxTensor['values']): string;
  /** Where this layer stood, others stand; by default none. */
  replace(name: string, nodes?: readonly OnnxNode[]): void;
  /** The network from these values to those, with the layers and weights that are on the way. */
  write(inputs: readonly OnnxValue[], outputs: readonly OnnxValue[]): Generator<Uint8Array>;
}

/** Fields of ONNX's protobuf schema. */
const [GRAPH, NODE, NAME, TENSOR, INPUT, OUTPUT] = [7, 1, 2, 5, 11, 12];
const NODE_FIELDS = { input: 1, output: 2, name: 3 } as const;
const TENSOR_FIELDS = { size: 1, type: 2, name: 8, raw: 9 } as const;

interface Field {
  readonly field: number;
  /** A number, or the content of what has a length. */
  readonly value: number | Uint8Array;
  /** All of it, as it was. */
  readonly bytes: Uint8Array;
}

export function editOnnx(file: Uint8Array): OnnxEdit {
  const top = fieldsOf(file);
  const graph = fieldsOf(contentOf(top, GRAPH));
  const layers = new Map<string, Uint8Array>();
  const tensors = new Map<string, Uint8Array>();
  for (const { field, value } of graph) {
    if (typeof value === 'number') continue;
    if (field === NODE) layers.set(textOf(value, NODE_FIELDS.name), value);
    if (field === TENSOR) tensors.set(textOf(value, TENSOR_FIELDS.name), value);
  }
  const added: OnnxTensor[] = [];
  const replaced = new Map<string, readonly OnnxNode[]>();

  function found(things: ReadonlyMap<string, Uint8Array>, name: string): Uint8Array {
    const thing = things.get(name);
    if (thing === undefined) throw new Error(`the network has no ${name}`);
    return thing;
  }

  /** All layers as they are now, in their order. */
  function current(): readonly Layer[] {
    const ofNode = (node: OnnxNode): Layer => ({
      inputs: node.inputs,
      outputs: [node.output, ...(node.further ?? [])],
      pieces: writeNode(node),
    });
    return graph.flatMap(({ field, value }) => {
      if (field !== NODE || typeof value === 'number') return [];
      const [inputs, outputs] = [textsOf(value, NODE_FIELDS.input), textsOf(value, NODE_FIELDS.output)];
      const others = replaced.get(textOf(value, NODE_FIELDS.name));
      return others ? others.map(ofNode) : [{ inputs, outputs, pieces: [value] }];
    });
  }

  return {
    layer(name) {
      const node = found(layers, name);
      return { inputs: textsOf(node, NODE_FIELDS.input), output: textOf(node, NODE_FIELDS.output) };
    },
    weights(name) {
      const fields = fieldsOf(found(tensors, name));
      const shape = fields.flatMap(({ field, value }) => (field === TENSOR_FIELDS.size ? [Number(value)] : []));
      // A copy: numbers of four bytes must lie at a multiple of four.
      const raw = Uint8Array.from(contentOf(fields, TENSOR_FIELDS.raw));
      return { shape, values: new Float32Array(raw.buffer) };
    },
    keep(name, shape, values) {
      added.push({ name, shape, values });
      return name;
    },
    replace(name, nodes = []) {
      found(layers, name);
      replaced.set(name, nodes);
    },
    *write(inputs, outputs) {
      const given = new Set(inputs.map(({ name }) => name));
      const wanted = new Set(outputs.map(({ name }) => name));
      const kept: Pieces[] = [];
      for (const layer of current().toReversed()) {
        if (!layer.outputs.some((name) => wanted.has(name) && !given.has(name))) continue;
        kept.unshift(layer.pieces);
        for (const name of layer.inputs) wanted.add(name);
      }
      const all = [
        ...kept.flatMap((pieces) => part(NODE, pieces)),
        ...part(NAME, [Buffer.from('network')]),
        ...[...tensors].flatMap(([name, tensor]) => (wanted.has(name) ? part(TENSOR, [tensor]) : [])),
        ...added.flatMap((tensor) => (wanted.has(tensor.name) ? part(TENSOR, writeTensor(tensor)) : [])),
        ...inputs.flatMap((value) => part(INPUT, writeValue(value))),
        ...outputs.flatMap((value) => part(OUTPUT, writeValue(value))),
      ];
      yield* inLargePieces(top.flatMap(({ field, bytes }) => (field === GRAPH ? part(GRAPH, all) : [bytes])));
    },
  };
}

interface Layer {
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  readonly pieces: Pieces;
}

function contentOf(fields: readonly Field[], wanted: number): Uint8Array {
  const value = fields.find(({ field }) => field === wanted)?.value;
  if (!(value instanceof Uint8Array)) throw new Error(`the network has no field ${wanted}`);
  return value;
}

function textsOf(message: Uint8Array, wanted: number): string[] {
  return fieldsOf(message).flatMap(({ field, value }) =>
    field === wanted && value instanceof Uint8Array ? [Buffer.from(value).toString()] : [],
  );
}

const textOf = (message: Uint8Array, wanted: number): string => textsOf(message, wanted)[0] ?? '';

/** How long a value is that has no length of its own, by its kind. */
const FIXED = new Map([
  [1, 8],
  [5, 4],
]);

function fieldsOf(message: Uint8Array): Field[] {
  const fields: Field[] = [];
  for (let at = 0; at < message.length;) {
    const [key, content] = varint(message, at);
    const [field, kind] = [Math.floor(key / 8), key % 8];
    if (kind === 0) {
      const [value, end] = varint(message, content);
      fields.push({ field, value, bytes: message.subarray(at, end) });
      at = end;
      continue;
    }
    const fixed = FIXED.get(kind);
    const [length, begin] = fixed === undefined ? varint(message, content) : [fixed, content];
    const end = begin + length;
    if (end > message.length) throw new Error('the network ends too early');
    fields.push({ field, value: message.subarray(begin, end), bytes: message.subarray(at, end) });
    at = end;
  }
  return fields;
}

/** Seven bits a byte, lowest first: the number, and where it ends. */
function varint(bytes: Uint8Array, from: number): [value: number, end: number] {
  let [value, factor] = [0, 1];
  for (let at = from; at < bytes.length; at += 1, factor *= 128) {
    const byte = bytes[at]!;
    value += (byte & 127) * factor;
    if (byte < 128) return [value, at + 1];
  }
  throw new Error('the network ends within a number');
}
