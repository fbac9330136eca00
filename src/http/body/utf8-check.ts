import { isUtf8 } from 'node:buffer';

/** Checks text that comes in chunks, which may end in the middle of a character. */
export function createUtf8Check(): { write(chunk: Uint8Array): boolean; end(): boolean } {
  let rest: Uint8Array = new Uint8Array();
  return {
    write(chunk) {
      const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
      const whole = bytes.length - unfinishedBytes(bytes);
      rest = Uint8Array.from(bytes.subarray(whole));
      return isUtf8(bytes.subarray(0, whole));
    },
    end: () => rest.length === 0,
  };
}

/** How many bytes at the end begin a character of more bytes than are there. */
function unfinishedBytes(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) return back < (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) ? back : 0;
  }
  return 0;
}
