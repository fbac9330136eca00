import { createAccount, type Account } from './account.js';
import { EaselError } from './errors.js';
import type { CallOptions, EaselOptions, GenerateOptions } from './options.js';
import { queryOf } from './query.js';
import type { Submitted } from './request-status.js';
import { createRequests, type Requests } from './requests.js';
import { createTransport } from './transport.js';
import type { ModelId, Models } from './types.js';

/** The service, as calls. */
export interface Easel extends Account {
  /**
   * Draws and waits for the pictures. The request survives a connection that breaks; aborting it stops the work.
   */
  generate<Id extends ModelId>(
    model: Id,
    body: Models[Id]['request'],
    options?: GenerateOptions,
  ): Promise<Models[Id]['response']>;
  /** Hands the request in and returns at once; `requests` follows it, or a webhook tells. */
  submit<Id extends ModelId>(
    model: Id,
    body: Models[Id]['request'],
    options?: Omit<GenerateOptions, 'onProgress'> & { readonly webhookUrl?: string },
  ): Promise<Submitted>;
  readonly requests: Requests;
  /** The bytes of a picture. */
  download(image: { readonly url: string }, options?: CallOptions): Promise<Uint8Array<ArrayBuffer>>;
}

const pathOf = (model: ModelId): string =>
  model === 'avatar' ? '/v1/image-to-image/avatar' : `/v1/text-to-image/${model}`;

/** `crypto.randomUUID` is missing in pages that were not loaded over https. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export function createEasel(options: EaselOptions): Easel {
  const transport = createTransport(options);
  const requests = createRequests(transport);

  const post = (
    path: string,
    body: unknown,
    { signal, headers, idempotencyKey, cancelAfter }: GenerateOptions,
    more: Readonly<Record<string, string>> = {},
  ): Promise<Response> =>
    transport.send({
      method: 'POST',
      path,
      body,
      signal,
      repeatable: true,
      headers: {
        'idempotency-key': idempotencyKey ?? randomKey(),
        ...(cancelAfter === undefined ? {} : { 'cancel-after': cancelAfter }),
        ...more,
        ...headers,
      },
    });

  return {
    ...createAccount(transport),
    async generate<Id extends ModelId>(model: Id, body: Models[Id]['request'], call: GenerateOptions = {}) {
      const response = await post(pathOf(model), body, call, { prefer: 'respond-async' });
      // A service that does not know the preference has simply answered.
      if (response.status !== 202) return (await response.json()) as Models[Id]['response'];
      const { request_id: id } = (await response.json()) as Submitted;
      try {
        const { onProgress, signal, headers } = call;
        return await requests.wait<Models[Id]['response']>(id, {
          signal,
          ...(headers ? { headers } : {}),
          ...(onProgress ? { onProgress } : {}),
        });
      } catch (error) {
        // The work is of no use to anybody once nobody waits for it.
        if (call.signal?.aborted) await requests.cancel(id).catch(() => {});
        throw error;
      }
    },
    async submit(model, body, { webhookUrl, ...call } = {}) {
      const path = pathOf(model) + queryOf({ webhook_url: webhookUrl });
      const response = await post(path, body, call, { prefer: 'respond-async' });
      if (response.status !== 202)
        throw new EaselError(
          'The service does not accept requests to be fetched later.',
          'server',
          response.status,
          'no_async',
        );
      return (await response.json()) as Submitted;
    },
    requests,
    async download({ url }, call) {
      const response = await transport.send({ path: url, repeatable: true, anonymous: true, ...call });
      return new Uint8Array(await response.arrayBuffer());
    },
  };
}
