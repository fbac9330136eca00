import { orAbort } from '../signals/abortable.js';
import { createAddressPolicy } from './address-policy.js';
import { checkedLookup, resolveWithSystem, type Resolve } from './checked-lookup.js';
import { readDataUrl, tooLarge } from './data-url.js';
import { askHttp } from './http-request.js';
import { DownloadRefusal } from './refusal.js';

export interface DownloadOptions {
  /** Hosts, addresses and networks that may be used although they are private. */
  readonly allowHosts?: readonly string[];
  /** For the whole download, redirects included. */
  readonly timeoutMs?: number;
  readonly maxBytes?: number;
  readonly maxRedirects?: number;
  readonly resolve?: Resolve;
}

export type Download = (url: string, signal: AbortSignal) => Promise<Uint8Array>;

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
export const MAX_PHOTO_BYTES = 10_000_000;
const MAX_URL_LENGTH = 8_192;

/**
 * Fetches a picture that a caller named, in a way that cannot be turned against the network behind the service:
 * every connection goes to an address that was checked, redirects included, and every failure reads the same.
 */
export function createDownload({
  allowHosts = [],
  timeoutMs = 10_000,
  maxBytes = MAX_PHOTO_BYTES,
  maxRedirects = 5,
  resolve = resolveWithSystem,
}: DownloadOptions = {}): Download {
  const policy = createAddressPolicy(allowHosts);

  async function follow(start: URL, signal: AbortSignal): Promise<Uint8Array> {
    let url = start;
    for (let redirects = 0; ; redirects += 1) {
      const { status, headers, body, discard } = await askHttp({
        url,
        signal,
        lookup: await checkedLookup(url, policy, resolve),
        // Without this a server may compress, and the limit on bytes would say nothing about what they become.
        headers: { accept: 'image/jpeg, image/png, image/webp, image/avif', 'accept-encoding': 'identity' },
      });
      const { location } = headers;
      if (REDIRECTS.has(status) && location !== undefined) {
        discard();
        if (redirects === maxRedirects) throw new Error('too many redirects');
        url = checkedUrl(location, url);
        continue;
      }
      if (status !== 200) {
        discard();
        throw new Error(`the server answered ${status}`);
      }
      if (Number(headers['content-length'] ?? 0) > maxBytes) {
        discard();
        throw tooLarge(maxBytes);
      }
      const chunks: Buffer[] = [];
      let received = 0;
      for await (const chunk of body) {
        received += chunk.length;
        if (received > maxBytes) throw tooLarge(maxBytes);
        chunks.push(chunk);
      }
      return Buffer.concat(chunks, received);
    }
  }

  return async (text, signal) => {
    signal.throwIfAborted();
    if (/^\s*data:/i.test(text)) return readDataUrl(text, maxBytes);
    const url = checkedUrl(text);
    const deadline = AbortSignal.timeout(timeoutMs);
    const either = AbortSignal.any([signal, deadline]);
    try {
      // The system's resolver cannot be aborted, so the wait for it is given up instead.
      return await orAbort(follow(url, either), either);
    } catch (cause) {
      signal.throwIfAborted();
      if (cause instanceof DownloadRefusal && cause.fault === 'too_large') throw cause;
      // One text for refused, unreachable, slow and broken: a difference would be a map of the network.
      throw new DownloadRefusal(
        'download_failed',
        'could not be downloaded. It must be publicly reachable over http or https, ' +
          `answer with status 200 and be complete within ${timeoutMs / 1000} seconds`,
        { cause },
      );
    }
  };
}

function invalid(rule: string): DownloadRefusal {
  return new DownloadRefusal('invalid_url', rule);
}

function checkedUrl(text: string, base?: URL): URL {
  if (text.length > MAX_URL_LENGTH)
    throw invalid(`must be at most ${MAX_URL_LENGTH} characters unless it is a data: URL`);
  if (!URL.canParse(text, base?.href)) throw invalid('must be an absolute http or https URL, or a data: URL');
  const url = new URL(text, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw invalid(`must begin with http:, https: or data:, not ${url.protocol.slice(0, 40)}`);
  }
  if (url.username !== '' || url.password !== '') throw invalid('must not contain a user name or password');
  return url;
}
