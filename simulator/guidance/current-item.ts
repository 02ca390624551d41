import { MavCmd } from '@skyhelm/core/mavlink/named-numbers.generated';
import { isFlying, say, type Aircraft } from '../vehicle/aircraft.ts';
import { enterMode, modeDoing } from '../vehicle/mode-change.ts';
import { advanceTo } from './mission.ts';

/** `isReset` forgets how often jumps were taken and begins a completed mission again. False where there is no such item. */
export function setCurrentItem(craft: Aircraft, sequence: number, isReset = false): boolean {
  const { mission, mode, armed, flavour } = craft;
  const item = mission.items[sequence];
  if (!item) return false;
  if (isReset || (flavour.autopilot === 'ardupilot' && (sequence === 0 || mission.state === 'complete'))) mission.jumps.clear();
  mission.isLanding = item.command === MavCmd.DO_LAND_START;
  if (mode.behaviour === 'auto' && armed && mission.state === 'active') {
    advanceTo(craft, Math.max(mission.first, sequence));
    return true;
  }
  mission.current = Math.max(mission.first, sequence);
  mission.leg = undefined;
  if (mission.state === 'complete') mission.state = 'waiting';
  return true;
}

/** ArduPlane flies on from the nearest DO_LAND_START of its mission. */
export function beginLanding(craft: Aircraft): boolean {
  const auto = modeDoing(craft, 'auto');
  const start = nearestLandStart(craft);
  if (start === undefined || !auto || !isFlying(craft) || !setCurrentItem(craft, start)) {
    say(craft, 'warning', 'Unable to start landing sequence');
    return false;
  }
  say(craft, 'info', 'Landing sequence start');
  return craft.mode === auto || enterMode(craft, auto) === undefined;
}

function nearestLandStart({ mission, plane, body }: Aircraft): number | undefined {
  let [found, nearest]: [number | undefined, number] = [undefined, Infinity];
  mission.items.forEach(({ command, x, y }, index) => {
    if (command !== MavCmd.DO_LAND_START) return;
    const { north, east } = x === 0 && y === 0 ? body : plane.offsetOf({ latitude: x / 1e7, longitude: y / 1e7 });
    const distance = Math.hypot(north - body.north, east - body.east);
    if (distance < nearest) [found, nearest] = [index, distance];
  });
  return found;
}
