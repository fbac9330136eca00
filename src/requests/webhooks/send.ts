import { createAddressPolicy } from '../../download/address-policy.js';
import { checkedLookup, resolveWithSystem, type Resolve } from '../../download/checked-lookup.js';
import { askHttp } from '../../download/http-request.js';
import { orAbort } from '../../signals/abortable.js';

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

/** Posts to an address that a caller named, in a way that cannot be turned against the network behind the service. */
export function createSend(options: SendOptions = {}): Send {
  const { allowHosts = [], timeoutMilliseconds = 15_000, resolve = resolveWithSystem } = options;
  const policy = createAddressPolicy(allowHosts);
  return async (text, headers, body, signal) => {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMilliseconds)]);
    const post = async (): Promise<number> => {
      const url = new URL(text);
      const lookup = await checkedLookup(url, policy, resolve);
      const { status, discard } = await askHttp({ url, method: 'POST', headers, body, lookup, signal: limit });
      // Nobody reads what a receiver says beside its status.
      discard();
      return status;
    };
    try {
      const status = await orAbort(post(), limit);
      if (status >= 200 && status < 300) return { status, error: null };
      const redirected = status >= 300 && status < 400 ? '; redirects are not followed' : '';
      return { status, error: `the receiver answered ${status}${redirected}` };
    } catch {
      signal.throwIfAborted();
      // One text for refused, unreachable, slow and broken: a difference would be a map of the network.
      return { status: null, error: `the address did not answer within ${timeoutMilliseconds / 1000} seconds` };
    }
  };
}
