import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { askHttp, type HttpAnswer } from '../../../download/http-request.js';

export interface DownloadProgress {
  readonly received: number;
  /** Undefined where the server does not say. */
  readonly total: number | undefined;
}

export interface FileDownload {
  readonly url: string;
  /** Where the finished file goes; until then it grows in `<target>.part`. */
  readonly target: string;
  readonly sha256?: string;
  /** Sent to the first host alone: a redirect elsewhere does not see it. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly onProgress?: (progress: DownloadProgress) => void;
  readonly signal: AbortSignal;
  /** How often a broken connection is taken up again without any progress in between. */
  readonly retries?: number;
  readonly retryMilliseconds?: number;
  /** Free bytes of the disk, for tests. */
  readonly freeBytes?: (folder: string) => Promise<number>;
}

/** A download went wrong in a way that the user must know of; trying again may help or not, the message says. */
export class DownloadError extends Error {
  override readonly name = 'DownloadError';
}

interface PartNotes {
  readonly url: string;
  /** A strong ETag, or the date: proof that the rest belongs to the beginning. */
  readonly validator: string | undefined;
}

const MARGIN_BYTES = 64 * 1024 * 1024;
const STALL_MILLISECONDS = 60_000;
const MAXIMUM_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** Fetches a large file: resumed where it broke off, checked, and in place only when it is complete. */
export async function downloadFile(
  download: FileDownload,
): Promise<{ readonly bytes: number; readonly sha256: string }> {
  const part = `${download.target}.part`;
  await mkdir(dirname(download.target), { recursive: true });
  const { retries = 5, retryMilliseconds = 1_000 } = download;
  for (let attempt = 0, reached = -1; ;) {
    try {
      await fetchRest(download, part);
      break;
    } catch (error) {
      download.signal.throwIfAborted();
      if (error instanceof DownloadError) throw error;
      const size = await sizeOf(part);
      attempt = size > reached ? 1 : attempt + 1;
      reached = Math.max(reached, size);
      if (attempt > retries)
        throw new DownloadError(`the connection broke; run the same command again to continue at ${size} bytes`, {
          cause: error,
        });
      await sleep(retryMilliseconds * attempt, undefined, { signal: download.signal });
    }
  }
  return finish(download, part);
}

/** One connection: everything from where the part file ends to the end of the file. */
async function fetchRest(download: FileDownload, part: string): Promise<void> {
  const notes = await readNotes(part);
  const have = await sizeOf(part);
  // Without proof that it is still the same file, a checksum must be there to catch a mixture.
  const resumable = have > 0 && notes?.url === download.url && (notes.validator ?? download.sha256) !== undefined;
  const range = resumable
    ? { range: `bytes=${have}-`, ...(notes?.validator ? { 'if-range': notes.validator } : {}) }
    : {};
  const { status, headers, body, discard } = await follow(download, range);
  try {
    if (status === 416 && resumable) {
      if (contentRange(headers)?.total === have) return;
      await removePart(part);
      throw new Error('the server has another file than before');
    }
    const offset = status === 206 ? contentRange(headers)?.start : 0;
    if (status !== 200 && status !== 206) throw refusal(status, download.url);
    if (offset === undefined || (offset !== 0 && offset !== have)) {
      await removePart(part);
      throw new Error('the server sent another range than asked for');
    }
    const length = headers['content-length'] === undefined ? undefined : Number(headers['content-length']);
    const total = length === undefined ? undefined : offset + length;
    if (length !== undefined) await requireDisk(download, length);
    await writeNotes(part, { url: download.url, validator: validatorOf(headers) });
    await append(download, part, body, offset, total);
  } finally {
    discard();
  }
}

async function append(
  { onProgress, signal }: FileDownload,
  part: string,
  body: AsyncIterable<Buffer>,
  offset: number,
  total: number | undefined,
): Promise<void> {
  const file = await open(part, offset === 0 ? 'w' : 'r+');
  let at = offset;
  try {
    for await (const chunk of body) {
      signal.throwIfAborted();
      await file.write(chunk, 0, chunk.length, at);
      at += chunk.length;
      onProgress?.({ received: at, total });
    }
    await file.sync();
  } finally {
    await file.close();
  }
  if (total !== undefined && at !== total) throw new Error(`the server sent ${at} of ${total} bytes`);
}

async function finish(
  { target, sha256 }: FileDownload,
  part: string,
): Promise<{ readonly bytes: number; readonly sha256: string }> {
  const hash = await hashFile(part);
  if (sha256 !== undefined && hash !== sha256) {
    await removePart(part);
    throw new DownloadError(`the checksum is ${hash} instead of ${sha256}; the file was thrown away`);
  }
  const bytes = await sizeOf(part);
  await rename(part, target);
  await rm(notesPath(part), { force: true });
  return { bytes, sha256: hash };
}

async function follow(
  { url: start, headers = {}, signal }: FileDownload,
  range: Record<string, string>,
): Promise<HttpAnswer> {
  let url = new URL(start);
  for (let redirects = 0; ; redirects += 1) {
    const own = url.origin === new URL(start).origin ? headers : {};
    const answer = await askHttp({
      url,
      signal,
      connectMilliseconds: STALL_MILLISECONDS,
      firstByteMilliseconds: STALL_MILLISECONDS,
      silenceMilliseconds: STALL_MILLISECONDS,
      headers: { 'user-agent': 'easel', 'accept-encoding': 'identity', ...own, ...range },
    });
    const { location } = answer.headers;
    if (!REDIRECTS.has(answer.status) || location === undefined) return answer;
    answer.discard();
    if (redirects === MAXIMUM_REDIRECTS || !URL.canParse(location, url.href))
      throw new DownloadError(`${start} leads nowhere: too many or broken redirects`);
    const next = new URL(location, url);
    if (next.protocol !== 'https:' && next.protocol !== url.protocol)
      throw new DownloadError(`${start} leads from ${url.protocol} to ${next.protocol}`);
    url = next;
  }
}

function refusal(status: number, url: string): Error {
  if (status === 401 || status === 403)
    return new DownloadError(
      `${new URL(url).host} asks who you are (${status}): accept the model's licence on its page there, and set HF_TOKEN to your access token`,
    );
  if (status === 404 || status === 410) return new DownloadError(`${url} does not exist (${status})`);
  if (status >= 400 && status < 500 && status !== 408 && status !== 429)
    return new DownloadError(`${url} was refused (${status})`);
  return new Error(`the server answered ${status}`);
}

async function requireDisk({ target, freeBytes = freeBytesOf }: FileDownload, needed: number): Promise<void> {
  const free = await freeBytes(dirname(target));
  if (needed + MARGIN_BYTES > free)
    throw new DownloadError(`needs ${gigabytes(needed)} of disk, there are ${gigabytes(free)} free`);
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

function gigabytes(bytes: number): string {
  return `${(bytes / 1e9).toFixed(2)} GB`;
}

function validatorOf(headers: IncomingHttpHeaders): string | undefined {
  const { etag, 'last-modified': modified } = headers;
  if (typeof etag === 'string' && !etag.startsWith('W/')) return etag;
  return typeof modified === 'string' ? modified : undefined;
}

function contentRange(headers: IncomingHttpHeaders) {
  const parts = /^bytes (?:(\d+)-\d+|\*)\/(\d+|\*)$/.exec(headers['content-range'] ?? '');
  return parts ? { start: parts[1] === undefined ? undefined : Number(parts[1]), total: Number(parts[2]) } : undefined;
}

const notesPath = (part: string) => `${part}.json`;

async function readNotes(part: string): Promise<PartNotes | undefined> {
  try {
    return JSON.parse(await readFile(notesPath(part), 'utf8')) as PartNotes;
  } catch {
    return undefined;
  }
}

async function writeNotes(part: string, notes: PartNotes): Promise<void> {
  await writeFile(notesPath(part), JSON.stringify(notes));
}

async function removePart(part: string): Promise<void> {
  await rm(part, { force: true });
  await rm(notesPath(part), { force: true });
}

async function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    ({ size }) => size,
    () => 0,
  );
}

async function hashFile(path: string): Promise<string> {
  const hash: Hash = createHash('sha256');
  for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 })) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
