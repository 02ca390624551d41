import type { PublicConfig } from '@skyhelm/contract/config';
import type { FastifyInstance } from 'fastify';
import { authenticateKey, keyMeter } from './features/access-key/index.ts';
import { channels, controlsOf, implementations } from './features/index.ts';
import { serveTiles } from './features/map/index.ts';
import { operationLog } from './features/operation-log/index.ts';
import { waitingCount } from './features/outbox/index.ts';
import { actorsStill, authenticate, redeemTicket } from './features/session/index.ts';
import { health } from './platform/health/health.ts';
import { clientAddress } from './platform/http/client-address.ts';
import { httpServer, type HttpOptions } from './platform/http/http-server.ts';
import { refusalLog } from './platform/http/refusal-log.ts';
import { serveApiDocument } from './platform/http/serve-api-document.ts';
import { serveConsole } from './platform/http/serve-console.ts';
import { requestLog } from './platform/log/request-log.ts';
import { metrics } from './platform/metrics/metrics.ts';
import type { Services } from './platform/services.ts';
import { socketHub } from './platform/ws/socket-hub.ts';
import { VERSION } from './version.ts';

export interface AppOptions {
  checkOutput: boolean;
  /** Folder of the built console; without it only the calls are served. */
  consoleFolder?: string;
}

/** The whole product on one HTTP server, not yet listening. */
export async function buildApp(services: Services, options: AppOptions): Promise<FastifyInstance> {
  const { config, clock, log, database, bus, disk } = services;
  const sessionActor = authenticate(services);
  const { writeLog } = operationLog(services.secrets);
  const recordRefusal = refusalLog(database, writeLog);
  const meter = await keyMeter(services);
  const keyActor = authenticateKey(services, recordRefusal, meter.noteDenial);
  const control = controlsOf(services);
  const addressOf = clientAddress(config.trustProxy);
  const http: HttpOptions = {
    implementations: implementations(services, control),
    authenticate: ({ token, accessKey, ip }) => (accessKey === undefined ? sessionActor({ token }) : keyActor(accessKey, ip)),
    database,
    writeLog,
    recordRefusal,
    secrets: services.secrets,
    meter,
    disk,
    checkOutput: options.checkOutput,
    clock,
    log,
    publicOrigin: config.publicOrigin,
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    addressOf,
  };
  const app = await httpServer(http);
  app.addHook('onClose', () => meter.close());
  requestLog(app);
  health(app, services);
  app.get('/config.json', () => publicConfig(services));
  await serveApiDocument(app, http);
  serveTiles(app, http, services.tiles);
  const { openSockets } = socketHub(app, {
    channels: channels(services, control),
    publicOrigin: config.publicOrigin,
    redeemTicket: (ticket, request) => redeemTicket(services, ticket, addressOf(request)),
    stillHere: (actors) => actorsStill(database.db, services, actors),
    recordRefusal: ({ request, path, actor, status }) => {
      const origin = { actor, ip: addressOf(request), requestId: '', now: clock.now() };
      return recordRefusal(origin, path, { operation: 'request.denied', details: { status } });
    },
  });
  metrics(app, services, [
    { name: 'skyhelm_sockets_open', help: 'Open sockets', read: openSockets },
    { name: 'skyhelm_outbox_waiting', help: 'Mails and text messages waiting to be sent', read: () => waitingCount(database.db) },
    { name: 'skyhelm_bus_connected', help: 'Whether other servers are heard', read: () => Number(bus.standing().isConnected) },
    { name: 'skyhelm_disk_free_bytes', help: 'Free space for data and uploads', read: async () => (await disk.read()).freeBytes },
    {
      name: 'skyhelm_disk_low',
      help: 'Whether uploads and imports are refused for want of disk space',
      read: async () => Number((await disk.read()).isLow),
    },
    { name: 'skyhelm_bus_lost', help: 'Events that other servers were not told of', read: () => bus.standing().lost },
  ]);
  await serveConsole(app, options.consoleFolder);
  return app;
}

const publicConfig = ({ config }: Services): PublicConfig => ({
  online: config.online,
  loginOnline: config.loginOnline,
  edition: config.edition,
  version: VERSION,
  codesBy: [...(config.smsHookUrl ? (['sms'] as const) : []), ...(config.smtpUrl ? (['mail'] as const) : [])],
});
