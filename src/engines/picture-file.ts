/** Whether the bytes begin like a picture of a kind that engines send: the library would also read SVG and more. */
export function isPictureFile(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 16)).toString('latin1');
  return (
    text.startsWith('\x89PNG\r\n\x1a\n') ||
    text.startsWith('\xff\xd8\xff') ||
    (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') ||
    text.slice(4, 12) === 'ftypavif'
  );
}

/** More is none that was asked for. */
export const MOST_PICTURE_PIXELS = 8192 * 4096;
