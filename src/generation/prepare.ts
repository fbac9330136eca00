import { randomInt } from 'node:crypto';
import { ApiError } from '../contract/errors.js';
import { MAX_SEED } from '../contract/limits.js';
import type { GenerationRequest } from '../contract/requests.js';
import type { FacePicture, RenderTask } from '../engines/engine.js';
import { FaceError, type FaceImage, type FacePreparer } from '../faces/faces.js';
import type { Line } from './line.js';

export interface PreparePorts {
  readonly faces: FacePreparer;
  /** Downloads wait here, not in front of the engine, so that a slow host holds up nobody's picture. */
  readonly faceQueue: Line;
}

export interface PreparedRequest {
  readonly seed: number;
  /** One per picture. */
  readonly tasks: readonly RenderTask[];
  readonly face: FacePicture | undefined;
}

/** Settles what the request left open and fetches the face: after this, only drawing is left. */
export async function prepare(
  request: GenerationRequest,
  ports: PreparePorts,
  options: { readonly signal: AbortSignal; readonly caller: string },
): Promise<PreparedRequest> {
  const seed = request.seed ?? randomInt(MAX_SEED + 1);
  const face = request.faceImage === undefined ? undefined : await prepareFace(request.faceImage, ports, options);
  const tasks = Array.from({ length: request.imageCount }, (_, index): RenderTask => ({
    operation: request.model.operation,
    model: request.model.model,
    style: request.model.style,
    prompt: request.prompt,
    width: request.width,
    height: request.height,
    seed: (seed + index) % (MAX_SEED + 1),
    palette: request.colors,
    ...(request.steps === undefined ? {} : { steps: request.steps }),
    ...(request.guidance === undefined ? {} : { guidance: request.guidance }),
    ...(face === undefined ? {} : { face }),
    ...(request.negativePrompt === undefined ? {} : { negativePrompt: request.negativePrompt }),
    ...(request.transparent ? { transparent: true } : {}),
  }));
  return { seed, tasks, face };
}

async function prepareFace(
  image: FaceImage,
  { faces, faceQueue }: PreparePorts,
  { signal, caller }: { readonly signal: AbortSignal; readonly caller: string },
): Promise<FacePicture> {
  try {
    const [face] = await faceQueue.run([(jobSignal) => faces.prepare(image, { signal: jobSignal, caller })], {
      signal,
    });
    if (face === undefined) throw new Error('the face queue lost its job');
    return face;
  } catch (error) {
    if (!(error instanceof FaceError)) throw error;
    throw new ApiError(error.code, error.publicMessage, { param: 'face_image_url', cause: error });
  }
}
