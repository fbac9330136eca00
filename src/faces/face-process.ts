/**
 * Holds the networks of faces, and works on one photo at a time. A process of its own, because its memory is then given
 * back when nobody sends photos, and because ONNX Runtime does not survive the end of a thread that used it. Started by
 * preparer.ts.
 */
import { answerMessages } from '../processes/answer.js';
import { collectGarbage, collectWhenLarge } from '../processes/collect-garbage.js';
import { loadMatting } from './cutout/matting.js';
import { createDecoder } from './decode/decoder.js';
import type { FaceOutcome, FaceWork } from './face-messages.js';
import { FaceError } from './faces.js';
import { createKeptFaces, photoName } from './kept-faces.js';
import { loadFaceModels } from './find/face-models.js';
import { prepareFace, type FaceNetworks } from './prepare-face.js';

const decoder = createDecoder();
const kept = createKeptFaces();
decoder.warm();
/** What a photo may leave lying about between two steps: the next one is the largest network's, as a rule. */
const MOST_LEFT_BYTES = 24 * 1024 * 1024;
/** To collect everything lets go of compiled code as well, which the next photo would wait for: only when none comes. */
const REST_MILLISECONDS = 2_000;
let networks: Promise<FaceNetworks> | undefined;
let rest: NodeJS.Timeout | undefined;
let stopped = false;

/** Loaded once for the life of the process; a failed load is tried again with the next photo. */
async function loadNetworks(): Promise<FaceNetworks> {
  networks ??= Promise.all([loadFaceModels(), loadMatting()]).then(([faces, matting]) => ({ faces, matting }));
  try {
    return await networks;
  } catch (error) {
    networks = undefined;
    throw error;
  }
}

async function work(bytes: Uint8Array, faceIndex: number | undefined): Promise<FaceOutcome> {
  // What cannot be decoded is refused without waiting for the networks.
  const loading = loadNetworks();
  loading.catch(() => undefined);
  const pause = (): void => {
    if (stopped) throw new Error('stopped');
    collectWhenLarge(MOST_LEFT_BYTES);
  };
  const name = photoName(bytes, faceIndex);
  const known = kept.get(name);
  if (known) return { face: known };
  const face = await decoder.open(bytes, async (photo) => prepareFace(photo, await loading, pause, faceIndex));
  kept.put(name, face);
  return { face };
}

answerMessages(async (message: FaceWork): Promise<FaceOutcome | undefined> => {
  stopped = message === 'stop';
  if (message === 'stop') return undefined;
  try {
    if (message !== 'load') return await work(message.bytes, message.faceIndex);
    await loadNetworks();
    return 'loaded';
  } catch (error) {
    if (error instanceof FaceError) return { refused: { code: error.code, publicMessage: error.publicMessage } };
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  } finally {
    // when the answer is on its way
    setImmediate(collectWhenLarge, MOST_LEFT_BYTES);
    clearTimeout(rest);
    rest = setTimeout(collectGarbage, REST_MILLISECONDS).unref();
  }
});

// Whoever starts this process has a photo for it, or soon will.
setImmediate(() => void loadNetworks().catch(() => undefined));
