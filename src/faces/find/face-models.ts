import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
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
}

export const MIN_CONFIDENCE = 0.35;
/** Noise reaches a third of it, faces that are hard to see twice as much. */
const MIN_SUSPICION = 0.15;

export const faceModelFolder = (): string =>
  join(dirname(createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json')), 'model');

export async function loadFaceModels(): Promise<FaceModels> {
  const folder = faceModelFolder();
  const [find, pointsOf] = await Promise.all([loadDetector({ folder, maxFaces: MOST_FACES }), loadLandmarks(folder)]);
  return {
    async detect(picture) {
      const detected: DetectedFace[] = [];
      for (const { box, score } of await find(picture, MIN_CONFIDENCE))
        detected.push({ box, score, landmarks: await pointsOf(picture, box) });
      return detected;
    },
    suspect: (picture) => find(picture, MIN_SUSPICION),
  };
}
