import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** The names that TRUST_PROXY knows, as Fastify reads them for calls. */
const NAMED: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Where a socket's request comes from: the nearest address that is no trusted proxy. Calls are told by Fastify. */
export function clientAddress(trusted: string[]): (request: IncomingMessage) => string {
  const proxies = new BlockList();
  for (const network of trusted.flatMap((name) => NAMED[name] ?? [name])) {
    const [address = '', bits = isIP(network) === 6 ? 128 : 32] = network.split('/');
    proxies.addSubnet(address, Number(bits), familyOf(address));
  }
  return ({ headers, socket }) => {
    const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
    const hops = [...forwarded.map((hop) => hop.trim()).filter((hop) => isIP(hop) > 0), socket.remoteAddress ?? ''];
    return hops.findLast((hop) => isIP(hop) > 0 && !proxies.check(hop, familyOf(hop))) ?? hops[0]!;
  };
}
