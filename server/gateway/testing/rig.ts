import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import { diskBlobs } from '../../platform/blobs/disk-blobs.ts';
import { memoryBus } from '../../platform/bus/memory-bus.ts';
import type { Bus } from '../../platform/bus/bus.ts';
import { publish } from '../../platform/bus/subjects.ts';
import { askGateway, type LinkedVehicle, type VehicleNews, type VehiclePatch } from '../../platform/bus/vehicle-subjects.ts';
import type { DeviceDirectory, KnownDevice } from '../directory.ts';
import type { GatewayClock } from '../gateway-clock.ts';
import { startGateway, type Gateway, type Ways } from '../gateway.ts';

type Flight = Parameters<DeviceDirectory['noteFlight']>[0];

const TICK_MS = 10;
const LOOPBACK = { host: '127.0.0.1', port: 0 };
const ENTERPRISE = 'enterprise1';

/** A gateway on real sockets of this machine, with a registry and a clock that the test moves. */
export interface Rig {
  gateway: Gateway;
  bus: Bus;
  blobs: BlobStore;
  udpPort: number;
  tcpPort: number;
  flights: Flight[];
  seen: string[][];
  news: VehicleNews[];
  patches: VehiclePatch[];
  /** What the registry holds, by hardware id; it fails while `isDown`. */
  registry: { devices: Map<string, KnownDevice>; isDown: boolean };
  register(hardwareId: string, given?: Partial<KnownDevice>): KnownDevice;
  /** The registry says that something about the device is different. */
  changed(deviceId: string): void;
  /** Lets both clocks go on. */
  pass(ms: number): void;
  /** From now on time goes on by `pass` only. */
  freeze(): void;
  /** Sets the clock on the wall, as an operator would. */
  setWall(ms: number): void;
  state(deviceId: string): Promise<Record<string, unknown>>;
  vehicles(): Promise<LinkedVehicle[]>;
}

export async function rig(ways: Partial<Ways> = {}, bus: Bus = memoryBus()): Promise<Rig> {
  let [ahead, wallAhead] = [0, 0];
  let frozenAt: number | undefined;
  const running = () => frozenAt ?? performance.now();
  const clock: GatewayClock = { wall: () => performance.timeOrigin + running() + ahead + wallAhead, steady: () => running() + ahead };
  const registry: Rig['registry'] = { devices: new Map(), isDown: false };
  const [flights, seen]: [Flight[], string[][]] = [[], []];
  const whileUp = async <T>(work: () => T): Promise<T> => {
    if (registry.isDown) throw new Error('no registry');
    return work();
  };
  const directory: DeviceDirectory = {
    byHardwareId: (hardwareId) => whileUp(() => registry.devices.get(hardwareId)),
    noteFlight: (flight) => whileUp(() => void flights.push(flight)),
    noteSeen: (ids) => whileUp(() => void seen.push(ids)),
  };
  const [news, patches]: [VehicleNews[], VehiclePatch[]] = [[], []];
  bus.subscribe('vehicle.*.news', (one) => void news.push(one as VehicleNews));
  bus.subscribe('vehicle.*.patch', (one) => void patches.push(one as VehiclePatch));
  const folder = await mkdtemp(join(tmpdir(), 'skyhelm-gateway-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const blobs = diskBlobs(folder);
  const gateway = await startGateway({
    bus,
    blobs,
    log: { info() {}, warn() {}, error() {} },
    clock,
    directory,
    ways: { mavlink: { udp: LOOPBACK, tcp: LOOPBACK, connect: [], ...ways } },
    tickMs: TICK_MS,
  });
  onTestFinished(() => gateway.stop());
  return {
    gateway,
    bus,
    blobs,
    udpPort: gateway.listening.udp[0]!.port,
    tcpPort: gateway.listening.tcp[0]!.port,
    flights,
    seen,
    news,
    patches,
    registry,
    register(hardwareId, given = {}) {
      const id = given.id ?? `device${registry.devices.size + 1}`;
      const device: KnownDevice = { id, enterpriseId: ENTERPRISE, name: `UAV ${id}`, sn: id, signingKey: undefined, ...given };
      registry.devices.set(hardwareId, device);
      return device;
    },
    changed: (deviceId) => publish(bus, 'device.changed', { enterpriseId: ENTERPRISE, deviceId }),
    pass: (ms) => void (ahead += ms),
    freeze: () => void (frozenAt = performance.now()),
    setWall: (ms) => void (wallAhead += ms),
    state: async (deviceId) => ({ ...(await askGateway(bus, 'gateway.snapshots', { deviceIds: [deviceId] }))[deviceId]?.state }),
    vehicles: async () => (await askGateway(bus, 'gateway.statistics', null)).flatMap(({ vehicles }) => vehicles),
  };
}
