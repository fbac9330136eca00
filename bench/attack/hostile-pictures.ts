import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

const CRC_TABLE = Int32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function checksum(bytes: Uint8Array): number {
  let crc = -1;
  for (const byte of bytes) crc = (crc >>> 8) ^ (CRC_TABLE[(crc ^ byte) & 255] ?? 0);
  return (crc ^ -1) >>> 0;
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(checksum(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A PNG of zeros, which packs a thousandfold. */
function png(width: number, height: number, { depth = 8, channels = 1, interlaced = false } = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = depth;
  header[9] = channels === 4 ? 6 : channels === 3 ? 2 : 0;
  header[12] = interlaced ? 1 : 0;
  const bytes = ((width * channels * depth) / 8 + 1) * height * (interlaced ? 1.3 : 1);
  const pixels = deflateSync(Buffer.alloc(Math.ceil(bytes)), { level: 9 });
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

export interface HostilePicture {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Files of few bytes that cost a naive reader a minute each, and some that are as dear as the bounds allow. */
export async function hostilePictures(): Promise<HostilePicture[]> {
  const flat = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#8899aa' }, limitInputPixels: false });
  const noise = Buffer.from(
    Array.from({ length: 1_000 * 1_000 * 3 }, (_, at) => (Math.imul(at, 2654435761) >>> 13) & 255),
  );
  const noisy = (side: number) =>
    sharp(noise, { raw: { width: 1_000, height: 1_000, channels: 3 } }).resize(side, side);
  const pictures: Record<string, Buffer | Promise<Buffer>> = {
    'PNG 1x50,000,000': png(1, 50_000_000),
    'PNG 7000x7000': png(7_000, 7_000),
    'PNG 7000x7000, 16 bits': png(7_000, 7_000, { depth: 16, channels: 3 }),
    'PNG 5000x5000, 16 bits': png(5_000, 5_000, { depth: 16, channels: 4 }),
    'PNG 5000x5000, 16 bits, interlaced': png(5_000, 5_000, { depth: 16, channels: 4, interlaced: true }),
    'PNG 12000x2000, 16 bits': png(12_000, 2_000, { depth: 16, channels: 3 }),
    'PNG 3500x3500, 16 bits': png(3_500, 3_500, { depth: 16, channels: 4 }),
    'PNG 3500x3500, interlaced': png(3_500, 3_500, { channels: 4, interlaced: true }),
    'PNG 5000x5000': png(5_000, 5_000, { channels: 4 }),
    'AVIF 7000x7000': flat(7_000, 7_000).avif({ effort: 0, quality: 10 }).toBuffer(),
    'AVIF 5000x5000': flat(5_000, 5_000).avif({ effort: 0, quality: 10 }).toBuffer(),
    'AVIF 2850x2850': flat(2_850, 2_850).avif({ effort: 0, quality: 10 }).toBuffer(),
    'AVIF 3500x3500': flat(3_500, 3_500).avif({ effort: 0, quality: 10 }).toBuffer(),
    'WebP 7000x7000': flat(7_000, 7_000).webp({ lossless: true, effort: 0 }).toBuffer(),
    'WebP 5000x5000': flat(5_000, 5_000).webp({ lossless: true, effort: 0 }).toBuffer(),
    'JPEG 5000x5000, noise': noisy(5_000).jpeg({ quality: 40, progressive: true }).toBuffer(),
    'WebP 4000x4000, noise': noisy(4_000).webp({ quality: 20, effort: 0 }).toBuffer(),
    'WebP 3500x3500, noise': noisy(3_500).webp({ quality: 20, effort: 0 }).toBuffer(),
    'AVIF 3000x3000, noise': noisy(3_000).avif({ quality: 20, effort: 0 }).toBuffer(),
    'AVIF 2850x2850, noise': noisy(2_850).avif({ quality: 20, effort: 0 }).toBuffer(),
  };
  return Promise.all(Object.entries(pictures).map(async ([name, bytes]) => ({ name, bytes: await bytes })));
}
