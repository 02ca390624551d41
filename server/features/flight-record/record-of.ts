import type { FlightRecord } from '@skyhelm/contract/flight-record';
import type { DeviceId, FlightRecordId } from '@skyhelm/contract/ids';
import { joinSummaries, NO_SUMMARY, type FlightSummary } from '@skyhelm/core/record/summary';
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
  /** What its summary does not have in it yet. */
  unstored: FlightSummary | undefined;
  standing: Parameters<typeof rightsOf>[1];
}

/** As this reader sees it, now. */
export function recordOf(actor: Actor, { row, deviceName, sn, soFar, unstored, standing }: FoundFlight, now: Date): FlightRecord {
  const stored = row.summary ?? NO_SUMMARY;
  const { modes, ...summary } = unstored ? joinSummaries(stored, unstored) : stored;
  return {
    id: row.id as FlightRecordId,
    deviceId: row.deviceId as DeviceId,
    deviceName,
    sn,
    source: row.source,
    pilot: row.pilotName,
    takeOffAt: row.takeOffAt.toISOString(),
    landedAt: row.landedAt?.toISOString() ?? null,
    isLandingUnseen: row.isLandingUnseen,
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
