import { MavCmd, MavFrame } from '../mavlink/named-numbers.generated.ts';
import type { Craft } from './flight-traits.ts';
import { isPlaceless, tenMillionths, type FenceArea, type MissionItem, type Place, type Plan } from './plan-item.ts';
import { isSameFloat, meansSame } from './same-params.ts';

/** Whoever reckons in floats on the way may be off by the last digit. */
const isSameDegree = (one: number, other: number): boolean => Math.abs(tenMillionths(one) - tenMillionths(other)) <= 1;
const isSamePlace = (one: Place, other: Place): boolean =>
  isSameDegree(one.latitude, other.latitude) && isSameDegree(one.longitude, other.longitude);
/** Some autopilots keep whole centimetres. */
const isSameHeight = (one: number, other: number): boolean => Math.abs(one - other) < 0.0101;

/** Each stands twice among the numbers, from the time when places were sent as floats. */
const FRAME_TWINS: Partial<Record<number, number>> = {
  [MavFrame.GLOBAL_INT]: MavFrame.GLOBAL,
  [MavFrame.GLOBAL_RELATIVE_ALT_INT]: MavFrame.GLOBAL_RELATIVE_ALT,
  [MavFrame.GLOBAL_TERRAIN_ALT_INT]: MavFrame.GLOBAL_TERRAIN_ALT,
};
const isSameFrame = (one: number, other: number): boolean => (FRAME_TWINS[one] ?? one) === (FRAME_TWINS[other] ?? other);

/** What leads home, or has neither place nor height, needs no frame, and autopilots do not keep one for it. */
const needsPlace = ({ command, latitude, longitude, altitude }: MissionItem): boolean =>
  command !== MavCmd.NAV_RETURN_TO_LAUNCH && (latitude !== 0 || longitude !== 0 || altitude !== 0);

function isSameItem(sent: MissionItem, kept: MissionItem, craft?: Craft): boolean {
  if (sent.command !== kept.command || sent.autoContinue !== kept.autoContinue) return false;
  const areSame = meansSame(sent, kept.params, craft);
  if (!areSame || !needsPlace(sent)) return areSame;
  if (!isSameFrame(sent.frame, kept.frame)) return false;
  return isPlaceless(sent.frame)
    ? sent.latitude === kept.latitude && sent.longitude === kept.longitude && isSameFloat(sent.altitude, kept.altitude)
    : isSamePlace(sent, kept) && isSameHeight(sent.altitude, kept.altitude);
}

function isSameArea(sent: FenceArea, kept: FenceArea): boolean {
  if (sent.keep !== kept.keep) return false;
  if (sent.shape === 'circle')
    return kept.shape === 'circle' && isSamePlace(sent.centre, kept.centre) && isSameFloat(sent.radius, kept.radius);
  return (
    kept.shape === 'polygon' &&
    sent.corners.length === kept.corners.length &&
    sent.corners.every((corner, index) => isSamePlace(corner, kept.corners[index]!))
  );
}

function firstDifference<T>(sent: readonly T[], kept: readonly T[], isSame: (one: T, other: T) => boolean): number | undefined {
  for (let index = 0; index < Math.max(sent.length, kept.length); index++) {
    if (index >= sent.length || index >= kept.length || !isSame(sent[index]!, kept[index]!)) return index;
  }
  return undefined;
}

export const hasArea = (areas: readonly FenceArea[], wanted: FenceArea): boolean => areas.some((area) => isSameArea(wanted, area));

/** Areas mean the same in any order. */
function missingArea(sent: readonly FenceArea[], kept: readonly FenceArea[]): number | undefined {
  const left = [...kept];
  for (const [index, area] of sent.entries()) {
    const at = left.findIndex((other) => isSameArea(area, other));
    if (at === -1) return index;
    left.splice(at, 1);
  }
  return left.length === 0 ? undefined : sent.length;
}

/**
 * Where what a vehicle keeps is not what it was sent: the number of the first item, area or point, counted from nought. What makes no difference to an aircraft is one to
 * whoever does not know which it is.
 */
export function differenceBetween(sent: Plan, kept: Plan, craft?: Craft): number | undefined {
  if (sent.kind === 'mission' && kept.kind === 'mission')
    return firstDifference(sent.items, kept.items, (one, other) => isSameItem(one, other, craft));
  if (sent.kind === 'rally' && kept.kind === 'rally') {
    return firstDifference(sent.points, kept.points, (one, other) => isSamePlace(one, other) && isSameHeight(one.altitude, other.altitude));
  }
  if (sent.kind !== 'fence' || kept.kind !== 'fence') return 0;
  const [home, other] = [sent.returnPoint, kept.returnPoint];
  const isSameHome = home === null || other === null ? home === other : isSamePlace(home, other);
  return missingArea(sent.areas, kept.areas) ?? (isSameHome ? undefined : sent.areas.length);
}
