import { setTimeout as delay } from 'node:timers/promises';
import type { Fleet } from './fleet.js';

export interface Submitted {
  readonly key: string;
  readonly idempotencyKey: string;
  readonly prompt: string;
  readonly requestId: string;
}

export interface Settled extends Submitted {
  readonly status: string;
  /** Of the answer that the synchronous call would have had. */
  readonly code: number;
  readonly body: string;
}

/** Long before a request is given up for lost: a crowded machine is no lost request. */
const PATIENCE_MILLISECONDS = 300_000;
const PATH = '/v1/text-to-image/flux/schnell';

function headersOf(key: string, more: Readonly<Record<string, string>> = {}): Record<string, string> {
  return { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...more };
}

/** Asks one API after the other until one answers something that is not "try again". */
async function ask(fleet: Fleet, path: string, init: RequestInit): Promise<Response> {
  const patience = Date.now() + PATIENCE_MILLISECONDS;
  for (let turn = Math.floor(Math.random() * 100); ; turn += 1) {
    const apis = fleet.of('api');
    const api = apis[turn % Math.max(1, apis.length)];
    try {
      if (api) {
        const answer = await fetch(api.url + path, { ...init, signal: AbortSignal.timeout(30_000) });
        const text = await answer.text();
        if (answer.status < 500 && answer.status !== 429 && answer.status !== 409) {
          return new Response(text, { status: answer.status, headers: answer.headers });
        }
        if (Date.now() > patience) throw new Error(`${path} is answered ${answer.status}: ${text}`);
      }
    } catch (error) {
      if (Date.now() > patience) throw error;
    }
    await delay(100 + Math.random() * 200);
  }
}

const bodyOf = (prompt: string): string =>
  JSON.stringify({ prompt, image_size: { width: 64, height: 64 }, enable_safety_checker: false });

/** Submits as a careful client does: with an idempotency key, again and again until it is accepted. */
export async function submit(fleet: Fleet, key: string, prompt: string): Promise<Submitted> {
  const idempotencyKey = `once-${prompt.replaceAll(/\W/g, '-')}`;
  const answer = await ask(fleet, PATH, {
    method: 'POST',
    headers: headersOf(key, { prefer: 'respond-async', 'idempotency-key': idempotencyKey }),
    body: bodyOf(prompt),
  });
  const text = await answer.text();
  if (answer.status !== 202 && answer.status !== 200) throw new Error(`not accepted: ${answer.status} ${text}`);
  const requestId = (JSON.parse(text) as { request_id?: string }).request_id;
  if (requestId === undefined) throw new Error(`no request_id: ${text}`);
  return { key, idempotencyKey, prompt, requestId };
}

/** Waits until it is settled and fetches the answer. */
export async function settle(fleet: Fleet, submitted: Submitted): Promise<Settled> {
  const { key, requestId } = submitted;
  const patience = Date.now() + PATIENCE_MILLISECONDS;
  for (;;) {
    const status = await ask(fleet, `/v1/requests/${requestId}`, { headers: headersOf(key) });
    const { status: state } = (await status.json()) as { status?: string };
    if (state === undefined) throw new Error(`the request ${requestId} is gone: ${status.status}`);
    if (state !== 'IN_QUEUE' && state !== 'IN_PROGRESS') {
      const response = await fetchResponse(fleet, submitted, state);
      return { ...submitted, status: state, code: response.code, body: response.body };
    }
    if (Date.now() > patience) return { ...submitted, status: state, code: 0, body: '' };
    await delay(150);
  }
}

export async function fetchResponse(
  fleet: Fleet,
  { key, requestId }: Submitted,
  state: string,
): Promise<{ code: number; body: string }> {
  const patience = Date.now() + PATIENCE_MILLISECONDS;
  for (;;) {
    const [api] = fleet.of('api');
    try {
      const answer = await fetch(`${api?.url}/v1/requests/${requestId}/response`, {
        headers: headersOf(key),
        signal: AbortSignal.timeout(30_000),
      });
      const body = await answer.text();
      // The answer of a completed request is 200; anything else is the fault, not the answer.
      if (answer.status !== 200 && state === 'COMPLETED') throw new Error(`${answer.status} ${body}`);
      return { code: answer.status, body };
    } catch (error) {
      if (Date.now() > patience) throw error;
      await delay(100);
    }
  }
}

/** The synchronous call, once; undefined when the connection broke. */
export async function callOnce(url: string, key: string, prompt: string, idempotencyKey: string) {
  try {
    const answer = await fetch(url + PATH, {
      method: 'POST',
      headers: headersOf(key, { 'idempotency-key': idempotencyKey }),
      body: bodyOf(prompt),
    });
    return { code: answer.status, body: await answer.text(), replayed: answer.headers.get('idempotent-replayed') };
  } catch {
    return undefined;
  }
}

/** How many requests were counted, over all keys. */
export async function countUsage(fleet: Fleet): Promise<{ requests: number; images: number; failures: number }> {
  const total = { requests: 0, images: 0, failures: 0 };
  for (const key of fleet.keys) {
    const answer = await ask(fleet, '/v1/usage', { headers: headersOf(key) });
    const { data } = (await answer.json()) as { data: { requests: number; images: number; failures: number }[] };
    for (const { requests, images, failures } of data) {
      total.requests += requests;
      total.images += images;
      total.failures += failures;
    }
  }
  return total;
}
