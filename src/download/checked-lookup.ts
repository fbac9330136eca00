import { lookup as lookUp } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
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
 * Finds out where an address leads, and refuses what the policy does not allow. The result goes into the connection's
 * own `lookup`, so that a resolver which answers differently the next time is not asked a next time; a literal address
 * never asks, and was checked here.
 */
export async function checkedLookup(url: URL, policy: AddressPolicy, resolve: Resolve): Promise<LookupFunction> {
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
  return pinnedLookup(await checkedAddresses(url.hostname, port, policy, resolve));
}
