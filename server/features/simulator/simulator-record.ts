import type { Device } from '@skyhelm/contract/device';
import type { Heard, Running, Simulator, SimulatorForm } from '@skyhelm/contract/simulator';
import { faultChanges, newFaultMemory } from '@skyhelm/core/vehicle/fault';
import { nativeModeName } from '@skyhelm/core/vehicle/native-mode';
import type { StateField } from '@skyhelm/core/vehicle/state';
import { BusError, type Bus } from '../../platform/bus/bus.ts';
import { askGateway, type VehicleSnapshot } from '../../platform/bus/vehicle-subjects.ts';
import type { Run, SimulatorRow } from './simulator.store.ts';

export const settingsOf = ({ longitude, latitude, altitude, address, craft, windSpeed, patrols }: SimulatorRow): SimulatorForm => ({
  ...{ longitude, latitude, altitude, address, craft, windSpeed, patrols },
});

/** What is over is over, also before anybody has taken note of it. */
export const runOf = (row: SimulatorRow | undefined, now: Date): Run | undefined =>
  row?.endsAt && row.startedAt && row.endsAt > now
    ? { startedAt: row.startedAt, startedBy: row.startedBy ?? '', startedById: row.startedById, endsAt: row.endsAt }
    : undefined;

function runningOf({ startedAt, startedBy, endsAt }: Run, now: Date): Running {
  const remainingSeconds = Math.ceil((endsAt.getTime() - now.getTime()) / 1000);
  return {
    startedAt: startedAt.toISOString(),
    startedBy,
    endsAt: endsAt.toISOString(),
    remainingMinutes: Math.ceil(remainingSeconds / 60),
    remainingSeconds,
  };
}

function heardOf({ state, stale }: VehicleSnapshot): Heard {
  const known = (field: StateField): number | null => (stale.includes(field) ? null : ((state[field] as number | undefined) ?? null));
  return {
    phase: known('phase'),
    nativeMode: (stale.includes('nativeMode') ? undefined : nativeModeName(state)) ?? null,
    height: known('height'),
    altitude: known('altitude'),
    groundSpeed: known('groundSpeed'),
    batteryPercent: known('batteryPercent'),
    satellites: known('satellites'),
    faults: faultChanges(state, newFaultMemory(), Date.now()).map(({ fault }) => fault),
  };
}

/** Nothing is heard where no gateway runs, or where it is too busy to say. */
export async function heardNow(bus: Bus, deviceId: string): Promise<Heard | null> {
  try {
    const snapshot = (await askGateway(bus, 'gateway.snapshots', { deviceIds: [deviceId] }))[deviceId];
    return snapshot?.online ? heardOf(snapshot) : null;
  } catch (error) {
    if (error instanceof BusError) return null;
    throw error;
  }
}

export function simulatorOf(
  device: Device,
  row: SimulatorRow | undefined,
  found: Pick<Simulator, 'heard' | 'stopFirst'>,
  now: Date,
): Simulator {
  const run = runOf(row, now);
  return {
    device,
    version: row?.version ?? 0,
    settings: row ? settingsOf(row) : null,
    running: run ? runningOf(run, now) : null,
    ...found,
  };
}
