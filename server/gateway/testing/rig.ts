import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Fence } from '@skyhelm/core/airspace/fence';
import type { Zone } from '@skyhelm/core/airspace/zone';
import type { VehicleEvent } from '@skyhelm/core/vehicle/event';
import type { Patch } from '@skyhelm/core/vehicle/state';
import { expect, onTestFinished } from 'vitest';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import { diskBlobs } from '../../platform/blobs/disk-blobs.ts';
import { memoryBus } from '../../platform/bus/memory-bus.ts';
import type { Bus } from '../../platform/bus/bus.ts';
import { publish, request } from '../../platform/bus/subjects.ts';
import { askGateway, type LinkedVehicle, type VehicleNews, type VehiclePatch } from '../../platform/bus/vehicle-subjects.ts';
import type { DeviceDirectory, KeptParameters, KnownDevice, WrittenFlight } from '../directory.ts';
import type { FlightRecorder, RecordedFlight } from '../flight-recorder.ts';
import type { GatewayClock } from '../gateway-clock.ts';
import type { Aircraft } from './aircraft.ts';
import { startGateway, type Gateway } from '../gateway.ts';
import type { Ways } from '../transports/open-ways.ts';

export const PATIENTLY = { timeout: 60_000, interval: 5 };
const TICK_MS = 10;
const LOOPBACK = { host: '127.0.0.1', port: 0 };
const ENTERPRISE = 'enterprise1';

export interface Tape {
  flight: RecordedFlight;
  patches: Patch[];
  events: VehicleEvent[];
  hasEnded: boolean;
}

/** A gateway on real sockets of this machine, with a registry and a clock that the test moves. */
export interface Rig {
  gateway: Gateway;
  bus: Bus;
  blobs: BlobStore;
  udpPort: number;
  tcpPort: number;
  wsPort: number;
  flights: WrittenFlight[];
  /** Those that last, as they were last written. */
  lasting: Map<string, WrittenFlight>;
  /** What is recorded of each flight, by its id. */
  tapes: Map<string, Tape>;
  seen: string[][];
  /** What the registry keeps of parameters, by device. */
  kept: Map<string, KeptParameters>;
  news: VehicleNews[];
  patches: VehiclePatch[];
  /** What the gateway has to say to whoever runs it. */
  warnings: string[];
  /** What the registry holds, by hardware id; it fails while `isDown`. */
  registry: { devices: Map<string, KnownDevice>; isDown: boolean };
  /** What nobody of the enterprise may fly in from now on. */
  forbid(zones: Zone[]): void;
  /** From now on the device is held to this. */
  fenceIn(deviceId: string, fence: Fence): void;
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
  const [flights, seen]: [WrittenFlight[], string[][]] = [[], []];
  const lasting = new Map<string, WrittenFlight>();
  const kept: Rig['kept'] = new Map();
  const whileUp = async <T>(work: () => T): Promise<T> => {
    if (registry.isDown) throw new Error('no registry');
    return work();
  };
  const directory: DeviceDirectory = {
    byHardwareId: (hardwareId) => whileUp(() => registry.devices.get(hardwareId)),
    noteFlying: (all) => whileUp(() => all.forEach((flight) => lasting.set(flight.deviceId, flight))),
    noteFlight: (flight) =>
      whileUp(() => {
        lasting.delete(flight.deviceId);
        flights.push(flight);
      }),
    endFlightsLostBefore: async () => {},
    noteSeen: (ids) => whileUp(() => void seen.push(ids)),
    parametersOf: (deviceId) => whileUp(() => structuredClone(kept.get(deviceId))),
    keepParameters: (deviceId, parameters) => whileUp(() => void kept.set(deviceId, structuredClone(parameters))),
  };
  const tapes: Rig['tapes'] = new Map();
  const recorder: FlightRecorder = {
    begin(flight) {
      const tape: Tape = { flight, patches: [], events: [], hasEnded: false };
      tapes.set(flight.id, tape);
      return {
        heard: (patch) => void tape.patches.push({ ...patch }),
        happened: (event) => void tape.events.push(event),
        end: () => void (tape.hasEnded = true),
      };
    },
  };
  let zones: Zone[] = [];
  const fences = new Map<string, Fence>();
  const [news, patches, warnings]: [VehicleNews[], VehiclePatch[], string[]] = [[], [], []];
  bus.subscribe('vehicle.*.news', (one) => void news.push(one as VehicleNews));
  bus.subscribe('vehicle.*.patch', (one) => void patches.push(one as VehiclePatch));
  const folder = await mkdtemp(join(tmpdir(), 'skyhelm-gateway-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const blobs = diskBlobs(folder);
  const gateway = await startGateway({
    bus,
    blobs,
    log: { info() {}, warn: (_: unknown, said?: string) => void warnings.push(said ?? ''), error() {} },
    clock,
    directory,
    airspace: { zonesOf: () => whileUp(() => zones), fencesOf: () => whileUp(() => fences), groundOf: () => whileUp(() => undefined) },
    recorder,
    ways: { mavlink: { udp: LOOPBACK, tcp: LOOPBACK, ws: LOOPBACK, connect: [], serial: [], ...ways } },
    tickMs: TICK_MS,
  });
  onTestFinished(() => gateway.stop());
  return {
    gateway,
    bus,
    blobs,
    udpPort: gateway.listening.udp[0]!.port,
    tcpPort: gateway.listening.tcp[0]!.port,
    wsPort: gateway.listening.ws[0]!.port,
    flights,
    lasting,
    tapes,
    seen,
    kept,
    news,
    patches,
    warnings,
    registry,
    forbid(given) {
      zones = given;
      publish(bus, 'airspace.changed', { enterpriseId: ENTERPRISE });
    },
    fenceIn(deviceId, fence) {
      fences.set(deviceId, fence);
      publish(bus, 'airspace.changed', { enterpriseId: ENTERPRISE });
    },
    register(hardwareId, given = {}) {
      const id = given.id ?? `device${registry.devices.size + 1}`;
      const device: KnownDevice = { id, enterpriseId: ENTERPRISE, name: `UAV ${id}`, sn: id, signingKey: undefined, ...given };
      registry.devices.set(hardwareId, device);
      return device;
    },
    changed(deviceId) {
      const [hardwareId = null] = [...registry.devices].find(([, { id }]) => id === deviceId) ?? [];
      publish(bus, 'device.changed', { enterpriseId: ENTERPRISE, deviceId, hardwareId });
    },
    pass: (ms) => void (ahead += ms),
    freeze: () => void (frozenAt = performance.now()),
    setWall: (ms) => void (wallAhead += ms),
    state: async (deviceId) => ({ ...(await askGateway(bus, 'gateway.snapshots', { deviceIds: [deviceId] }))[deviceId]?.state }),
    vehicles: async () => (await askGateway(bus, 'gateway.statistics', null)).flatMap(({ vehicles }) => vehicles),
  };
}

/** Beats until the gateway says that the device is on a link. */
export async function online(own: Rig, aircraft: Aircraft, deviceId: string): Promise<void> {
  const beat = async () => {
    aircraft.beat();
    return (await request(own.bus, 'gateway.links', { deviceIds: [deviceId] }, 1_000))[deviceId]?.online;
  };
  await expect.poll(beat, PATIENTLY).toBe(true);
}
