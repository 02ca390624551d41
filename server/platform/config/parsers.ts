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

/** The same, several of them, separated by commas or spaces. */
export const urls =
  (...protocols: string[]): Parser<string[]> =>
  (value) => {
    const parsed = value
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(url(...protocols));
    const wrong = parsed.find((one) => 'fault' in one);
    return wrong ?? { value: parsed.flatMap((one) => ('value' in one ? one.value : [])) };
  };

/** A path, or the address of a tile server with `{z}`, `{x}` and `{y}` in it. */
export const tiles: Parser<string> = (value) => {
  if (!/^\w+:\/\//.test(value)) return path(value);
  const isTemplate = /^https?:\/\//i.test(value) && ['{z}', '{x}', '{y}'].every((part) => value.includes(part)) && URL.canParse(value);
  return isTemplate ? { value } : { fault: 'boot.fault.tiles' };
};

export const origin: Parser<string> = (value) => {
  const parsed = URL.parse(value);
  const whole =
    parsed && /^https?:$/.test(parsed.protocol) && parsed.pathname === '/' && !parsed.search && !parsed.hash && !parsed.username;
  return whole ? { value: parsed.origin } : { fault: 'boot.fault.origin' };
};

const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

export const networks: Parser<string[]> = (value) =>
  listOf(value, (one) => (NAMED_NETWORKS.includes(one) || isNetwork(one) ? one : undefined), 'boot.fault.network');

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

/** A vehicle that listens: over TCP, or by its whole address over WebSocket. */
export type VehicleAddress = DialAddress | { url: string };

/** `host:port`, `tcp://host:port`, `ws://host:port/path`. Whoever names a password there shows it to everybody on the machine. */
function vehicleIn(value: string): VehicleAddress | undefined {
  if (!/^wss?:/i.test(value)) return addressIn(value.replace(/^tcp:\/\//i, ''), 1);
  const parsed = URL.parse(value);
  return parsed && parsed.hostname !== '' && !parsed.username && !parsed.password && !parsed.hash ? { url: parsed.href } : undefined;
}

export const vehicleAddresses: Parser<VehicleAddress[]> = (value) => listOf(value, vehicleIn, 'boot.fault.dialAddress');

export interface SerialPort {
  path: string;
  baud: number;
}

const BAUD = { least: 1_200, most: 4_000_000 };

/** `/dev/ttyACM0:57600`. */
function serialPortIn(value: string): SerialPort | undefined {
  const [, path = '', digits] = /^(\/[^:]+):(\d{1,7})$/.exec(value) ?? [];
  const baud = Number(digits);
  return baud >= BAUD.least && baud <= BAUD.most ? { path, baud } : undefined;
}

export const serialPorts: Parser<SerialPort[]> = (value) => listOf(value, serialPortIn, 'boot.fault.serialPort');

/** A list, separated by commas or spaces; whatever is wrong in it is named, without what may be a password. */
export function listOf<T>(value: string, one: (text: string) => T | undefined, fault: WordKey): Parsed<T[]> {
  const texts = value.split(/[\s,]+/).filter(Boolean);
  const found = texts.map(one);
  const wrong = texts.filter((_, at) => found[at] === undefined).map((text) => text.replace(/\/\/[^/]*@/, '//…@'));
  return wrong.length === 0 ? { value: found as T[] } : { fault, params: { wrong: wrong.join(', ') } };
}
