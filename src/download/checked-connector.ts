import { lookup as lookUp } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { buildConnector } from 'undici';
import { bareHost, type AddressPolicy } from './address-policy.js';

export interface ResolvedAddress {
  readonly address: string;
  readonly family: number;
}

/** Asks the resolver for every address of a name. */
export type Resolve = (hostname: string) => Promise<readonly ResolvedAddress[]>;

export const resolveWithSystem: Resolve = (hostname) => lookUp(hostname, { all: true, verbatim: true });

async function checkedAddresses(
  hostname: string,
  port: number,
  policy: AddressPolicy,
  resolve: Resolve,
): Promise<readonly ResolvedAddress[]> {
  const host = bareHost(hostname);
  const addresses = ipaddr.isValid(host)
    ? [{ address: host, family: ipaddr.parse(host).kind() === 'ipv4' ? 4 : 6 }]
    : await resolve(host);
  if (addresses.length === 0) throw new Error('the name has no address');
  // One bad address is enough: a name that answers with a public and a private one is an attack or a mistake.
  if (!policy.isOpenedHost(host, port) && !addresses.every(({ address }) => policy.isAllowedAddress(address, port))) {
    throw new Error('the name leads to an address that may not be used');
  }
  return addresses;
}

/** Answers the socket's lookup with what was checked, so that a second question to the resolver never happens. */
function pinnedLookup(addresses: readonly ResolvedAddress[]): LookupFunction {
  return (_hostname, options, callback) => {
    const [first] = addresses;
    if (options.all) callback(null, [...addresses]);
    else callback(null, first?.address ?? '', first?.family ?? 4);
  };
}

/**
 * Connects for undici, but only to addresses that the policy allows. The check sits in the connection itself: undici
 * skips a custom `lookup` for address literals, and any check made earlier could be answered differently later.
 */
export function createCheckedConnector(
  policy: AddressPolicy,
  resolve: Resolve,
  timeoutMs: number,
): buildConnector.connector {
  async function connect(options: buildConnector.Options, callback: buildConnector.Callback): Promise<void> {
    const port = Number(options.port) || (options.protocol === 'https:' ? 443 : 80);
    let addresses: readonly ResolvedAddress[];
    try {
      addresses = await checkedAddresses(options.hostname, port, policy, resolve);
    } catch (error) {
      callback(error instanceof Error ? error : new Error(String(error)), null);
      return;
    }
    const lookup = pinnedLookup(addresses);
    const connector = buildConnector({ timeout: timeoutMs, autoSelectFamily: true, maxCachedSessions: 0, lookup });
    connector({ ...options, hostname: bareHost(options.hostname) }, callback);
  }
  return (options, callback) => void connect(options, callback);
}
