import { DIALECTS, type DialectName } from '../../src/engines/openai-images/dialects.js';
import { pictureFor, startBackend, type BackendOptions, type Received } from './faulty-backend.js';

/** Reads both kinds of body into one set of fields, as these servers do. */
export async function fieldsOf(request: Received): Promise<Record<string, unknown>> {
  if (!request.headers['content-type']?.startsWith('multipart/form-data')) return request.json();
  const form = await new Response(new Uint8Array(request.body), {
    headers: { 'content-type': request.headers['content-type'] },
  }).formData();
  return Object.fromEntries(
    await Promise.all(
      [...form].map(async ([name, value]) => [
        name,
        typeof value === 'string' ? value : `file of ${(await value.arrayBuffer()).byteLength}`,
      ]),
    ),
  ) as Record<string, unknown>;
}

/** A server that speaks the Images API as `dialect` does, and insists on it. */
export function startImagesServer(
  dialect: DialectName,
  fault?: BackendOptions['fault'],
  resultUrl?: (own: string) => string,
) {
  return startBackend({
    fault,
    faultPath: () => /images/,
    async answer(request, spoil) {
      const base = DIALECTS[dialect].basePath;
      if (/health|readyz|models/.test(request.path)) return { json: { status: 'ok' } };
      if (request.path === '/file.png') return { bytes: await pictureFor('file', 64, 64) };
      if (request.path !== `${base}/images/generations` && request.path !== `${base}/images/edits`) return undefined;
      const fields = await fieldsOf(request);
      const [width = 0, height = 0] = String(fields['size']).split('x').map(Number);
      const picture = spoil(await pictureFor(fields, width, height));
      if (resultUrl) return { json: { created: 1, data: [{ url: resultUrl(String(request.headers.host)) }] } };
      return { json: { created: 1, data: [{ b64_json: picture.toString('base64'), revised_prompt: null }] } };
    },
  });
}
