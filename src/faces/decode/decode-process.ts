/**
 * Decodes photos of strangers, one at a time, in a process that can be killed: a decoder that is busy with a hostile
 * file hears nothing, and one that crashes takes its process along. Started by decoder.ts.
 */
import sharp from 'sharp';
import { FaceError } from '../faces.js';
import { decodePhoto } from './decode.js';
import { READY, type DecodeOutcome } from './decode-messages.js';

sharp.concurrency(1);

process.on('message', (bytes: Uint8Array) => {
  void decodePhoto(bytes)
    .then(
      (picture): DecodeOutcome => ({ picture }),
      (error: unknown): DecodeOutcome => {
        if (!(error instanceof FaceError)) throw error;
        return { refused: { code: error.code, publicMessage: error.publicMessage } };
      },
    )
    .then((outcome) => process.send?.(outcome));
});
process.on('disconnect', () => process.exit());
process.send?.(READY);
