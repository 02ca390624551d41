import { isIPv4, isIPv6 } from 'node:net';

const BRACKETED = /^\[([^[\]]+)\](?::\d{1,5})?$/;
const WITH_PORT = /^([\d.]+):\d{1,5}$/;
const MAPPED = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/;

/** One spelling for each IP address, without port, brackets or zone; undefined for anything else. */
export function parseAddress(text: string): string | undefined {
  const trimmed = text.trim();
  const [, plain = trimmed] = BRACKETED.exec(trimmed) ?? WITH_PORT.exec(trimmed) ?? [];
  if (isIPv4(plain)) return plain;
  if (!isIPv6(plain)) return undefined;
  const short = new URL(`http://[${plain.split('%')[0]}]`).hostname.slice(1, -1);
  const [, high, low] = MAPPED.exec(short) ?? [];
  return high === undefined || low === undefined ? short : [...bytesOf(high), ...bytesOf(low)].join('.');
}

function bytesOf(group: string): [number, number] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 0xff];
}
