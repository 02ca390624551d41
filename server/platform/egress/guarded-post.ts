import { lookup as resolve } from 'node:dns';
import { request as overHttp, type IncomingMessage } from 'node:http';
import { request as overTls } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from '@skyhelm/core/identity/public-address';
import { isWhitelisted, parseWhitelist } from '@skyhelm/core/identity/ip-whitelist';

/** As the setting for proxies has them. */
const NAMED: Record<string, string> = {
  loopback: '127.0.0.0/8,::1/128',
  linklocal: '169.254.0.0/16,fe80::/10',
  uniquelocal: '10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,fc00::/7',
};

/** Whether an address may be dialled: those in the open, and what the operator has named. */
export function dialable(networks: readonly string[]): (address: string) => boolean {
  const { ranges } = parseWhitelist(networks.map((name) => NAMED[name] ?? name).join(','));
  return (address) => isPublicAddress(address) || isWhitelisted(ranges, address);
}

const literalIn = (url: string): string | undefined => {
  const literal = new URL(url).hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(literal) ? literal : undefined;
};

/** Longer nobody waits at a form for what a name leads to. */
const NAME_MS = 2_000;

/** Whether all that this address leads to is closed to us. Of a name that leads nowhere yet nobody can tell: it may tomorrow. */
export async function isClosed(url: string, mayDial: (address: string) => boolean): Promise<boolean> {
  const literal = literalIn(url);
  const found = literal === undefined ? await addressesOf(new URL(url).hostname) : [literal];
  return found.length > 0 && !found.some(mayDial);
}

const addressesOf = (hostname: string): Promise<string[]> =>
  new Promise((answer) => {
    const waited = setTimeout(() => answer([]), NAME_MS);
    resolve(hostname, { all: true }, (error, found) => {
      clearTimeout(waited);
      answer(error ? [] : found.map(({ address }) => address));
    });
  });

/** The address is not one that may be dialled. */
export class NotDialable extends Error {}

export interface Posted {
  url: string;
  headers: Record<string, string>;
  body: string;
}

export interface PostLimits {
  mayDial(address: string): boolean;
  timeoutMs: number;
  /** How much of the answer is read. */
  answerBytes: number;
}

export interface Answer {
  status: number;
  text: string;
}

/**
 * Posts to an address that somebody else has chosen. A name is resolved once, and what was looked at is what is dialled: asked twice, a name could
 * answer differently. Redirects are answers like any other.
 */
export async function guardedPost({ url, headers, body }: Posted, { mayDial, timeoutMs, answerBytes }: PostLimits): Promise<Answer> {
  const { protocol } = new URL(url);
  const literal = literalIn(url);
  if (literal !== undefined && !mayDial(literal)) throw new NotDialable(literal);
  const request = protocol === 'https:' ? overTls : overHttp;
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await new Promise<IncomingMessage>((answered, failed) => {
    const options = {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      // A connection that is kept open was looked at for somebody else.
      agent: false,
      lookup: guardedLookup(mayDial),
      signal,
    };
    const sent = request(url, options, answered).on('error', failed);
    sent.end(body);
  }).catch((error: unknown) => {
    throw signal.aborted ? signal.reason : error;
  });
  return { status: response.statusCode ?? 0, text: await beginningOf(response, answerBytes) };
}

const guardedLookup =
  (mayDial: (address: string) => boolean): LookupFunction =>
  (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      const allowed = error ? [] : found.filter(({ address }) => mayDial(address));
      const [first] = allowed;
      if (error) done(error, '', 0);
      else if (!first) done(new NotDialable(found.map(({ address }) => address).join(', ')), '', 0);
      else if (options.all) done(null, allowed);
      else done(null, first.address, first.family);
    });
  };

/** Who answers without end, or not to the end, is not listened to any longer: the status has said what matters. */
async function beginningOf(response: IncomingMessage, most: number): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of response) {
      parts.push(part as Buffer);
      length += (part as Buffer).length;
      if (length >= most) break;
    }
  } catch {
    // Cut short: what came is shown.
  } finally {
    response.destroy();
  }
  return Buffer.concat(parts).subarray(0, most).toString('utf8');
}
