import { DownloadRefusal } from './refusal.js';

/** Reads the bytes of a `data:` URL. The media type is not looked at: the bytes themselves say what they are. */
export function readDataUrl(url: string, maxBytes: number): Uint8Array {
  const comma = url.indexOf(',');
  if (comma < 0) {
    throw new DownloadRefusal('invalid_url', 'is a data: URL without a comma before its data');
  }
  const isBase64 = /;\s*base64\s*$/i.test(url.slice(0, Math.min(comma, 1024)));
  const payload = url.slice(comma + 1);
  // Checked on the text, before anything is allocated for the bytes.
  const least = isBase64 ? Math.floor((payload.length * 3) / 4) - 2 : Math.floor(payload.length / 3);
  if (least > maxBytes) throw tooLarge(maxBytes);
  let bytes: Buffer;
  try {
    const text = payload.includes('%') ? percentDecoded(payload) : payload;
    if (isBase64) {
      if (!/^[A-Za-z0-9+/_\-\s]*={0,2}\s*$/.test(text)) throw new Error('not base64');
      bytes = Buffer.from(text, 'base64');
    } else {
      bytes = Buffer.from(text, 'latin1');
    }
  } catch (cause) {
    throw new DownloadRefusal('invalid_url', 'is a data: URL whose data is not valid base64', { cause });
  }
  if (bytes.length > maxBytes) throw tooLarge(maxBytes);
  return bytes;
}

function percentDecoded(text: string): string {
  return text.replaceAll(/%([0-9a-f]{2})/gi, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

export function tooLarge(maxBytes: number): DownloadRefusal {
  const megabytes = Math.round(maxBytes / 100_000) / 10;
  return new DownloadRefusal('too_large', `is larger than ${megabytes} MB`);
}
