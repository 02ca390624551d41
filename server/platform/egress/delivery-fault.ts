import type { DeliveryFault, DeliveryFaultCode } from '@skyhelm/contract/delivery-fault';
import { say } from '@skyhelm/i18n/all';
import type { Language } from '@skyhelm/i18n/translate';
import { NotDialable } from './guarded-post.ts';

/** Somebody answered, and not that they have taken it. */
export class NotTaken extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`HTTP ${status}`);
    this.status = status;
  }
}

/** What the system, the library for mails and the one for HTTP call it. */
const BY_CODE: Record<string, DeliveryFaultCode> = {
  ENOTFOUND: 'unknownHost',
  EAI_AGAIN: 'unknownHost',
  EDNS: 'unknownHost',
  ECONNREFUSED: 'refused',
  ECONNRESET: 'cut',
  EPIPE: 'cut',
  UND_ERR_SOCKET: 'cut',
  ETIMEDOUT: 'noAnswer',
  UND_ERR_CONNECT_TIMEOUT: 'noAnswer',
  UND_ERR_HEADERS_TIMEOUT: 'noAnswer',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  EAUTH: 'signIn',
};
const OF_CERTIFICATES = /^(CERT_|ERR_TLS|ERR_SSL|SELF_SIGNED|DEPTH_ZERO|UNABLE_TO_|ETLS|EPROTO)/;
const OF_THE_ANSWER = /^HPE_/;
const DETAILS_MAX = 200;

interface Thrown {
  name?: string;
  message?: string;
  code?: string;
  cause?: unknown;
  /** Of a mail server. */
  responseCode?: number;
  response?: string;
}

/** A name for what was thrown, for the log and for its readers; what has none is told as it came. */
export function deliveryFaultOf(error: unknown): DeliveryFault {
  if (error instanceof NotDialable) return { code: 'notPublic' };
  if (error instanceof NotTaken) return { code: 'status', params: { status: String(error.status) } };
  const thrown: Thrown = typeof error === 'object' && error !== null ? error : { message: String(error) };
  const names = namesOf(thrown);
  const known = names.map((name) => BY_CODE[name]).find((code) => code !== undefined);
  if (known) return { code: known };
  if (thrown.name === 'TimeoutError') return { code: 'noAnswer' };
  if (thrown.responseCode !== undefined)
    return { code: 'rejected', params: { answer: cut(thrown.response ?? String(thrown.responseCode)) } };
  const certificate = names.find((name) => OF_CERTIFICATES.test(name));
  if (certificate !== undefined) return { code: 'certificate', params: { details: certificate } };
  if (names.some((name) => OF_THE_ANSWER.test(name))) return { code: 'garbled' };
  return { code: 'other', params: { details: cut(thrown.message || thrown.code || String(error)) } };
}

/** A library may wrap what the system said, or only repeat it in its own message. */
function namesOf({ code, cause, message = '' }: Thrown): string[] {
  const inside = typeof cause === 'object' && cause !== null ? namesOf(cause) : [];
  return [...(code === undefined ? [] : [code]), ...inside, ...(message.match(/\bE[A-Z]{4,}\b/g) ?? [])];
}

const cut = (text: string): string => text.replaceAll('\0', '').slice(0, DETAILS_MAX);

/** In the reader's language; nothing where there is none. */
export const faultText = (language: Language, fault: DeliveryFault | null): string =>
  fault ? say(language, `undelivered.${fault.code}`, fault.params) : '';
