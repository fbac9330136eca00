/** Writes the networks of faces and of the picture check down as ONNX Runtime opens them. Run by scripts/prepare.mjs. */
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mattingFile } from '../faces/cutout/matting.js';
import { rewriteMatting } from '../faces/cutout/matting-graph.js';
import { convertDetector } from '../faces/find/detector-graph.js';
import { faceModelFolder } from '../faces/find/face-models.js';
import { convertLandmarks } from '../faces/find/landmark-graph.js';
import { QUICK, quickGraph, THOROUGH, thoroughGraph } from '../safety/pictures/classifier.js';
import { NETWORKS_FOLDER } from '../tensors/network.js';
import { writeOnnx } from '../tensors/onnx-file.js';

const faces = faceModelFolder();
const networks: readonly (readonly [name: string, bytes: () => Iterable<Uint8Array>])[] = [
  ['detector', () => writeOnnx(convertDetector(faces))],
  ['landmarks', () => writeOnnx(convertLandmarks(faces))],
  [QUICK, () => writeOnnx(quickGraph())],
  [THOROUGH, () => writeOnnx(thoroughGraph())],
];

const written = new Set<string>();

/** A file is there as a whole or not at all. */
async function write(name: string, bytes: Iterable<Uint8Array>): Promise<void> {
  const file = join(NETWORKS_FOLDER, `${name}.onnx`);
  written.add(`${name}.onnx`);
  await writeFile(`${file}.part`, bytes);
  await rename(`${file}.part`, file);
}

await mkdir(NETWORKS_FOLDER, { recursive: true });
for (const [name, bytes] of networks) await write(name, bytes());
const matting = rewriteMatting(await readFile(mattingFile()));
await write('matting-coarse', matting.coarse);
await write('matting-fine', matting.fine);
// Those of an older build may have had other names.
for (const name of await readdir(NETWORKS_FOLDER))
  if (name.endsWith('.onnx') && !written.has(name)) await rm(join(NETWORKS_FOLDER, name));
