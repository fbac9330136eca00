/**
 * Decodes photos of strangers, one at a time, in a process that can be killed: a decoder that is busy with a hostile
 * file hears nothing, and one that crashes takes its process along. Started by decoder.ts.
 */
import sharp from 'sharp';
import { answerMessages } from '../../processes/answer.js';
import { collectGarbage } from '../../processes/collect-garbage.js';
import { FaceError } from '../faces.js';
import { decodePhoto } from './decode.js';
import type { DecodeOutcome, DecodeWork } from './decode-messages.js';
import { photoOf, type Photo } from './photo.js';

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

/** It stays here: of a photo of many megapixels, others need small copies and the part that is drawn. */
let photo: Photo | undefined;

async function answer(work: Exclude<DecodeWork, 'forget'>): Promise<DecodeOutcome> {
  if ('bytes' in work) {
    photo = photoOf(await decodePhoto(work.bytes));
    return { held: { width: photo.width, height: photo.height } };
  }
  if (photo === undefined) throw new Error('no photo is held');
  return { picture: await photo.pixels(work.maxSide, work.region) };
}

answerMessages(async (work: DecodeWork): Promise<DecodeOutcome | undefined> => {
  if (work === 'forget') {
    photo = undefined;
    setImmediate(collectGarbage);
    return undefined;
  }
  const watch = endWhenTooMuch();
  try {
    return await answer(work);
  } catch (error) {
    if (!(error instanceof FaceError)) throw error;
    return { refused: { code: error.code, publicMessage: error.publicMessage } };
  } finally {
    clearInterval(watch);
  }
});
