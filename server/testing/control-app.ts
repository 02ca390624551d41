import { once } from 'node:events';
import { CONTROL_CHANNEL } from '@skyhelm/contract/channels/control';
import type { Endpoint, InputOf, OutputOf } from '@skyhelm/contract/endpoint';
import type { Envelope } from '@skyhelm/contract/envelope';
import type { DeviceId, UserId } from '@skyhelm/contract/ids';
import { socketTicket } from '@skyhelm/contract/session';
import { ALL_PERMISSIONS } from '@skyhelm/core/identity/permission';
import { WebSocket } from 'ws';
import { manualClock, type ManualClock } from '../platform/clock/clock.ts';
import { clientAddress } from '../platform/http/client-address.ts';
import { httpServer } from '../platform/http/http-server.ts';
import type { Implementation } from '../platform/http/implement.ts';
import { refusalLog } from '../platform/http/refusal-log.ts';
import { newId } from '../platform/ids.ts';
import type { Services } from '../platform/services.ts';
import { socketHub } from '../platform/ws/socket-hub.ts';
import { atEnd } from './at-end.ts';
import { listening, type Listening } from './listening.ts';
import { rawCall, testApp, type CallOptions, type TestApp } from './app.ts';
import { authenticateKey, keyMeter } from '../features/access-key/index.ts';
import { operationLog } from '../features/operation-log/index.ts';
import { actorsStill, authenticate, redeemTicket } from '../features/session/index.ts';
import { knownPerformance } from '../features/transfer/index.ts';
import { controlChannel, controlRoutes, openControls, type Controls, type FindStandings } from '../features/control/index.ts';

/** A device of the main tenant: whoever is named may fly it, the others of the tenant see it. */
export interface FlownDevice {
  id: DeviceId;
  name: string;
  fliers: Set<UserId>;
}

export interface ControlCalls {
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>, options: CallOptions): Promise<Envelope<OutputOf<E>>>;
  /** The answer as it comes, for files. */
  raw: ReturnType<typeof rawCall>;
  /** The data of a call that must succeed. */
  done<E extends Endpoint>(endpoint: E, input: InputOf<E>, options: CallOptions): Promise<OutputOf<E>>;
  /** Their socket on the channel of the controls. */
  open(who: CallOptions): Promise<Listening>;
}

export interface ControlApp extends ControlCalls {
  test: TestApp;
  clock: ManualClock;
  device(fliers?: UserId[]): FlownDevice;
  /** The same product once more, as after a restart. */
  begin(services?: Services): Promise<ControlCalls>;
}

/** The control feature on the whole product, with a registry that the test fills, and what else stands on it. */
export async function controlApp(more: (services: Services, controls: Controls) => Implementation[] = () => []): Promise<ControlApp> {
  const clock = manualClock();
  const test = await testApp({ clock });
  const devices = new Map<string, FlownDevice>();
  const findAll: FindStandings = async (_, actor, ids) => {
    const isAdministrator = actor.permissions.includes(ALL_PERMISSIONS);
    const standingTo = ({ name, fliers }: FlownDevice) => {
      const fly = isAdministrator || actor.kind === 'key' || fliers.has(actor.userId);
      return { name, see: true, fly, manage: isAdministrator };
    };
    const known = actor.enterpriseId === test.main.enterpriseId ? ids.flatMap((id) => devices.get(id) ?? []) : [];
    return new Map(known.map((one) => [one.id, standingTo(one)]));
  };

  async function begin(services: Services = test.services): Promise<ControlCalls> {
    const { database, secrets, log } = services;
    const { writeLog } = operationLog(secrets);
    const recordRefusal = refusalLog(database, writeLog);
    const bySession = authenticate(services);
    const meter = await keyMeter(services);
    const byKey = authenticateKey(services, recordRefusal, meter.noteDenial);
    const controls = openControls(services, findAll, () => clock.now().getTime());
    const app = await httpServer({
      implementations: [...controlRoutes(services, controls, knownPerformance), ...more(services, controls)],
      authenticate: ({ token, accessKey, ip }) => (accessKey === undefined ? bySession({ token }) : byKey(accessKey, ip)),
      database,
      writeLog,
      recordRefusal,
      secrets,
      meter,
      disk: services.disk,
      checkOutput: true,
      clock,
      log,
      publicOrigin: undefined,
      trustProxy: false,
      addressOf: clientAddress([]),
    });
    app.addHook('onClose', () => meter.close());
    socketHub(app, {
      channels: [controlChannel(services, controls)],
      publicOrigin: undefined,
      recordRefusal: async () => undefined,
      redeemTicket: (ticket) => redeemTicket(services, ticket, '127.0.0.1'),
      stillHere: (actors) => actorsStill(services.database.db, services, actors),
    });
    const address = (await app.listen({ host: '127.0.0.1', port: 0 })).replace('http', 'ws');
    atEnd(() => app.close());
    const raw = rawCall(app);
    const call = async (endpoint: Endpoint, input: unknown, options: CallOptions) => (await raw(endpoint, input, options)).json<Envelope>();
    const done = async (endpoint: Endpoint, input: unknown, options: CallOptions) => {
      const answer = await call(endpoint, input, options);
      if (answer.state !== 1) throw new Error(`${endpoint.path}: ${JSON.stringify(answer)}`);
      return answer.data;
    };
    const open = async (who: CallOptions) => {
      const { ticket } = await test.done(socketTicket, {}, who);
      const socket = new WebSocket(`${address}${CONTROL_CHANNEL.path}?ticket=${ticket}`);
      const own = listening(socket);
      await once(socket, 'open');
      return own;
    };
    return { raw, call: call as ControlCalls['call'], done: done as ControlCalls['done'], open };
  }

  return {
    ...(await begin()),
    test,
    clock,
    begin,
    device(fliers = []) {
      const own: FlownDevice = { id: newId<DeviceId>(), name: `UAV ${devices.size + 1}`, fliers: new Set(fliers) };
      devices.set(own.id, own);
      return own;
    },
  };
}
