import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type * as FaceApi from '@vladmandic/face-api';
import { loadTensorRuntime } from '../../tensors/runtime.js';
import { MOST_FACES } from '../../contract/limits.js';
import type { RgbPicture } from '../decode/photo.js';
import { loadDetector, type Box, type Candidate } from './detector.js';

export type Point = readonly [x: number, y: number];

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

export async function loadFaceModels({ descriptors = false } = {}): Promise<FaceModels> {
  const require = createRequire(import.meta.url);
  const tf = await loadTensorRuntime();
  const api = require('@vladmandic/face-api/dist/face-api.node-wasm.js') as typeof FaceApi;
  const models = join(dirname(require.resolve('@vladmandic/face-api/package.json')), 'model');
  const find = await loadDetector({ folder: models, maxFaces: MOST_FACES });
  await api.nets.faceLandmark68Net.loadFromDisk(models);
  if (descriptors) await api.nets.faceRecognitionNet.loadFromDisk(models);

  /** Hands the picture over as a tensor and takes it back whatever happens. */
  async function withTensor<T>(picture: RgbPicture, work: (input: FaceApi.TNetInput) => Promise<T>): Promise<T> {
    const tensor = tf.tensor3d(picture.data, [picture.height, picture.width, 3], 'int32');
    try {
      return await work(tensor);
    } finally {
      tensor.dispose();
    }
  }

  return {
    async detect(picture) {
      const found = await find(picture, MIN_CONFIDENCE);
      if (found.length === 0) return [];
      return withTensor(picture, async (input) => {
        const rectangles = found.map(({ box }) => new api.Rect(box.x, box.y, box.width, box.height));
        const faces = await api.extractFaceTensors(input, rectangles);
        // One after the other: each is a picture of its own in the memory of the networks.
        const detected: DetectedFace[] = [];
        for (const [index, { box, score }] of found.entries()) {
          const face = faces[index];
          if (!face) break;
          const landmarks = (await api.nets.faceLandmark68Net.detectLandmarks(face)) as FaceApi.FaceLandmarks68;
          face.dispose();
          const points = landmarks.positions.map((point): Point => [box.x + point.x, box.y + point.y]);
          detected.push({ box, landmarks: points, score });
        }
        return detected;
      });
    },
    suspect: (picture) => find(picture, MIN_SUSPICION),
    async describe(picture, { landmarks }) {
      const { width, height } = picture;
      const points = landmarks.map(([x, y]) => new api.Point(x / width, y / height));
      const around = new api.FaceLandmarks68(points, { width, height }).align(null, { useDlibAlignment: true });
      return withTensor(picture, async (input) => {
        const faces = await api.extractFaceTensors(input, [around]);
        try {
          return (await api.nets.faceRecognitionNet.computeFaceDescriptor(faces[0]!)) as Float32Array;
        } finally {
          for (const face of faces) face.dispose();
        }
      });
    },
  };
}
