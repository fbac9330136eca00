import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Where `vite build` puts the page. */
const FOLDER = fileURLToPath(new URL('../../playground', import.meta.url));

const TYPES: ReadonlyMap<string, string> = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.webp', 'image/webp'],
]);

/** Nothing from elsewhere, nothing inline; pictures come as data in answers, so that even they need no other host. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; connect-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

interface PageFile {
  readonly url: string;
  readonly type: string;
  readonly etag: string;
  readonly plain: Buffer;
  readonly packed: ReadonlyMap<string, () => Promise<Buffer>>;
}

/** The playground, and the API to read and to try. */
const PAGES: ReadonlyMap<string, string> = new Map([
  ['/', 'index.html'],
  ['/docs', 'docs.html'],
]);

/** The web pages: a handful of small files, read at the start and compressed once, for the first who asks. */
export function addPlayground(app: FastifyInstance, folder: string = FOLDER): void {
  for (const file of readPage(folder)) {
    const isPage = PAGES.has(file.url);
    app.get(file.url, { schema: { hide: true } }, async (request, reply) => {
      reply.headers({
        etag: file.etag,
        vary: 'accept-encoding',
        'x-content-type-options': 'nosniff',
        // The names of all but the pages change with their content.
        'cache-control': isPage ? 'no-cache' : 'public, max-age=31536000, immutable',
        ...(isPage
          ? {
              'content-security-policy': POLICY,
              'referrer-policy': 'no-referrer',
              'cross-origin-opener-policy': 'same-origin',
            }
          : {}),
      });
      if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
      const [encoding, bytes] = await packedFor(request, file);
      if (encoding !== undefined) reply.header('content-encoding', encoding);
      return reply.type(file.type).send(bytes);
    });
  }
}

async function packedFor(request: FastifyRequest, file: PageFile): Promise<readonly [string | undefined, Buffer]> {
  const accepted = request.headers['accept-encoding'] ?? '';
  for (const [encoding, bytes] of file.packed) {
    const refused = String.raw`\s*;\s*q=0(\.0*)?\s*(,|$)`;
    if (new RegExp(String.raw`\b${encoding}\b(?!${refused})`).test(accepted)) return [encoding, await bytes()];
  }
  return [undefined, file.plain];
}

function readPage(folder: string): PageFile[] {
  if (!existsSync(join(folder, 'index.html'))) return [];
  const assets = join(folder, 'assets');
  const names = existsSync(assets) ? readdirSync(assets).map((name) => `/assets/${name}`) : [];
  return [...PAGES.keys(), ...names].flatMap((url) => {
    const path = join(folder, PAGES.get(url) ?? url);
    const type = TYPES.get(extname(path));
    if (type === undefined) return [];
    const plain = readFileSync(path);
    const packed = new Map<string, () => Promise<Buffer>>();
    if (!type.startsWith('image/webp')) {
      packed.set(
        'br',
        atFirst(() => promisify(brotliCompress)(plain)),
      );
      packed.set(
        'gzip',
        atFirst(() => promisify(gzip)(plain, { level: 9 })),
      );
    }
    const etag = `"${createHash('sha256').update(plain).digest('hex').slice(0, 24)}"`;
    return [{ url, type, etag, plain, packed }];
  });
}

/** Half a second of processor that most processes, those without a page above all, need never spend. */
function atFirst(pack: () => Promise<Buffer>): () => Promise<Buffer> {
  let packed: Promise<Buffer> | undefined;
  return () => (packed ??= pack());
}
