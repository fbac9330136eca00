import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';

/**
 * A model of 2.5 MB with random weights that stable-diffusion.cpp loads and runs: MiniT2I with a T5 encoder in one
 * safetensors file. It follows prompt and seed, draws squares only, and takes about 50 ms for 64x64 in two steps.
 */
export async function writeTinyDiffusionModel(path: string): Promise<void> {
  await writeFile(path, safetensors([...diffusionTensors(), ...textEncoderTensors()]));
}

interface Tensor {
  readonly name: string;
  /** As PyTorch orders it. */
  readonly shape: readonly number[];
  readonly type: 'F16' | 'F32';
  /** Weights spread evenly around 0 with this deviation, or all of one value. */
  readonly fill: { readonly deviation: number } | { readonly value: number };
}

const WIDTH = 64;
const TEXT_WIDTH = 32;
const PATCH = 16;
const COMPONENTS = 8;
const HIDDEN = Math.ceil(Math.floor(2.6667 * WIDTH) / 8) * 8;
const VOCABULARY = 32_128;

function weight(name: string, ...shape: number[]): Tensor {
  const inputs = shape.slice(1).reduce((product, length) => product * length, 1);
  return { name: `${name}.weight`, shape, type: 'F16', fill: { deviation: 1 / Math.sqrt(inputs) } };
}

function norm(name: string, width: number): Tensor {
  return { name: `${name}.weight`, shape: [width], type: 'F32', fill: { value: 1 } };
}

function linear(name: string, outputs: number, inputs: number): Tensor[] {
  return [weight(name, outputs, inputs), { name: `${name}.bias`, shape: [outputs], type: 'F32', fill: { value: 0 } }];
}

function perceptron(name: string): Tensor[] {
  return [
    weight(`${name}.w1`, HIDDEN, WIDTH),
    weight(`${name}.w3`, HIDDEN, WIDTH),
    weight(`${name}.w2`, WIDTH, HIDDEN),
  ];
}

function diffusionTensors(): Tensor[] {
  const text = 'txt_preamble_blocks.0';
  const both = 'double_blocks.0';
  const tensors = [
    weight('img_embedder.proj1', COMPONENTS, 3, PATCH, PATCH),
    weight('img_embedder.proj2', WIDTH, COMPONENTS, 1, 1),
    { name: 'img_embedder.proj2.bias', shape: [WIDTH], type: 'F32', fill: { value: 0 } } as const,
    weight('txt_embedder', WIDTH, TEXT_WIDTH),
    weight('pooled_embedder', WIDTH, TEXT_WIDTH),
    ...linear('t_embedder.mlp.0', WIDTH, 256),
    ...linear('t_embedder.mlp.2', WIDTH, WIDTH),
    ...['norm1', 'norm2', 'q_norm', 'k_norm'].map((name) => norm(`${text}.${name}`, WIDTH)),
    ...linear(`${text}.qkv`, 3 * WIDTH, WIDTH),
    ...linear(`${text}.attn_proj`, WIDTH, WIDTH),
    ...perceptron(`${text}.mlp`),
    ...['img_norm1', 'img_norm2', 'txt_norm1', 'txt_norm2', 'q_norm', 'k_norm'].map((name) =>
      norm(`${both}.${name}`, WIDTH),
    ),
    ...['img', 'txt'].flatMap((side) => [
      ...linear(`${both}.${side}_qkv`, 3 * WIDTH, WIDTH),
      ...linear(`${both}.${side}_attn_proj`, WIDTH, WIDTH),
      ...perceptron(`${both}.${side}_mlp`),
    ]),
    norm('final_layer.norm_final', WIDTH),
    ...linear('final_layer.linear', PATCH * PATCH * 3, WIDTH),
    { name: 'mask_token', shape: [1, 1, TEXT_WIDTH], type: 'F32', fill: { deviation: 0.1 } } as const,
  ];
  return tensors.map((tensor) => ({ ...tensor, name: `model.diffusion_model.model.net.${tensor.name}` }));
}

function textEncoderTensors(): Tensor[] {
  const attention = 'encoder.block.0.layer.0';
  const dense = 'encoder.block.0.layer.1';
  const tensors: Tensor[] = [
    { name: 'shared.weight', shape: [VOCABULARY, TEXT_WIDTH], type: 'F16', fill: { deviation: 1 } },
    ...['q', 'k', 'v'].map((name) => weight(`${attention}.SelfAttention.${name}`, WIDTH, TEXT_WIDTH)),
    weight(`${attention}.SelfAttention.o`, TEXT_WIDTH, WIDTH),
    {
      name: `${attention}.SelfAttention.relative_attention_bias.weight`,
      shape: [32, 1],
      type: 'F16',
      fill: { deviation: 0.1 },
    },
    norm(`${attention}.layer_norm`, TEXT_WIDTH),
    weight(`${dense}.DenseReluDense.wi_0`, WIDTH, TEXT_WIDTH),
    weight(`${dense}.DenseReluDense.wi_1`, WIDTH, TEXT_WIDTH),
    weight(`${dense}.DenseReluDense.wo`, TEXT_WIDTH, WIDTH),
    norm(`${dense}.layer_norm`, TEXT_WIDTH),
    norm('encoder.final_layer_norm', TEXT_WIDTH),
  ];
  return tensors.map((tensor) => ({ ...tensor, name: `text_encoders.t5xxl.transformer.${tensor.name}` }));
}

function safetensors(tensors: readonly Tensor[]): Buffer {
  const header: Record<string, unknown> = {};
  const bodies: Buffer[] = [];
  let offset = 0;
  for (const tensor of tensors) {
    const body = contents(tensor);
    header[tensor.name] = { dtype: tensor.type, shape: tensor.shape, data_offsets: [offset, offset + body.length] };
    bodies.push(body);
    offset += body.length;
  }
  const text = JSON.stringify(header);
  const json = Buffer.from(text.padEnd(Math.ceil(text.length / 8) * 8));
  const length = Buffer.alloc(8);
  length.writeBigUInt64LE(BigInt(json.length));
  return Buffer.concat([length, json, ...bodies]);
}

function contents({ name, shape, type, fill }: Tensor): Buffer {
  const count = shape.reduce((product, length) => product * length, 1);
  const values = new Float32Array(count);
  if ('value' in fill) values.fill(fill.value);
  else {
    const random = randomNumbers(createHash('sha256').update(name).digest().readUInt32LE());
    const reach = fill.deviation * Math.sqrt(3);
    for (let index = 0; index < count; index += 1) values[index] = (random() * 2 - 1) * reach;
  }
  if (type === 'F32') return Buffer.from(values.buffer);
  const bits = new Uint32Array(values.buffer);
  return Buffer.from(Uint16Array.from(bits, halfPrecision).buffer);
}

/** The 32 bits of a single-precision number as the 16 of half precision, rounded towards zero. */
function halfPrecision(bits: number): number {
  const sign = (bits >>> 16) & 0x8000;
  const exponent = ((bits >>> 23) & 0xff) - 112;
  const mantissa = bits & 0x7f_ffff;
  if (exponent >= 31) return sign | 0x7bff;
  if (exponent > 0) return sign | (exponent << 10) | (mantissa >> 13);
  return exponent < -10 ? sign : sign | ((mantissa | 0x80_0000) >> (14 - exponent));
}

/** Mulberry32. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
