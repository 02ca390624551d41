import { once } from 'node:events';
import type { EnterpriseId, UserId } from '@skyhelm/contract/ids';
import type { VehicleEvent } from '@skyhelm/core/vehicle/event';
import type { Patch } from '@skyhelm/core/vehicle/state';
import Fastify from 'fastify';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { newToken, hashToken, secretsFrom } from '../../platform/auth/secrets.ts';
import { memoryBus } from '../../platform/bus/memory-bus.ts';
import { answerForGateway, newsSubject, patchSubject, type VehicleSnapshot } from '../../platform/bus/vehicle-subjects.ts';
import { systemClock } from '../../platform/clock/clock.ts';
import { readConfig } from '../../platform/config/config.ts';
import type { Database } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import { createLogger } from '../../platform/log/logger.ts';
import type { Services } from '../../platform/services.ts';
import { socketHub } from '../../platform/ws/socket-hub.ts';
import { listening, type Listening } from '../../testing/listening.ts';
import { createAccounts, createEnterprise } from '../enterprise/index.ts';
import { actorsStill, actorStill, redeemTicket } from '../session/index.ts';
import { session, socketTicket } from '../../tables/session.table.ts';
import { liveChannels } from './index.ts';

const log = createLogger('silent');

/** The live channels on a real socket, with a gateway and a registry that the test plays. */
export interface LiveRig {
  services: Services;
  enterpriseId: EnterpriseId;
  userId: UserId;
  sessionId: string;
  /** What the user may see. */
  visible: Set<string>;
  /** What the gateway knows. */
  known: Record<string, VehicleSnapshot>;
  say(device: string, patch: Patch): void;
  happen(device: string, event: VehicleEvent): void;
  open(path: string, protocol?: string): Promise<Listening>;
}

export async function liveRig(database: Database, { hasGateway = true, clock = systemClock } = {}): Promise<LiveRig> {
  const config = readConfig({ DATA_DIR: '/unused' }, []);
  const bus = memoryBus(log);
  const services = { database, clock, log, config, bus, secrets: secretsFrom(Buffer.alloc(32, 1)) } as unknown as Services;
  const { enterpriseId, administratorRoleId } = await createEnterprise(database.db, { name: 'x', administrators: 'x' });
  const person = { enterpriseId, account: newId().slice(-12), name: 'Ann', passwordHash: '', roleIds: [administratorRoleId] };
  const [userId] = (await createAccounts(database.db, [person])) as [UserId];
  const now = new Date();
  const expiresAt = new Date(now.getTime() + 3_600_000);
  const sessionId = newId();
  await database.db.insert(session).values({ id: sessionId, enterpriseId, userId, tokenHash: newToken(), lastSeenAt: now, expiresAt });
  const visible = new Set<string>();
  const known: LiveRig['known'] = {};
  if (hasGateway) {
    answerForGateway(bus, 'gateway.snapshots', ({ deviceIds }) =>
      Object.fromEntries(deviceIds.flatMap((id) => (known[id] ? [[id, structuredClone(known[id])]] : []))),
    );
    answerForGateway(bus, 'gateway.positions', () =>
      Object.fromEntries(
        Object.entries(known).flatMap(([id, { state }]) =>
          state.longitude === undefined ? [] : [[id, [state.longitude, state.latitude!] as [number, number]]],
        ),
      ),
    );
  }
  const app = Fastify();
  socketHub(app, {
    channels: liveChannels(services, {
      visibleTo: async () => new Set(visible),
      stillHere: (actor) => actorStill(services.database.db, services, actor),
    }),
    publicOrigin: undefined,
    recordRefusal: async () => undefined,
    redeemTicket: (ticket) => redeemTicket(services, ticket, '127.0.0.1'),
    stillHere: (actors) => actorsStill(services.database.db, services, actors),
  });
  const address = (await app.listen({ host: '127.0.0.1', port: 0 })).replace('http', 'ws');
  onTestFinished(() => app.close());

  return {
    services,
    enterpriseId,
    userId,
    sessionId,
    visible,
    known,
    say(device, patch) {
      const before = known[device] ?? { seq: 0, receivedAt: 0, online: true, state: {}, stale: [] };
      known[device] = { ...before, seq: before.seq + 1, receivedAt: Date.now(), state: { ...before.state, ...patch } };
      bus.publish(patchSubject(device), { seq: known[device].seq, receivedAt: known[device].receivedAt, patch });
    },
    happen(device, event) {
      bus.publish(newsSubject(device), { enterpriseId, deviceId: device, name: `UAV ${device}`, at: 1, event });
    },
    async open(path, protocol) {
      const ticket = newToken();
      await database.db.insert(socketTicket).values({ hash: hashToken(ticket), sessionId, expiresAt });
      const socket = new WebSocket(`${address}${path}?ticket=${ticket}`, protocol === undefined ? [] : [protocol]);
      const own = listening(socket);
      await once(socket, 'open');
      return own;
    },
  };
}
