import { STATE, type Envelope } from '@skyhelm/contract/envelope';
import { say } from '@skyhelm/i18n/all';
import type { Language } from '@skyhelm/i18n/translate';
import { AppError } from '../app-error.ts';
import { isNoConnectionFree } from '../db/no-connection-free.ts';
import { SLOW_BODY } from './slow-bodies.ts';

export const success = (data: unknown): Envelope => ({ state: STATE.success, mes: '', data: data ?? null });

export function failure(error: AppError, language: Language): Envelope {
  const mes = messageOf(error, language);
  if (error.code === 'session.expired') return { state: STATE.sessionExpired, mes, code: error.code };
  const { issues, data } = error.extra;
  return { state: STATE.failure, mes, code: error.code, ...(issues && { issues }), ...(data !== undefined && { data }) };
}

/** A rule with a sentence of its own speaks for itself; a general one needs to be told what it is about. The field's name is for programs, which find it among the issues. */
const GENERAL = new Set([
  'required',
  'text',
  'tooLong',
  'type',
  'tooSmall',
  'tooBig',
  'tooFew',
  'tooMany',
  'choice',
  'id',
  'number',
  'date',
  'unknown',
]);

function messageOf(error: AppError, language: Language): string {
  const first = error.extra.issues?.[0];
  const sentence = say(language, `errors.${error.code}`, error.params);
  if (!first) return sentence;
  return GENERAL.has(first.code) ? say(language, 'common.aside', { text: sentence, aside: first.mes }) : first.mes;
}

/** Enough for a burst to pass. */
const BUSY_SECONDS = 5;

/** What the database had no room for: nothing was done, and nothing is wrong. */
export const fromDatabase = (error: unknown): AppError | undefined =>
  isNoConnectionFree(error) ? new AppError('request.busy', {}, { retryAfterSeconds: BUSY_SECONDS }) : undefined;

/** What fastify itself refuses before a handler runs. */
export function fromFastify(error: { code?: string; statusCode?: number }): AppError | undefined {
  if (error.code === SLOW_BODY) return new AppError('request.slow');
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new AppError('input.tooLarge');
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new AppError('input.mediaType');
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) return new AppError('input.malformed');
  return undefined;
}
