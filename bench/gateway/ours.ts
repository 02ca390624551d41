import { liveChannels } from '@skyhelm/server/features/live/index';
import { gatewayClock } from '@skyhelm/server/gateway/gateway-clock';
import { startGateway } from '@skyhelm/server/gateway/gateway';
import type { KeyActor } from '@skyhelm/server/platform/auth/actor';
import { memoryBus } from '@skyhelm/server/platform/bus/memory-bus';
import { systemClock } from '@skyhelm/server/platform/clock/clock';
import { socketHub } from '@skyhelm/server/platform/ws/socket-hub';
import { createLogger } from '@skyhelm/server/platform/log/logger';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { tellSpent } from './cpu.ts';
import { loadVehicles } from './fleet-of.ts';

/** The gateway and the live channels of the product; the registry and the sessions are made up, so that no database takes part. */
const vehicles = loadVehicles(Number(process.argv[2]));
const byHardware = new Map(
  vehicles.map(({ hardwareId, number }) => [
    hardwareId,
    { id: `device${number}`, enterpriseId: 'bench', name: `UAV ${number}`, sn: '', signingKey: undefined },
  ]),
);
const visible = new Set(vehicles.map(({ number }) => `device${number}`));
const reader = { kind: 'key', keyId: 'bench', enterpriseId: 'bench', name: 'bench', permissions: ['*:*:*'] } as unknown as KeyActor;

const app = Fastify();
const log = createLogger('warn');
const bus = memoryBus(log);
const gateway = await startGateway({
  bus,
  log,
  clock: gatewayClock(systemClock),
  directory: { byHardwareId: async (id) => byHardware.get(id), noteFlight: async () => {}, noteSeen: async () => {} },
  ways: { mavlink: { udp: { host: '127.0.0.1', port: 0 }, tcp: undefined, connect: [] } },
});
socketHub(app, {
  channels: liveChannels({ bus, clock: systemClock, log }, { visibleTo: async () => visible, stillHere: async (actor) => actor }),
  publicOrigin: undefined,
  recordRefusal: async () => undefined,
  redeemTicket: async () => reader,
});
await app.listen({ host: '127.0.0.1', port: 0 });
tellSpent();
process.send!({ udp: gateway.listening.udp[0]!.port, http: (app.server.address() as AddressInfo).port });
