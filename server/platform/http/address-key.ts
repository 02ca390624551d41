import { isIPv6 } from 'node:net';

/** One counter for each address somebody can hold: an IPv6 connection owns a whole /64 and could use another one for every guess. */
export function addressKey(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped) return mapped[1]!;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = ip.split('%')[0]!.toLowerCase().split('::');
  const [left, right] = [head, tail ?? ''].map((part) => (part === '' ? [] : part.split(':')));
  const missing = tail === undefined ? 0 : 8 - left!.length - right!.length;
  const groups = [...left!, ...Array<string>(Math.max(0, missing)).fill('0'), ...right!];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
