import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { liveChannels } from '../../features/live/index.ts';
import { gatewayClock } from '../../gateway/gateway-clock.ts';
import { startGateway } from '../../gateway/gateway.ts';
import { noRecorder } from '../../gateway/testing/no-recorder.ts';
import type { KeyActor } from '../../platform/auth/actor.ts';
import { diskBlobs } from '../../platform/blobs/disk-blobs.ts';
import { memoryBus } from '../../platform/bus/memory-bus.ts';
import { systemClock } from '../../platform/clock/clock.ts';
import { createLogger } from '../../platform/log/logger.ts';
import { socketHub } from '../../platform/ws/socket-hub.ts';
import { tellSpent } from './tell-spent.ts';

/**
 * The gateway and the live channels in a process of their own, started by a bench. Registry and sessions are made up, so that no database takes part:
 * the vehicle that its hardware calls `mavlink:<36 digits>` is the device `device<number>`, its number being the last four digits.
 */
const deviceOf = (hardwareId: string): string => `device${parseInt(hardwareId.slice(-4), 16)}`;
const visible = new Set(Array.from({ length: 0x1_0000 }, (_, number) => `device${number}`));
const reader = { kind: 'key', keyId: 'load', enterpriseId: 'load', name: 'load', permissions: ['*:*:*'] } as unknown as KeyActor;

const app = Fastify();
const log = createLogger('warn');
const bus = memoryBus(log);
const gateway = await startGateway({
  bus,
  log,
  clock: gatewayClock(systemClock),
  directory: {
    byHardwareId: async (hardwareId) => ({
      id: deviceOf(hardwareId),
      enterpriseId: 'load',
      name: deviceOf(hardwareId),
      sn: '',
      signingKey: undefined,
    }),
    noteFlying: async () => {},
    noteFlight: async () => {},
    endFlightsLostBefore: async () => {},
    noteSeen: async () => {},
    parametersOf: async () => undefined,
    keepParameters: async () => {},
  },
  airspace: { zonesOf: async () => [], fencesOf: async () => new Map(), groundOf: async () => undefined },
  recorder: noRecorder,
  blobs: diskBlobs(join(tmpdir(), 'skyhelm-load')),
  ways: { mavlink: { udp: { host: '127.0.0.1', port: 0 }, tcp: undefined, ws: undefined, connect: [], serial: [] } },
});
socketHub(app, {
  channels: liveChannels({ bus, clock: systemClock, log }, { visibleTo: async () => visible, stillHere: async (actor) => actor }),
  publicOrigin: undefined,
  recordRefusal: async () => undefined,
  redeemTicket: async () => reader,
  stillHere: async (actors) => new Set(actors),
});
await app.listen({ host: '127.0.0.1', port: 0 });
tellSpent();
process.send!({ udp: gateway.listening.udp[0]!.port, http: (app.server.address() as AddressInfo).port });
