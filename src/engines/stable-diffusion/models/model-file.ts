import { open, stat, type FileHandle } from 'node:fs/promises';
import { z } from 'zod';

/** Headers of real models have some megabytes; whatever says more is no header. */
const MOST_HEADER_BYTES = 100_000_000;

const tensorsSchema = z.record(
  z.string(),
  z.looseObject({ data_offsets: z.tuple([z.number(), z.number()]).optional() }),
);

/** What was found, by path: a header has megabytes, and the question comes with every look at an engine's health. */
const found = new Map<string, { readonly stamp: string; readonly fault: string | undefined }>();

/**
 * What is wrong with a model file, as far as its beginning and its length tell; undefined when nothing is. A page that
 * asks for a login, half a download and a wrong file are found here, before a process loads gigabytes of them.
 */
export async function faultOfModelFile(path: string): Promise<string | undefined> {
  const { size, mtimeMs } = await stat(path);
  const stamp = `${size} ${mtimeMs}`;
  const known = found.get(path);
  if (known?.stamp === stamp) return known.fault;
  const fault = await examine(path, size);
  found.set(path, { stamp, fault });
  return fault;
}

async function examine(path: string, size: number): Promise<string | undefined> {
  const file = await open(path);
  try {
    const head = Buffer.alloc(9);
    const { bytesRead } = await file.read(head, 0, 9, 0);
    if (head.toString('latin1', 0, 4) === 'GGUF') return undefined;
    const headerBytes = Number(head.readBigUInt64LE(0));
    const looksRight = bytesRead === 9 && headerBytes < MOST_HEADER_BYTES && head[8] === '{'.charCodeAt(0);
    return looksRight ? await faultOfTensors(file, size, headerBytes) : 'is neither gguf nor safetensors';
  } finally {
    await file.close();
  }
}

/** The header of a safetensors file says where its data ends. */
async function faultOfTensors(file: FileHandle, size: number, headerBytes: number): Promise<string | undefined> {
  const text = Buffer.alloc(Math.min(headerBytes, size));
  await file.read(text, 0, text.length, 8);
  try {
    const tensors = tensorsSchema.parse(JSON.parse(text.toString()));
    const end = Object.values(tensors).reduce((most, { data_offsets }) => Math.max(most, data_offsets?.[1] ?? 0), 0);
    const whole = 8 + headerBytes + end;
    return size < whole ? `is cut off: it has ${size} of ${whole} bytes` : undefined;
  } catch {
    return 'has a damaged header';
  }
}
