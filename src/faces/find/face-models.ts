import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type * as FaceApi from '@vladmandic/face-api';
import { loadTensorRuntime } from '../../tensors/runtime.js';
import { MOST_FACES } from '../../contract/limits.js';
import type { RgbPicture } from '../decode/photo.js';
import { loadDetector, type Box, type Candidate } from './detector.js';
import { loadLandmarks, type Point } from './landmarks.js';

export type { Point } from './landmarks.js';

export interface DetectedFace {
  readonly box: Box;
  readonly landmarks: readonly Point[];
  readonly score: number;
}

/** The face networks, loaded once in the thread that asks. */
export interface FaceModels {
  /** Every face of the picture with its 68 points. */
  detect(picture: RgbPicture): Promise<DetectedFace[]>;
  /** Where it only suspects a face; nothing is known of its points. */
  suspect(picture: RgbPicture): Promise<Candidate[]>;
  /** 128 numbers for a face of the picture, once `descriptors` are loaded; two of one person lie closer than 0.6. */
  describe(picture: RgbPicture, face: Pick<DetectedFace, 'landmarks'>): Promise<Float32Array>;
}

export const MIN_CONFIDENCE = 0.35;
/** Noise reaches a third of it, faces that are hard to see twice as much. */
const MIN_SUSPICION = 0.15;

export const faceModelFolder = (): string =>
  join(dirname(createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json')), 'model');

export async function loadFaceModels({ descriptors = false } = {}): Promise<FaceModels> {
  const folder = faceModelFolder();
  const [find, pointsOf] = await Promise.all([loadDetector({ folder, maxFaces: MOST_FACES }), loadLandmarks(folder)]);
  const describe = descriptors ? await loadDescriptors(folder) : undefined;
  return {
    async detect(picture) {
      const detected: DetectedFace[] = [];
      for (const { box, score } of await find(picture, MIN_CONFIDENCE))
        detected.push({ box, score, landmarks: await pointsOf(picture, box) });
      return detected;
    },
    suspect: (picture) => find(picture, MIN_SUSPICION),
    async describe(picture, face) {
      if (describe === undefined) throw new Error('the network for descriptors was not loaded');
      return describe(picture, face);
    },
  };
}

/** Only those who compare faces need it: it runs in TensorFlow.js, which takes long to load, and much memory. */
async function loadDescriptors(folder: string): Promise<FaceModels['describe']> {
  const tf = await loadTensorRuntime();
  const api = createRequire(import.meta.url)('@vladmandic/face-api/dist/face-api.node-wasm.js') as typeof FaceApi;
  await api.nets.faceRecognitionNet.loadFromDisk(folder);
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
