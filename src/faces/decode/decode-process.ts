/**
 * Decodes photos of strangers, one at a time, in a process that can be killed: a decoder that is busy with a hostile
 * file hears nothing, and one that crashes takes its process along. Started by decoder.ts.
 */
import sharp from 'sharp';
import { answerMessages } from '../../processes/answer.js';
import { FaceError } from '../faces.js';
import { decodePhoto } from './decode.js';
import type { DecodeOutcome } from './decode-messages.js';

sharp.concurrency(1);

/** How much processor time a photo may take; the rest of the machine may be as busy as it likes. */
const most = Number(process.argv[2] ?? Number.POSITIVE_INFINITY);
const LOOK_MILLISECONDS = 20;

/** The decoder runs on a thread that cannot be stopped, and an orderly end would wait for it. */
function endWhenTooMuch(): NodeJS.Timeout {
  const before = process.cpuUsage();
  return setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    if ((user + system) / 1e6 > most) process.kill(process.pid, 'SIGKILL');
  }, LOOK_MILLISECONDS);
}

answerMessages(async (bytes: Uint8Array): Promise<DecodeOutcome> => {
  const watch = endWhenTooMuch();
  try {
    return { picture: await decodePhoto(bytes) };
  } catch (error) {
    if (!(error instanceof FaceError)) throw error;
    return { refused: { code: error.code, publicMessage: error.publicMessage } };
  } finally {
    clearInterval(watch);
  }
});
