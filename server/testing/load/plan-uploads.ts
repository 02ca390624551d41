import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MavCmd, MavFrame } from '@skyhelm/core/mavlink/named-numbers.generated';
import type { Plan } from '@skyhelm/core/vehicle/plan-item';
import { gatewayClock } from '../../gateway/gateway-clock.ts';
import { startGateway } from '../../gateway/gateway.ts';
import { lossyRelay } from '../../gateway/testing/lossy-relay.ts';
import { noRecorder } from '../../gateway/testing/no-recorder.ts';
import { simulated } from '../../gateway/testing/simulated.ts';
import { diskBlobs } from '../../platform/blobs/disk-blobs.ts';
import { memoryBus } from '../../platform/bus/memory-bus.ts';
import { subscribe } from '../../platform/bus/subjects.ts';
import { askForTransfer, hearTransfers } from '../../platform/bus/transfer-subjects.ts';
import { systemClock } from '../../platform/clock/clock.ts';
import { createLogger } from '../../platform/log/logger.ts';
import { bareUpload } from './bare-upload.ts';

/** Uploads of one mission to several simulated aircraft at once, over a way that loses so many percent; started by a bench, which it tells what came of each. */
export interface UploadRun {
  ms: number;
  isDone: boolean;
}

const [contestant, aircraft, items, loss, limitMs] = process.argv.slice(2) as [string, string, string, string, string];
const count = Number(aircraft);
const DELAY_MS = 20;
const mission: Plan = {
  kind: 'mission',
  items: Array.from({ length: Number(items) }, (_, index) => ({
    command: MavCmd.NAV_WAYPOINT,
    frame: MavFrame.GLOBAL_RELATIVE_ALT,
    params: [0, 0, 0, 0],
    latitude: 31.2304 + index * 3e-5,
    longitude: 121.4737 + (index % 7) * 1e-4,
    altitude: 30,
    autoContinue: true,
  })),
};

/** A subject of the bus has no colon. */
const idOf = (hardwareId: string): string => hardwareId.replace(':', '-');

async function overGateway(): Promise<UploadRun[]> {
  const log = createLogger('warn');
  const bus = memoryBus(log);
  const gateway = await startGateway({
    bus,
    log,
    clock: gatewayClock(systemClock),
    directory: {
      byHardwareId: async (hardwareId) => ({ id: idOf(hardwareId), enterpriseId: 'load', name: hardwareId, sn: '', signingKey: undefined }),
      noteFlying: async () => {},
      noteFlight: async () => {},
      endFlightsLostBefore: async () => {},
      parametersOf: async () => undefined,
      keepParameters: async () => {},
      noteSeen: async () => {},
    },
    airspace: { zonesOf: async () => [], fencesOf: async () => new Map(), groundOf: async () => undefined },
    recorder: noRecorder,
    blobs: diskBlobs(join(tmpdir(), 'skyhelm-load')),
    ways: { mavlink: { udp: { host: '127.0.0.1', port: 0 }, tcp: undefined, ws: undefined, connect: [], serial: [] } },
  });
  const relay = await lossyRelay(gateway.listening.udp[0]!.port);
  const online = new Set<string>();
  const isComplete = new Promise<void>((resolve) => {
    subscribe(bus, 'device.heard', ({ deviceId, online: isOnline }) => {
      if (isOnline && online.add(deviceId).size === count) resolve();
    });
  });
  const fleet = await simulated(relay.port, '--fleet', aircraft);
  await isComplete;
  relay.disturb({ loss: Number(loss), delayMs: DELAY_MS });
  const began = performance.now();
  const runs = await Promise.all(
    [...online].map(
      (deviceId) =>
        new Promise<UploadRun>((resolve) => {
          const timer = setTimeout(() => resolve({ ms: Number(limitMs), isDone: false }), Number(limitMs));
          hearTransfers(bus, ({ transferId, news }) => {
            if (transferId !== deviceId || !('end' in news)) return;
            clearTimeout(timer);
            resolve({ ms: performance.now() - began, isDone: news.end.outcome === 'done' });
          });
          void askForTransfer(bus, 'gateway.sendPlan', { deviceId, transferId: deviceId, token: 1, plan: mission });
        }),
    ),
  );
  await fleet.end();
  return runs;
}

process.on('disconnect', () => process.exit(0));
const runs =
  contestant === 'ours'
    ? await overGateway()
    : await bareUpload(mission, count, { loss: Number(loss), delayMs: DELAY_MS }, Number(limitMs));
process.send!(runs, () => process.exit(0));
