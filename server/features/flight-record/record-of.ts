import type { FlightRecord } from '@skyhelm/contract/flight-record';
import type { DeviceId, FlightRecordId } from '@skyhelm/contract/ids';
import { NO_SUMMARY } from '@skyhelm/core/record/summary';
import { FLIGHT_MODES } from '@skyhelm/core/vehicle/flight-mode';
import type { Actor } from '../../platform/auth/actor.ts';
import { rightsOf } from '../device/index.ts';
import type { FlightRow } from './flight-record.store.ts';

interface FoundFlight {
  row: FlightRow;
  deviceName: string;
  sn: string;
  /** Of one in the air, as far as it has come. */
  soFar: { metres: number } | null;
  standing: Parameters<typeof rightsOf>[1];
}

/** As this reader sees it, now. */
export function recordOf(actor: Actor, { row, deviceName, sn, soFar, standing }: FoundFlight, now: Date): FlightRecord {
  const { modes, ...summary } = row.summary ?? NO_SUMMARY;
  return {
    id: row.id as FlightRecordId,
    deviceId: row.deviceId as DeviceId,
    deviceName,
    sn,
    source: row.source,
    pilot: row.pilotName,
    takeOffAt: row.takeOffAt.toISOString(),
    landedAt: row.landedAt?.toISOString() ?? null,
    seconds: row.landedAt ? row.seconds : Math.max(0, (now.getTime() - row.takeOffAt.getTime()) / 1000),
    metres: Math.max(row.metres, soFar?.metres ?? 0),
    ...summary,
    modes: FLIGHT_MODES.flatMap((mode) => (modes[mode] === undefined ? [] : [{ mode, seconds: modes[mode] }])).sort(
      (one, other) => other.seconds - one.seconds,
    ),
    lostSamples: row.lostSamples,
    may: { delete: row.landedAt !== null && rightsOf(actor, standing).manage },
  };
}
