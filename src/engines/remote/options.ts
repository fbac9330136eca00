import { z } from 'zod';

/** Where a server is: an address without query or password, which paths are appended to. */
export const serverAddress = z.string().refine((text) => {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '' && url.username === '';
}, 'must be an http or https address without query or password');
