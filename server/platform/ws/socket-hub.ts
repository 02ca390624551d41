import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { holds } from '@skyhelm/core/identity/permission';
import type { FastifyInstance } from 'fastify';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Actor } from '../auth/actor.ts';
import { comesFromElsewhere } from '../http/origin.ts';
import { attend, type Attended } from './attend.ts';
import { CLOSE, SOCKET_LIMITS, type Channel, type SocketLimits } from './channel.ts';

const LOOK_FOR_SILENT_EVERY_MS = 1_000;
const FAREWELL_MS = 1_000;

export interface HubOptions {
  channels: Channel[];
  publicOrigin: string | undefined;
  /** Whose ticket this is; it works once, and for a key only from where the key does. */
  redeemTicket(ticket: string, request: IncomingMessage): Promise<Actor | undefined>;
  /** Which of these still are who they were admitted as: their session or key stands. */
  stillHere(actors: readonly Actor[]): Promise<ReadonlySet<Actor>>;
  recordRefusal(refused: { request: IncomingMessage; path: string; actor: Actor | undefined; status: number }): Promise<void>;
  limits?: Partial<SocketLimits>;
}

type Admission = { channel: Channel; actor: Actor } | { channel?: Channel; actor?: Actor; refusal: number };

export interface SocketHub {
  openSockets(): number;
}

/** Every socket of the product, on the same port as the calls. */
export function socketHub(app: FastifyInstance, options: HubOptions): SocketHub {
  const limits = { ...SOCKET_LIMITS, ...options.limits };
  const channels = new Map(options.channels.map((channel) => [channel.path, channel]));
  const server = new WebSocketServer({ noServer: true, maxPayload: limits.messageBytes, perMessageDeflate: false, clientTracking: false });
  const sockets = new Map<WebSocket, { actor: Actor; attended: Attended }>();

  async function admit(request: IncomingMessage): Promise<Admission> {
    const address = URL.parse(request.url ?? '', 'http://localhost');
    const channel = channels.get(address?.pathname ?? '');
    if (!address || !channel) return { refusal: 404 };
    if (comesFromElsewhere({ headers: request.headers, host: request.headers.host ?? '' }, options.publicOrigin))
      return { channel, refusal: 403 };
    const ticket = address.searchParams.get('ticket');
    const actor = ticket ? await options.redeemTicket(ticket, request) : undefined;
    if (!actor) return { channel, refusal: 401 };
    if (channel.permission && !holds(actor.permissions, channel.permission)) return { channel, actor, refusal: 403 };
    const own = [...sockets.values()].filter((one) => idOf(one.actor) === idOf(actor));
    return own.length < limits.perActor ? { channel, actor } : { channel, actor, refusal: 429 };
  }

  /** What is no address of ours is not worth a row. */
  async function admitOrRecord(request: IncomingMessage): Promise<Admission> {
    const admission = await admit(request);
    if (!('refusal' in admission) || !admission.channel) return admission;
    const { channel, actor, refusal } = admission;
    await options.recordRefusal({ request, path: channel.path, actor, status: refusal });
    return admission;
  }

  function onUpgrade(request: IncomingMessage, connection: Duplex, head: Buffer): void {
    // A connection that breaks while its ticket is looked up must not end the process.
    connection.on('error', () => connection.destroy());
    admitOrRecord(request).then(
      (answer) => {
        if ('refusal' in answer) return refuse(connection, answer.refusal);
        server.handleUpgrade(request, connection, head, (socket) => welcome(socket, answer.channel, answer.actor));
      },
      (error: unknown) => {
        app.log.error({ err: error }, 'a socket could not be opened');
        refuse(connection, 500);
      },
    );
  }

  function welcome(socket: WebSocket, channel: Channel, actor: Actor): void {
    // A refusal in the handshake would tell a browser nothing: the code lets an old console say that it has to be loaded anew.
    if (socket.protocol && !channel.protocols?.includes(socket.protocol)) {
      socket.on('error', () => {});
      return socket.close(CLOSE.version);
    }
    const isHere = async () => (await options.stillHere([actor])).has(actor);
    sockets.set(socket, { actor, attended: attend(socket, channel, { actor, isHere }, limits, app.log) });
    socket.on('close', () => sockets.delete(socket));
  }

  const silence = setInterval(() => {
    const now = performance.now();
    for (const { attended } of sockets.values()) attended.closeIfSilent(now);
  }, LOOK_FOR_SILENT_EVERY_MS);
  silence.unref();

  let verifying = false;
  /** All of them at once, however many there are. A database that is away sends nobody away: without it nobody learns or does anything else either. */
  async function verify(): Promise<void> {
    if (verifying || sockets.size === 0) return;
    verifying = true;
    const listening = [...sockets.values()];
    try {
      const here = await options.stillHere(listening.map(({ actor }) => actor));
      for (const { actor, attended } of listening) if (!here.has(actor)) attended.sendAway();
    } catch (error) {
      app.log.error({ err: error }, 'it could not be asked who still may listen');
    } finally {
      verifying = false;
    }
  }
  const verification = setInterval(() => void verify(), limits.verifyEveryMs);
  verification.unref();

  app.server.on('upgrade', onUpgrade);
  app.addHook('preClose', async () => {
    app.server.off('upgrade', onUpgrade);
    for (const timer of [silence, verification]) clearInterval(timer);
    await sayFarewell([...sockets.keys()]);
  });
  return { openSockets: () => sockets.size };
}

const idOf = (actor: Actor): string => (actor.kind === 'user' ? actor.userId : actor.keyId);

function refuse(connection: Duplex, status: number): void {
  connection.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () =>
    connection.destroy(),
  );
}

async function sayFarewell(sockets: WebSocket[]): Promise<void> {
  const gone = sockets.map((socket) => new Promise<void>((resolve) => socket.once('close', () => resolve())));
  for (const socket of sockets) socket.close(CLOSE.goingAway);
  const late = setTimeout(() => sockets.forEach((socket) => socket.terminate()), FAREWELL_MS);
  await Promise.all(gone);
  clearTimeout(late);
}
