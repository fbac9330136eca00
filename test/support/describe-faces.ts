import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type * as Core from '@tensorflow/tfjs-core';
import type * as FaceApi from '@vladmandic/face-api';
import type { RgbPicture } from '../../src/faces/decode/photo.js';
import { faceModelFolder, type DetectedFace } from '../../src/faces/find/face-models.js';

/** 128 numbers for a face of the picture; two of one person lie closer than 0.6. */
export type DescribeFace = (picture: RgbPicture, face: Pick<DetectedFace, 'landmarks'>) => Promise<Float32Array>;

const require = createRequire(import.meta.url);

/** Only those who compare faces need it: it runs in TensorFlow.js, which no installation carries. */
export async function loadFaceDescriptions(): Promise<DescribeFace> {
  const tf = await loadTensorFlow();
  const api = require('@vladmandic/face-api/dist/face-api.node-wasm.js') as typeof FaceApi;
  await api.nets.faceRecognitionNet.loadFromDisk(faceModelFolder());
  return async (picture, { landmarks }) => {
    const { width, height } = picture;
    const points = landmarks.map(([x, y]) => new api.Point(x / width, y / height));
    const around = new api.FaceLandmarks68(points, { width, height }).align(null, { useDlibAlignment: true });
    const tensor = tf.tensor3d(picture.data, [height, width, 3], 'int32');
    const input: FaceApi.TNetInput = tensor;
    const faces = await api.extractFaceTensors(input, [around]);
    try {
      return (await api.nets.faceRecognitionNet.computeFaceDescriptor(faces[0]!)) as Float32Array;
    } finally {
      for (const face of [...faces, tensor]) face.dispose();
    }
  };
}

/** On WebAssembly. */
async function loadTensorFlow(): Promise<typeof Core> {
  const wasm = require('@tensorflow/tfjs-backend-wasm') as { setWasmPaths(folder: string): void };
  const tf = require('@tensorflow/tfjs') as typeof Core;
  wasm.setWasmPaths(join(dirname(require.resolve('@tensorflow/tfjs-backend-wasm/package.json')), 'dist', '/'));
  await tf.setBackend('wasm');
  await tf.ready();
  return tf;
}
