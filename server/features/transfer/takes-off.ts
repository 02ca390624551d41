import { MavCmd } from '@skyhelm/core/mavlink/named-numbers.generated';
import { isTakeOff } from '@skyhelm/core/plan/mission/unheld';
import type { Craft } from '@skyhelm/core/vehicle/flight-traits';
import type { MissionItem } from '@skyhelm/core/vehicle/plan-item';

const leadsOn = ({ command }: MissionItem): boolean =>
  command === MavCmd.DO_JUMP || (command <= MavCmd.NAV_LAST && command !== MavCmd.NAV_DELAY);

/**
 * Whether an aircraft that stands on the ground gets off it from an item on. PX4 climbs before its first waypoint by itself, which on wings alone leads nobody knows where;
 * ArduPilot starts its motors and then says no, or makes for the waypoint as if it flew.
 */
export function takesOff(items: readonly MissionItem[], item: number, { autopilot, kind }: Craft): boolean {
  if (autopilot === 'px4' && kind !== 'fixedWing') return true;
  const first = items.slice(item).find(leadsOn);
  return first !== undefined && isTakeOff(first);
}
