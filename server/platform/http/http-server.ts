import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import { BASE_PATH } from '@skyhelm/contract/endpoint';
import { IMAGE_MAX_BYTES } from '@skyhelm/contract/file';
import { chooseLanguage, type Language } from '@skyhelm/i18n/translate';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { AppError, refuse } from '../app-error.ts';
import type { Actor } from '../auth/actor.ts';
import type { Clock } from '../clock/clock.ts';
import { failure, fromDatabase, fromFastify, success } from './answer.ts';
import { metered } from './call-meter.ts';
import { call, originOf, type CallPorts, type Caller } from './call.ts';
import type { FileAnswer, UploadedFile } from './context.ts';
import { decodeForm } from './decode-form.ts';
import type { Implementation } from './implement.ts';
import { comesFromElsewhere } from './origin.ts';
import { securityHeaders } from './security-headers.ts';
import { refuseSlowBodies, type BodyPace } from './slow-bodies.ts';
import { requireStill, whileAllowed } from './while-allowed.ts';

export const SESSION_COOKIE = 'Admin-Token';
const BODY_LIMIT = 1024 * 1024;

export interface Presented {
  token: string | undefined;
  accessKey: string | undefined;
  ip: string;
}

export interface HttpOptions extends CallPorts {
  implementations: Implementation[];
  /** Who the credentials belong to. Throws for an access key that is not admitted: unlike a session, it does not just expire. */
  authenticate(presented: Presented): Promise<Actor | undefined>;
  clock: Clock;
  log: Logger;
  publicOrigin: string | undefined;
  /** Whose X-Forwarded-Host and -Proto are believed; `addressOf` follows the same list. */
  trustProxy: string[] | false;
  addressOf(request: Pick<IncomingMessage, 'headers' | 'socket'>): string;
  bodyPace?: BodyPace;
}

export async function httpServer(options: HttpOptions): Promise<FastifyInstance> {
  const logger: FastifyBaseLogger = options.log;
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    trustProxy: options.trustProxy,
    genReqId: () => randomUUID(),
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  });
  refuseSlowBodies(app, options.bodyPace);
  await app.register(cookie);
  await app.register(formbody, { bodyLimit: BODY_LIMIT });
  await app.register(multipart, { limits: { fileSize: IMAGE_MAX_BYTES, files: 1, fields: 20, fieldSize: 10_000 } });
  app.addHook('onSend', securityHeaders);
  app.setErrorHandler((error: Error & { code?: string; statusCode?: number }, request, reply) => answerError(error, request, reply));
  for (const implementation of options.implementations) route(app, options, implementation);
  return app;
}

function route(app: FastifyInstance, options: HttpOptions, implementation: Implementation): void {
  const { endpoint } = implementation;
  app.route({
    method: endpoint.method,
    url: `${BASE_PATH}${endpoint.path}`,
    bodyLimit: endpoint.maxBytes ?? BODY_LIMIT,
    handler: async (request, reply) => {
      void reply.header('cache-control', 'no-store').header('x-request-id', request.id);
      const caller = await callerOf(options, request, reply);
      const answer = await metered(options.meter, caller.actor, endpoint, reply, () =>
        call(options, implementation, caller, () => inputOf(request, implementation), repeatOf(request)),
      );
      if (endpoint.wire !== 'file') return success(answer);
      const presented = presentedBy(options, request);
      return sendFile(reply, answer as FileAnswer, async () => requireStill(endpoint, caller.actor, await options.authenticate(presented)));
    },
  });
}

export async function callerOf(options: HttpOptions, request: FastifyRequest, reply: FastifyReply): Promise<Caller> {
  const { byCookie, ...presented } = presentedBy(options, request);
  const caller: Caller = {
    actor: await options.authenticate(presented),
    presentedToken: presented.token,
    language: languageOf(request),
    ip: presented.ip,
    userAgent: (headerOf(request, 'user-agent') ?? '').slice(0, 300),
    requestId: request.id,
    now: options.clock.now(),
    log: request.log as Logger,
    setSessionToken: (value) => setSessionCookie(request, reply, value),
  };
  if (request.method === 'POST' && byCookie && comesFromElsewhere(request, options.publicOrigin)) {
    const path = request.routeOptions.url?.slice(BASE_PATH.length) ?? '';
    await options.recordRefusal(originOf(caller), path, { operation: 'request.denied', details: { refusal: 'request.origin' } });
    throw options.publicOrigin === undefined
      ? new AppError('request.origin')
      : new AppError('request.publicOrigin', { origin: options.publicOrigin });
  }
  return caller;
}

const headerOf = (request: FastifyRequest, name: string) => [request.headers[name]].flat()[0];

/** `byCookie`: by nothing that a page of others could not send too. */
function presentedBy({ addressOf }: HttpOptions, request: FastifyRequest): Presented & { byCookie: boolean } {
  const explicitToken = headerOf(request, 'token') ?? /^Bearer (.+)$/.exec(headerOf(request, 'authorization') ?? '')?.[1];
  const accessKey = headerOf(request, 'ak');
  return {
    token: explicitToken ?? request.cookies[SESSION_COOKIE],
    accessKey,
    ip: addressOf(request.raw),
    byCookie: !explicitToken && !accessKey,
  };
}

export const languageOf = (request: FastifyRequest): Language =>
  chooseLanguage(
    request.cookies?.['language'],
    (request.headers['accept-language'] ?? '').split(',').map((part) => part.split(';')[0]!.trim()),
  );

/** Strict and unreadable for scripts: no page of ours or of others can take the token away. */
function setSessionCookie(request: FastifyRequest, reply: FastifyReply, token: string | null): void {
  const attributes = { path: '/', httpOnly: true, sameSite: 'strict' as const, secure: request.protocol === 'https' };
  if (token === null) void reply.clearCookie(SESSION_COOKIE, attributes);
  else void reply.setCookie(SESSION_COOKIE, token, attributes);
}

async function inputOf(request: FastifyRequest, { endpoint }: Implementation): Promise<{ input: unknown; file?: UploadedFile }> {
  const fromAddress = { ...(request.query as object), ...(request.params as object) };
  if (endpoint.wire === 'upload') return uploadOf(request, endpoint);
  if (endpoint.method === 'GET') return { input: decodeForm(endpoint.input, fromAddress) };
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  const body = request.body;
  if (isForm) return { input: decodeForm(endpoint.input, body as Record<string, unknown>) };
  return { input: body };
}

async function uploadOf(
  request: FastifyRequest,
  { input: schema, tooLarge = 'file.tooLarge', maxBytes = IMAGE_MAX_BYTES }: Implementation['endpoint'],
) {
  if (!request.isMultipart()) throw new AppError('file.missing');
  const beyond = () => new AppError(tooLarge, { max: maxBytes / 2 ** 20 });
  if (Number(request.headers['content-length'] ?? 0) > maxBytes + BODY_LIMIT) throw beyond();
  const { part, bytes } = (await readPart(request, maxBytes, beyond)) ?? refuse('file.missing');
  const fields = Object.fromEntries(
    Object.values(part.fields).flatMap((field) => {
      const single = [field].flat()[0];
      return single?.type === 'field' ? [[single.fieldname, single.value]] : [];
    }),
  );
  return { input: decodeForm(schema, fields), file: { name: part.filename, bytes } };
}

/** The parser throws plain errors at a body that is cut short or has no boundary; only its limits have codes. */
async function readPart(request: FastifyRequest, maxBytes: number, beyond: () => AppError) {
  try {
    const part = await request.file({ limits: { fileSize: maxBytes } });
    return part && { part, bytes: await part.toBuffer() };
  } catch (error) {
    if ((error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE') throw beyond();
    throw fromFastify(error as { code?: string; statusCode?: number }) ?? new AppError('input.malformed');
  }
}

/** In quotes or without. Whoever sends one believes to be safe from doing a thing twice: one that is not understood is refused. */
const repeatOf = (request: FastifyRequest): string | undefined => {
  const key = [request.headers['idempotency-key']].flat()[0];
  if (key === undefined) return undefined;
  return (
    /^(?:"([\w.:-]{1,100})"|([\w.:-]{1,100}))$/
      .exec(key)
      ?.slice(1)
      .find((part) => part !== undefined) ?? refuse('request.repeatKey')
  );
};

function sendFile(reply: FastifyReply, { name, mediaType, body, disposition, etag }: FileAnswer, stillAllowed: () => Promise<void>) {
  if (etag !== undefined) {
    void reply.header('cache-control', 'private, no-cache').header('etag', `"${etag}"`);
    if (headerOf(reply.request, 'if-none-match') === `"${etag}"`) return reply.status(304).send();
  }
  const plain = name.replace(/[^\w.-]/g, '_');
  return reply
    .type(mediaType)
    .header('content-disposition', `${disposition}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`)
    .send(Buffer.isBuffer(body) ? body : whileAllowed(body, stillAllowed));
}

/** Whatever was decided is answered with 200; what nobody could decide is not. */
const UNDECIDED: Partial<Record<AppError['code'], number>> = { 'request.busy': 503, 'request.slow': 408 };
const statusOf = (refusal: AppError | undefined): number => (refusal ? (UNDECIDED[refusal.code] ?? 200) : 500);

function answerError(error: Error & { code?: string; statusCode?: number }, request: FastifyRequest, reply: FastifyReply) {
  const refusal = error instanceof AppError ? error : (fromFastify(error) ?? fromDatabase(error));
  if (refusal?.code === 'request.busy') request.log.warn({ path: request.routeOptions.url }, 'no database connection was free');
  if (!refusal) request.log.error({ err: error, path: request.routeOptions.url }, 'request failed');
  // The rest of the body is not wanted any more.
  if (refusal?.code === 'request.slow') void reply.header('connection', 'close');
  if (refusal?.extra.retryAfterSeconds !== undefined) void reply.header('retry-after', refusal.extra.retryAfterSeconds);
  return reply
    .status(statusOf(refusal))
    .type('application/json')
    .send(failure(refusal ?? new AppError('request.failed', { id: request.id }), languageOf(request)));
}
