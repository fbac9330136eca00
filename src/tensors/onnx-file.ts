/** A layer, as ONNX names it. */
export interface OnnxNode {
  readonly operation: string;
  readonly inputs: readonly string[];
  readonly output: string;
  /** What else it says. */
  readonly further?: readonly string[];
  readonly attributes?: Readonly<Record<string, number | string | readonly number[]>>;
}

export interface OnnxTensor {
  readonly name: string;
  readonly shape: readonly number[];
  readonly values: Float32Array | Uint8Array | BigInt64Array;
}

/** What a network is given, or answers. A side that has a name may be of any length. */
export interface OnnxValue {
  readonly name: string;
  readonly shape: readonly (number | string)[];
}

export interface OnnxGraph {
  readonly input: OnnxValue;
  readonly output: OnnxValue;
  readonly nodes: readonly OnnxNode[];
  readonly weights: readonly OnnxTensor[];
}

const IR_VERSION = 8;
const OPERATOR_SET = 13;
/** `TensorProto.data_type`. */
const [FLOAT, BYTE, INTEGER] = [1, 2, 7];
/** `AttributeProto.type`: the kinds of values that are written here. */
const KIND = { integer: 2, text: 3, integers: 7 } as const;

/** Bytes in pieces: weights are large, and are never copied. */
export type Pieces = readonly Uint8Array[];

/** Pieces of this size are written as they are, and smaller ones together. */
const LARGE_PIECE = 65_536;

/** The bytes of an ONNX file: the few parts of its protobuf schema that a feed-forward network needs. */
export function* writeOnnx({ input, output, nodes, weights }: OnnxGraph): Generator<Uint8Array> {
  const graph = [
    ...nodes.flatMap((node) => part(1, writeNode(node))),
    ...text(2, 'network'),
    ...weights.flatMap((tensor) => part(5, writeTensor(tensor))),
    ...part(11, writeValue(input)),
    ...part(12, writeValue(output)),
  ];
  const operators = [...text(1, ''), ...integer(2, OPERATOR_SET)];
  yield* inLargePieces([...integer(1, IR_VERSION), ...part(7, graph), ...part(8, operators)]);
}

/** The same bytes, so that they are written in few steps. */
export function* inLargePieces(pieces: Pieces): Generator<Uint8Array> {
  let small: Uint8Array[] = [];
  for (const piece of pieces) {
    if (piece.length < LARGE_PIECE) small.push(piece);
    else {
      yield Buffer.concat(small);
      yield piece;
      small = [];
    }
  }
  yield Buffer.concat(small);
}

export function writeNode({ operation, inputs, output, further = [], attributes = {} }: OnnxNode): Pieces {
  return [
    ...inputs.flatMap((name) => text(1, name)),
    ...[output, ...further].flatMap((name) => text(2, name)),
    ...text(4, operation),
    ...Object.entries(attributes).flatMap(([name, value]) => part(5, writeAttribute(name, value))),
  ];
}

function writeAttribute(name: string, value: number | string | readonly number[]): Pieces {
  if (typeof value === 'number') return [...text(1, name), ...integer(3, value), ...integer(20, KIND.integer)];
  if (typeof value === 'string') return [...text(1, name), ...text(4, value), ...integer(20, KIND.text)];
  return [...text(1, name), ...value.flatMap((each) => integer(8, each)), ...integer(20, KIND.integers)];
}

export function writeTensor({ name, shape, values }: OnnxTensor): Pieces {
  const raw = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
  const type = values instanceof Uint8Array ? BYTE : values instanceof BigInt64Array ? INTEGER : FLOAT;
  return [...shape.flatMap((size) => integer(1, size)), ...integer(2, type), ...text(8, name), ...part(9, [raw])];
}

export function writeValue({ name, shape }: OnnxValue): Pieces {
  const sizes = shape.flatMap((size) => part(1, typeof size === 'number' ? integer(1, size) : text(2, size)));
  return [...text(1, name), ...part(2, part(1, [...integer(1, FLOAT), ...part(2, sizes)]))];
}

function integer(field: number, value: number): Pieces {
  return [Uint8Array.from([...varint(field << 3), ...varint(value)])];
}

function text(field: number, value: string): Pieces {
  return part(field, [Buffer.from(value)]);
}

export function part(field: number, pieces: Pieces): Pieces {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  return [Uint8Array.from([...varint((field << 3) | 2), ...varint(length)]), ...pieces];
}

/** Seven bits a byte, lowest first; what is written here is never negative. */
function varint(value: number): number[] {
  const result: number[] = [];
  let rest = value;
  while (rest > 127) {
    result.push((rest % 128) | 128);
    rest = Math.floor(rest / 128);
  }
  return [...result, rest];
}
