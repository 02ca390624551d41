import { STATE, type Envelope } from '@skyhelm/contract/envelope';
import { isPageLeft } from '../browser/page-left.ts';
import { saveFile } from '../browser/save-file.ts';
import { noteServerTime } from '../browser/server-clock.ts';
import { newSubmitKey } from '../browser/submit-key.ts';
import { toast } from '../ui/toast.ts';
import { LOCALES } from '../words/language.ts';
import { currentLanguage, t } from '../words/words.ts';
import { currentKeySession } from './access-key.ts';
import { ApiError, isCancelled, SessionEnded, TransportError } from './api-error.ts';
import { fillPath, isGiven, queryOf } from './call-address.ts';
import type { Call } from './call.ts';
import { sendUpload } from './upload-request.ts';

export interface SendOptions {
  signal?: AbortSignal | undefined;
  /** The caller shows failures itself: no toast. */
  quiet?: boolean | undefined;
  /** The same for each attempt at one submission, so that the server does it once; without it, every call is its own. */
  submitKey?: string | undefined;
  /** The call asks whether there is a session: finding none is an answer, not the end of one. */
  probes?: boolean | undefined;
  /** Acts as this key instead of as whoever the page acts as. */
  accessKey?: string | undefined;
  /** Of an upload: how much has been sent, from 0 to 1. */
  onProgress?: ((sent: number) => void) | undefined;
}

let sessionEnded: () => void = () => undefined;
/** Who ends the session stands above this layer and is told. */
export const onSessionEnded = (listener: typeof sessionEnded): void => void (sessionEnded = listener);

let forbidden: () => void = () => undefined;
/** What the console takes for granted about rights has been overtaken: who knows them is told. */
export const onForbidden = (listener: typeof forbidden): void => void (forbidden = listener);

export async function send<I, O>(call: Call<I, O>, input: NoInfer<I>, options: SendOptions = {}): Promise<O> {
  return (await guarded(options, () => request(call, input, options, readEnvelope))) as O;
}

export const upload = async <I extends object, O>(call: Call<I, O>, input: NoInfer<I>, file: Blob, options: SendOptions = {}): Promise<O> =>
  (await guarded(options, () => request(call, { ...input, file }, options, readEnvelope))) as O;

/** Fetches a file and hands it to the browser to keep, under the name the server gave it. */
export const download = async <I>(call: Call<I, unknown>, input: NoInfer<I>, options: SendOptions = {}): Promise<void> =>
  guarded(options, () =>
    request(call, input, options, async (response) => {
      if (isAnswer(response)) await readEnvelope(response);
      saveFile(await response.blob(), fileName(response) ?? 'download');
    }),
  );

/** A file that stays in the page: whoever shows it lets go of it. */
export const fetchFile = async <I>(call: Call<I, unknown>, input: NoInfer<I>, options: SendOptions = {}): Promise<Blob> =>
  guarded(options, () =>
    request(call, input, options, async (response) => {
      if (isAnswer(response)) await readEnvelope(response);
      return response.blob();
    }),
  );

async function request<T>(
  call: Call<never, unknown>,
  input: unknown,
  options: SendOptions,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const { path, rest } = fillPath(call.path, (input ?? {}) as Record<string, unknown>);
  const headers = new Headers({ 'accept-language': LOCALES[currentLanguage()] });
  const key = options.accessKey ?? currentKeySession();
  if (key) headers.set('ak', key);
  if (call.kind === 'change') headers.set('idempotency-key', options.submitKey ?? newSubmitKey());
  const address = `/fcms${path}${call.method === 'GET' ? queryOf(rest) : ''}`;
  const body = call.method === 'GET' ? null : call.wire === 'upload' ? formOf(rest) : JSON.stringify(rest);
  if (typeof body === 'string') headers.set('content-type', 'application/json');
  const { signal, onProgress } = options;
  if (onProgress && body instanceof FormData) return read(await sendUpload(address, { headers, body, signal, onProgress }));
  return read(await fetch(address, { method: call.method, headers, body, signal: signal ?? null }));
}

async function guarded<T>({ quiet, probes, accessKey }: SendOptions, work: () => Promise<T>): Promise<T> {
  const sentAs = accessKey ?? currentKeySession();
  try {
    return await work();
  } catch (error) {
    if (isCancelled(error) || isPageLeft() || (error instanceof SessionEnded && probes)) throw error;
    if (error instanceof ApiError && error.code === 'request.forbidden') forbidden();
    if (error instanceof SessionEnded) {
      // What the page asked as whoever it was before ends nothing of what it is now.
      if (sentAs === currentKeySession()) sessionEnded();
    } else if (!quiet) toast.error(error instanceof ApiError ? error.message : t('common.networkError'));
    throw error instanceof TypeError ? new TransportError(t('common.networkError'), { cause: error }) : error;
  }
}

const isJson = (response: Response) => response.headers.get('content-type')?.includes('application/json') ?? false;

/** In place of a file. A file may be JSON itself: then it is an attachment. */
const isAnswer = (response: Response): boolean => isJson(response) && !response.headers.has('content-disposition');

async function readEnvelope(response: Response): Promise<unknown> {
  if (!isJson(response)) throw new TransportError(t('common.networkError'));
  noteServerTime(response);
  const envelope = (await response.json()) as Envelope;
  if (envelope.state === STATE.success) return envelope.data;
  if (envelope.state === STATE.sessionExpired) throw new SessionEnded(envelope.mes);
  throw new ApiError(envelope, Number(response.headers.get('retry-after')) || undefined);
}

function formOf(input: Record<string, unknown>): FormData {
  const form = new FormData();
  const { file, ...fields } = input;
  for (const [name, value] of Object.entries(fields).filter(isGiven)) form.append(name, String(value));
  if (file instanceof Blob) form.append('file', file);
  return form;
}

function fileName(response: Response): string | undefined {
  const disposition = response.headers.get('content-disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  return encoded === undefined ? /filename="([^"]+)"/.exec(disposition)?.[1] : decodeURIComponent(encoded);
}
