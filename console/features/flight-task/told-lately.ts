import type { VehicleCommand } from '@skyhelm/contract/control';

interface Now {
  now: number;
  isFlying: boolean;
  /** When the task was started, and when its last flight landed; nothing where it was not or has not. */
  startedAt: string | null;
  landedAt: string | null;
}

/** On the ground, what was answered longer ago than this says nothing about the flight to come. */
const LATELY_MS = 120_000;

/** The last command, as long as it belongs to the flight that goes on or is prepared: that the one before landed would be read as if this one had. */
export function toldLately([last]: readonly VehicleCommand[], { now, isFlying, startedAt, landedAt }: Now): VehicleCommand | undefined {
  if (!last) return undefined;
  const at = Date.parse(last.createdAt);
  const isOfBefore = [startedAt, landedAt].some((moment) => moment !== null && at <= Date.parse(moment));
  const isOld = !isFlying && last.endedAt !== null && now - Date.parse(last.endedAt) > LATELY_MS;
  return isOfBefore || isOld ? undefined : last;
}
