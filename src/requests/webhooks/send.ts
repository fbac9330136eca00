import { Agent, request } from 'undici';
import { createAddressPolicy } from '../../download/address-policy.js';
import { createCheckedConnector, resolveWithSystem, type Resolve } from '../../download/checked-connector.js';

/** What became of one attempt. The error tells nothing about the network behind the service. */
export interface Sent {
  /** The receiver's status, if there was one. */
  readonly status: number | null;
  readonly error: string | null;
}

export type Send = (
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
  signal: AbortSignal,
) => Promise<Sent>;

export interface SendOptions {
  /** Hosts, addresses and networks that may be used although they are private. */
  readonly allowHosts?: readonly string[];
  readonly timeoutMilliseconds?: number;
  readonly resolve?: Resolve;
}

const LARGEST_ANSWER_BYTES = 65_536;

/** Posts to an address that a caller named, in a way that cannot be turned against the network behind the service. */
export function createSend(options: SendOptions = {}): Send {
  const { allowHosts = [], timeoutMilliseconds = 15_000, resolve = resolveWithSystem } = options;
  const connect = createCheckedConnector(createAddressPolicy(allowHosts), resolve, timeoutMilliseconds);
  return async (url, headers, body, signal) => {
    const dispatcher = new Agent({ connect, connections: 1, pipelining: 1, maxHeaderSize: 16_384 });
    const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMilliseconds)]);
    try {
      const answer = await Promise.race([
        request(url, { method: 'POST', dispatcher, headers, body, signal: limit }),
        rejectOnAbort(limit),
      ]);
      // Nobody reads what a receiver says beside its status; a short answer is let through for the connection's sake.
      answer.body.on('error', () => {});
      await answer.body.dump({ limit: LARGEST_ANSWER_BYTES, signal: limit }).catch(() => undefined);
      const status = answer.statusCode;
      if (status >= 200 && status < 300) return { status, error: null };
      const redirected = status >= 300 && status < 400 ? '; redirects are not followed' : '';
      return { status, error: `the receiver answered ${status}${redirected}` };
    } catch {
      signal.throwIfAborted();
      // One text for refused, unreachable, slow and broken: a difference would be a map of the network.
      return { status: null, error: `the address did not answer within ${timeoutMilliseconds / 1000} seconds` };
    } finally {
      void dispatcher.destroy().catch(() => {});
    }
  };
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const fail = (): void => reject(signal.reason as Error);
    if (signal.aborted) fail();
    else signal.addEventListener('abort', fail, { once: true });
  });
}
