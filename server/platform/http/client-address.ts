import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { parseAddress } from './parse-address.ts';

/** The names that TRUST_PROXY accepts, as Fastify reads them for the host and the protocol of a call. */
const NAMED: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * The address of a call or a socket, for throttles, whitelists and the log: the nearest one that is not a trusted proxy. An entry that is
 * no address counts as the proxy that passed it on, or a client could pick a new name for every guess of a password.
 */
export function clientAddress(trusted: readonly string[]): (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string {
  const proxies = new BlockList();
  for (const network of trusted.flatMap((name) => NAMED[name] ?? [name])) {
    const [given = '', prefix] = network.split('/');
    const address = prefix === undefined ? (parseAddress(given) ?? given) : given;
    const bits = prefix ?? (isIP(address) === 6 ? 128 : 32);
    proxies.addSubnet(address, Number(bits), familyOf(address));
  }
  const isProxy = (address: string) => isIP(address) > 0 && proxies.check(address, familyOf(address));

  return ({ headers, socket }) => {
    const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
    let nearest = parseAddress(socket.remoteAddress ?? '') ?? '';
    for (const hop of forwarded.toReversed()) {
      const address = isProxy(nearest) ? parseAddress(hop) : undefined;
      if (address === undefined) break;
      nearest = address;
    }
    return nearest;
  };
}
