import ipaddr from 'ipaddr.js';

/** Decides which hosts and addresses the service may connect to on behalf of a caller. */
export interface AddressPolicy {
  /** The operator opened this name (or literal address) on this port: its addresses need no further check. */
  isOpenedHost(hostname: string, port: number): boolean;
  /** The address belongs to the public internet, or the operator opened it on this port. */
  isAllowedAddress(address: string, port: number): boolean;
}

interface Opening {
  readonly host: string;
  readonly network: ReturnType<typeof ipaddr.parseCIDR> | undefined;
  readonly port: number | undefined;
}

const GLOBAL_UNICAST_V6 = ipaddr.parseCIDR('2000::/3');
/** Public by its number, but answered by the host that a virtual machine of Azure runs on, with its secrets. */
const CLOUD_HOSTS = new Set(['168.63.129.16']);

/**
 * Only what is routed on the public internet. Every tunnel and translation range (IPv4-mapped, 6to4, Teredo, NAT64)
 * is refused whole, because what lies behind it is not visible in the address. IPv6 is an allow-list, since the
 * deprecated IPv4-compatible form (`::127.0.0.1`) counts as ordinary unicast otherwise.
 */
function isPublic(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  if (address.range() !== 'unicast' || CLOUD_HOSTS.has(address.toString())) return false;
  return address.kind() === 'ipv4' || address.match(GLOBAL_UNICAST_V6);
}

/** Removes the brackets of an IPv6 literal and the root dot of a name, so that one host has one spelling. */
export function bareHost(hostname: string): string {
  return hostname
    .toLowerCase()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '');
}

/**
 * Reads one entry of the operator's allow-list: a name, an address or a network (`10.0.0.0/8`), each with an optional
 * port (`photos.internal:8080`, `[fd00::1]:80`). Throws on anything else.
 */
export function parseOpening(entry: string): Opening {
  const text = entry.trim();
  const match = /^(?:\[([^\]]+)\]|([^:]+)|([^[\]]+:[^[\]]*:[^[\]]*?))(?::(\d{1,5}))?$/.exec(text);
  const host = match?.[1] ?? match?.[2] ?? match?.[3];
  const port = match?.[4] === undefined ? undefined : Number(match[4]);
  if (host === undefined || port === 0 || (port ?? 0) > 65_535) {
    throw new Error(`must be a host, an address or a network with an optional port, not "${entry}"`);
  }
  if (host.includes('/')) {
    if (!ipaddr.isValidCIDR(host)) throw new Error(`must be a network such as 10.0.0.0/8, not "${entry}"`);
    return { host, network: ipaddr.parseCIDR(host), port };
  }
  if (ipaddr.isValid(host)) {
    const address = ipaddr.process(host);
    return { host, network: [address, address.kind() === 'ipv4' ? 32 : 128], port };
  }
  if (!/^[a-z0-9_-]+(\.[a-z0-9_-]+)*\.?$/i.test(host)) throw new Error(`is not a host name: "${entry}"`);
  return { host: bareHost(host), network: undefined, port };
}

export function createAddressPolicy(allowHosts: readonly string[]): AddressPolicy {
  const openings = allowHosts.map(parseOpening);
  const onPort = (port: number) => openings.filter((opening) => opening.port === undefined || opening.port === port);
  return {
    isOpenedHost(hostname, port) {
      const host = bareHost(hostname);
      return onPort(port).some((opening) => opening.network === undefined && opening.host === host);
    },
    isAllowedAddress(text, port) {
      if (!ipaddr.isValid(text)) return false;
      const address = ipaddr.process(text);
      if (isPublic(address)) return true;
      return onPort(port).some(
        ({ network }) => network !== undefined && network[0].kind() === address.kind() && address.match(network),
      );
    },
  };
}
