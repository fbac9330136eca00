import sharp from 'sharp';
import { LONGEST_PREVIEW } from '../queue/queue.js';
import type { SafetyChecker } from '../safety/safety.js';

export interface PreviewOptions {
  /** Absent where the request has switched it off. */
  readonly safety?: SafetyChecker | undefined;
  readonly signal: AbortSignal;
  /** Told of a small picture as a `data:` URL. */
  readonly onPreview: (preview: string) => void;
}

const LONGEST_SIDE = 192;
const MOST_PIXELS = 16_777_216;
/** More often nobody looks, and each one costs a check. */
const PAUSE_MILLISECONDS = 500;

/**
 * Makes what an engine shows while it draws fit for watchers: small, and judged like the picture itself, since it may
 * show what the picture is blacked out for. One at a time; those that come meanwhile are left out.
 */
export function createPreviews({ safety, signal, onPreview }: PreviewOptions): (bytes: Uint8Array) => void {
  let busy = false;
  let notBefore = 0;

  async function show(bytes: Uint8Array): Promise<void> {
    const image = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' });
    if (safety) {
      const { data, info } = await image.clone().ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      const picture = { kind: 'raw', width: info.width, height: info.height, data } as const;
      if ((await safety.checkPicture(picture, { signal })).flagged) return;
    }
    const small = await image.jpeg({ quality: 60 }).toBuffer();
    const preview = `data:image/jpeg;base64,${small.toString('base64')}`;
    if (preview.length <= LONGEST_PREVIEW && !signal.aborted) onPreview(preview);
  }

  return (bytes) => {
    if (busy || performance.now() < notBefore) return;
    busy = true;
    void show(bytes)
      // A preview that cannot be shown is no loss: the picture itself comes.
      .catch(() => undefined)
      .finally(() => {
        busy = false;
        notBefore = performance.now() + PAUSE_MILLISECONDS;
      });
  };
}
