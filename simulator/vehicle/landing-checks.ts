import { MavCmd } from '@skyhelm/core/mavlink/named-numbers.generated';
import type { Aircraft } from './aircraft.ts';

const TAKE_OFFS: ReadonlySet<number> = new Set([MavCmd.NAV_TAKEOFF, MavCmd.NAV_VTOL_TAKEOFF]);

export const isArduPlane = ({ flavour }: Aircraft): boolean => flavour.autopilot === 'ardupilot' && flavour.airframe !== 'multirotor';

/** What ArduPlane has against its mission before the motors start. */
export function landingFaults(craft: Aircraft): string[] {
  if (!isArduPlane(craft)) return [];
  const { mission, settings } = craft;
  const found: string[] = [];
  const hasLandStart = mission.items.some(({ command }) => command === MavCmd.DO_LAND_START);
  if (hasLandStart && settings.autoland === 'never') found.push('DO_LAND_START set and RTL_AUTOLAND disabled');
  if (mission.isLanding && !startsWithTakeOff(craft)) found.push('In landing sequence');
  return found;
}

function startsWithTakeOff({ mission }: Aircraft): boolean {
  const at = mission.items[Math.max(mission.first, mission.current)];
  return at !== undefined && TAKE_OFFS.has(at.command);
}

/** A mode that navigates by itself keeps the mission where it is; any other resets it on the ground. */
export function resetLandedMission(craft: Aircraft): boolean {
  const { mission, mode, armed, landed } = craft;
  const navigates = !['attitude', 'height', 'position', 'circle'].includes(mode.behaviour);
  if (!isArduPlane(craft) || !mission.isLanding || navigates || armed || landed !== 'onGround') return false;
  mission.isLanding = false;
  mission.current = 0;
  mission.leg = undefined;
  mission.jumps.clear();
  if (mission.state !== 'none') mission.state = 'waiting';
  return true;
}
