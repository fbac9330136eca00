import type { FacePicture } from '../engines/engine.js';
import { loadMatting } from './cutout/matting.js';
import { createDecoder } from './decode/decoder.js';
import { FaceError, type FaceFault } from './faces.js';
import { loadFaceModels } from './find/face-models.js';
import { prepareFace, type FaceNetworks } from './prepare-face.js';

export interface FaceWork {
  readonly bytes: Uint8Array;
  /** One shared number; 1 asks to stop at the next step. */
  readonly stop: Int32Array;
}

/** Errors lose their class between threads, so a refusal travels as data. */
export type FaceOutcome =
  | { readonly face: FacePicture }
  | { readonly refused: { readonly code: FaceFault; readonly publicMessage: string } };

const decoder = createDecoder();
let networks: Promise<FaceNetworks> | undefined;

/** Loaded with the first photo, kept for the life of the thread; a failed load is tried again with the next. */
async function loadNetworks(): Promise<FaceNetworks> {
  networks ??= Promise.all([loadFaceModels(), loadMatting()]).then(([faces, matting]) => ({ faces, matting }));
  try {
    return await networks;
  } catch (error) {
    networks = undefined;
    throw error;
  }
}

/** The entry point of the pool. Without work it only warms up. */
export async function work(task: FaceWork | undefined): Promise<FaceOutcome | undefined> {
  const loading = loadNetworks();
  if (task === undefined) return loading.then(() => undefined);
  try {
    // What cannot be decoded is refused without the networks.
    const [photo] = await Promise.all([decoder.decode(task.bytes), loading.catch(() => undefined)]);
    return {
      face: await prepareFace(photo, await loading, () => {
        if (Atomics.load(task.stop, 0) === 1) throw new Error('stopped');
      }),
    };
  } catch (error) {
    if (error instanceof FaceError) return { refused: { code: error.code, publicMessage: error.publicMessage } };
    throw error;
  }
}
