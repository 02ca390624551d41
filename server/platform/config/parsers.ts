import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { isAcceptablePassword } from '@skyhelm/core/identity/password';
import type { Params, WordKey } from '@skyhelm/i18n/translate';

export type Parsed<T> = { value: T } | { fault: WordKey; params?: Params };
export type Parser<T> = (text: string) => Parsed<T>;

export const text: Parser<string> = (value) => ({ value });

export const path: Parser<string> = (value) => ({ value: resolve(value) });

export const integer =
  (min: number, max: number): Parser<number> =>
  (value) =>
    /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max
      ? { value: Number(value) }
      : { fault: 'boot.fault.integer', params: { min: String(min), max: String(max) } };

export const flag: Parser<boolean> = (value) => {
  if (/^(true|1|yes|on)$/i.test(value)) return { value: true };
  if (/^(false|0|no|off)$/i.test(value)) return { value: false };
  return { fault: 'boot.fault.boolean' };
};

export const oneOf =
  <const T extends string>(...allowed: T[]): Parser<T> =>
  (value) => {
    const found = allowed.find((one) => one === value);
    return found ? { value: found } : { fault: 'boot.fault.oneOf', params: { allowed: allowed.join(', ') } };
  };

export const atLeast =
  (length: number): Parser<string> =>
  (value) =>
    value.length >= length ? { value } : { fault: 'boot.fault.tooShort', params: { length } };

export const password: Parser<string> = (value) => (isAcceptablePassword(value) ? { value } : { fault: 'boot.fault.password' });

export const host: Parser<string> = (value) => (isIP(value) || isHostName(value) ? { value } : { fault: 'boot.fault.host' });

/** All digits at the end is an IP address that is none. */
const isHostName = (value: string): boolean =>
  value.length <= 253 &&
  value.split('.').every((label) => /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/i.test(label)) &&
  !/(^|\.)\d+$/.test(value);

export const mailbox: Parser<string> = (value) =>
  /^[^\r\n]*[^\s@<]@[^\s@>]+>?$/.test(value) ? { value } : { fault: 'boot.fault.mailbox' };

export const url =
  (...protocols: string[]): Parser<string> =>
  (value) => {
    const parsed = URL.parse(value);
    const known = parsed !== null && protocols.includes(parsed.protocol.slice(0, -1));
    return known ? { value } : { fault: 'boot.fault.url', params: { protocols: protocols.map((name) => `${name}://`).join(', ') } };
  };

export const origin: Parser<string> = (value) => {
  const parsed = URL.parse(value);
  const whole =
    parsed && /^https?:$/.test(parsed.protocol) && parsed.pathname === '/' && !parsed.search && !parsed.hash && !parsed.username;
  return whole ? { value: parsed.origin } : { fault: 'boot.fault.origin' };
};

const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

export const networks: Parser<string[]> = (value) => {
  const all = value.split(/[\s,]+/).filter(Boolean);
  const wrong = all.filter((one) => !NAMED_NETWORKS.includes(one) && !isNetwork(one));
  return wrong.length === 0 ? { value: all } : { fault: 'boot.fault.network', params: { wrong: wrong.join(', ') } };
};

function isNetwork(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

export interface DialAddress {
  host: string;
  port: number;
}

export type ListenAddress = Partial<Pick<DialAddress, 'host'>> & Pick<DialAddress, 'port'>;

/** `host:port`, `[::1]:port`. */
function addressIn(value: string, lowestPort: number): DialAddress | undefined {
  const [, bracketed, plain, digits] = /^(?:\[([^\]]+)\]|([^:[\]]+)):(\d{1,5})$/.exec(value) ?? [];
  const [name, port] = [bracketed ?? plain ?? '', Number(digits)];
  const isHost = bracketed === undefined ? 'value' in host(name) : isIP(name) === 6;
  return isHost && port >= lowestPort && port <= 65_535 ? { host: name, port } : undefined;
}

/** `off`, a port, or an address and a port. */
export const listenAddress: Parser<ListenAddress | 'off'> = (value) => {
  if (/^off$/i.test(value)) return { value: 'off' };
  const port = integer(0, 65_535)(value);
  if ('value' in port) return { value: { port: port.value } };
  const address = addressIn(value, 0);
  return address ? { value: address } : { fault: 'boot.fault.listenAddress' };
};

export const dialAddresses: Parser<DialAddress[]> = (value) => {
  const all = value.split(/[\s,]+/).filter(Boolean);
  const wrong = all.filter((one) => !addressIn(one, 1));
  return wrong.length === 0
    ? { value: all.map((one) => addressIn(one, 1)!) }
    : { fault: 'boot.fault.dialAddress', params: { wrong: wrong.join(', ') } };
};
