import { createHash } from 'node:crypto';
import type { GenerationRequest } from '../contract/requests.js';

/** Tells two bodies apart by what they ask for; how they were written does not matter. */
export function hashRequest({ model, faceImage, ...fields }: GenerationRequest): string {
  const hash = createHash('sha256').update(JSON.stringify([model.model, fields]));
  if (faceImage !== undefined) hash.update(typeof faceImage === 'string' ? `\n${faceImage}` : faceImage);
  return hash.digest('hex');
}
