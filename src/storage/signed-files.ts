import { createHmac, timingSafeEqual } from 'node:crypto';
import type { StoredFile } from './storage.js';

/** Makes and checks the addresses of stored pictures: nobody can guess one, alter one or make one last longer. */
export interface SignedFiles {
  /** Path and query, without host. */
  pathOf(file: StoredFile): string;
  /** The file that the address names, if its signature is ours. */
  verify(name: string, query: Readonly<Record<string, unknown>>): StoredFile | undefined;
}

export const FILES_PATH = '/files';

export function createSignedFiles(secret: Uint8Array): SignedFiles {
  const sign = ({ name, expires }: StoredFile): string =>
    createHmac('sha256', secret).update(`${name}\n${expires}`).digest('base64url');
  return {
    pathOf: (file) => `${FILES_PATH}/${file.name}?expires=${file.expires}&signature=${sign(file)}`,
    verify(name, { expires, signature }) {
      if (typeof expires !== 'string' || typeof signature !== 'string' || !/^[1-9]\d{0,11}$/.test(expires))
        return undefined;
      const file = { name, expires: Number(expires) };
      const expected = Buffer.from(sign(file));
      const received = Buffer.from(signature);
      return expected.length === received.length && timingSafeEqual(expected, received) ? file : undefined;
    },
  };
}
