import { z } from 'zod';

/** Where a server is: an address without query or password, which paths are appended to. */
export const serverAddress = z.string().refine((text) => {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '' && url.username === '';
}, 'must be an http or https address without query or password');

const seconds = z.number().positive().max(86_400);

/** Limits of time that every server has. */
export const timeOptions = (pictureSeconds: number) => ({
  timeoutSeconds: seconds.default(pictureSeconds).describe('The longest that one picture may take.'),
  firstByteSeconds: seconds
    .optional()
    .describe('Until the server begins to answer; by default 30, and no limit for a call that waits for the picture.'),
  silenceSeconds: seconds
    .default(30)
    .describe('Without a byte of an answer that has begun, or any answer about its health while it draws.'),
});

/** For servers that tell how far they are. */
export const progressOption = seconds.default(120).describe('Without a step forward, once there was a first one.');

/** The sizes of the model, where they differ from what is usual for the server. */
export const sizeOptions = {
  granularity: z.int().min(1).max(512).optional().describe('Sides are multiples of this.'),
  minimumPixels: z.int().min(4096).optional().describe('Smaller pictures are drawn larger and scaled down.'),
  maximumPixels: z.int().min(4096).optional().describe('Larger pictures are drawn smaller and scaled up.'),
};
