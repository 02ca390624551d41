import { MavCmd } from '../../mavlink/named-numbers.generated.ts';
import type { MissionItem } from '../../vehicle/plan-item.ts';

type Command = Pick<MissionItem, 'command'>;

const LANDINGS: readonly number[] = [MavCmd.NAV_LAND, MavCmd.NAV_VTOL_LAND];
export const isLanding = ({ command }: Command): boolean => LANDINGS.includes(command);

/** Where the landing sequence begins; undefined where the mission has none, or none that ends in a landing. */
export function landingStart(items: readonly Command[]): number | undefined {
  const start = items.findIndex(({ command }) => command === MavCmd.DO_LAND_START);
  return start >= 0 && items.slice(start).some(isLanding) ? start : undefined;
}

/** Whether an aircraft at this item flies nowhere but home: a copter does so in the mode that flies its mission. */
export function isComingHome(items: readonly Command[], item: number): boolean {
  const isNext = ({ command }: Command) => command <= MavCmd.NAV_LAST || command === MavCmd.DO_JUMP;
  return items.slice(Math.max(0, item)).find(isNext)?.command === MavCmd.NAV_RETURN_TO_LAUNCH;
}

/** Whether an aircraft at this item is landing: flown on, the mission brings it down. */
export function isInLanding(items: readonly Command[], item: number): boolean {
  const current = items[item];
  if (!current) return false;
  const start = landingStart(items);
  return isLanding(current) || (start !== undefined && item >= start);
}
