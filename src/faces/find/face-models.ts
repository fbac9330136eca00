import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type * as FaceApi from '@vladmandic/face-api';
import { loadTensorRuntime } from '../../tensors/runtime.js';
import type { RgbPicture } from '../decode/photo.js';

export type Point = readonly [x: number, y: number];

export interface DetectedFace {
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly landmarks: readonly Point[];
  readonly score: number;
}

/** The face networks, loaded once in the thread that asks. */
export interface FaceModels {
  /** Every face of the picture with its 68 points. */
  detect(picture: RgbPicture): Promise<DetectedFace[]>;
  /** 128 numbers for the most certain face; two pictures of one person lie closer than 0.6. */
  describe(picture: RgbPicture): Promise<Float32Array | undefined>;
}

const MIN_CONFIDENCE = 0.35;
const MAX_FACES = 24;

export async function loadFaceModels({ descriptors = false } = {}): Promise<FaceModels> {
  const require = createRequire(import.meta.url);
  const tf = await loadTensorRuntime();
  const api = require('@vladmandic/face-api/dist/face-api.node-wasm.js') as typeof FaceApi;
  const models = join(dirname(require.resolve('@vladmandic/face-api/package.json')), 'model');
  await api.nets.ssdMobilenetv1.loadFromDisk(models);
  await api.nets.faceLandmark68Net.loadFromDisk(models);
  if (descriptors) await api.nets.faceRecognitionNet.loadFromDisk(models);
  const options = new api.SsdMobilenetv1Options({ minConfidence: MIN_CONFIDENCE, maxResults: MAX_FACES });

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
      const found = await withTensor(picture, (input) => api.detectAllFaces(input, options).withFaceLandmarks().run());
      return found.map(({ detection, landmarks }) => {
        const { x, y, width, height } = detection.box;
        const points = landmarks.positions.map((point): Point => [point.x, point.y]);
        return { box: { x, y, width, height }, landmarks: points, score: detection.score };
      });
    },
    async describe(picture) {
      const found = await withTensor(picture, (input) =>
        api.detectSingleFace(input, options).withFaceLandmarks().withFaceDescriptor().run(),
      );
      return found?.descriptor;
    },
  };
}
