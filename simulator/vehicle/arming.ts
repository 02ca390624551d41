import { believedPlace, heightAboveHome, isFlying, say, type Aircraft } from './aircraft.ts';
import { remainingShare } from './battery.ts';
import { breachOf } from './fence.ts';
import { hasPosition } from './gps.ts';
import { isArduPlane, landingFaults } from './landing-checks.ts';
import { needsPosition } from './mode.ts';
import { stayFromHere } from './stopping-place.ts';

/** Everything that speaks against starting the motors, in the autopilot's own words. */
export function armingFaults(craft: Aircraft): string[] {
  const { settings, gps, faults, mode, battery } = craft;
  const found: string[] = [];
  if (craft.crashed) found.push('Crash detected, reboot needed');
  if (!settings.checksArming) return found;
  if (craft.seconds < craft.flavour.bootSeconds) found.push('AHRS: waiting for home');
  if (faults.compassBad) found.push('Compass not healthy');
  found.push(...receiverFaults(craft), ...landingFaults(craft));
  // ArduPlane checks it beforehand: in QLAND or QRTL, in which a quadplane has landed, it is never ready.
  if (isArduPlane(craft) && !mode.armable) found.push(unarmable(craft));
  if (faults.motorLost) found.push('Motors: ESC 1 not responding');
  if ((needsPosition(mode) || craft.flavour.autopilot === 'px4') && !hasPosition(gps)) {
    found.push(gps.fix === 'noFix' || gps.fix === 'none' ? 'GPS 1: Bad fix' : 'Need Position Estimate');
  }
  if (remainingShare(battery) <= settings.battery.lowShare) found.push('Battery 1 below minimum arming capacity');
  const place = believedPlace(craft);
  if (breachOf(craft.fence, settings.fence, place, heightAboveHome(craft), 0)) found.push('vehicle outside fence');
  return found;
}

const unarmable = ({ mode }: Aircraft): string => `${mode.name} mode not armable`;

/** The motors do not start without a way to see that the sticks fail, where that is watched. */
function receiverFaults({ flavour, faults, receiver, input, settings, airframe }: Aircraft): string[] {
  if (flavour.autopilot === 'px4') return faults.remoteLost ? ['No manual control input'] : [];
  if (!settings.sticks.detectsLoss) return [];
  const isCopter = airframe.kind === 'multirotor';
  if (!receiver.isAttached && input.source === 'none' && input.updatedAt < 0) return [isCopter ? 'RC not found' : 'Waiting for RC'];
  return input.isLost ? ['Radio failsafe on'] : [];
}

/** ArduPilot says what its checks find twice a minute until its motors start, asked or not. */
const REPEAT_SECONDS = 30;

/** ArduPilot cuts the words of its checks to the length of one message. */
const TEXT_LENGTH = 50;

export function sayFaults(craft: Aircraft, faults: readonly string[], prefix = craft.flavour.arming.prefix): void {
  const isCut = craft.flavour.autopilot === 'ardupilot';
  for (const fault of faults) say(craft, 'critical', `${prefix}${fault}`.slice(0, isCut ? TEXT_LENGTH : undefined));
}

/** `seconds` have passed since it was called last. */
export function repeatFaults(craft: Aircraft, seconds: number): void {
  if (craft.armed || craft.flavour.autopilot !== 'ardupilot') return;
  const repeats = (at: number) => Math.floor(at / REPEAT_SECONDS);
  if (repeats(craft.seconds) !== repeats(craft.seconds - seconds)) sayFaults(craft, armingFaults(craft));
}

export function arm(craft: Aircraft, isForced: boolean): boolean {
  if (craft.armed) return true;
  const faults = isForced ? [] : armingFaults(craft);
  if (!craft.mode.armable && !faults.includes(unarmable(craft))) faults.push(unarmable(craft));
  if (craft.mode.behaviour === 'auto' && craft.mission.state === 'none') faults.push('Mode requires mission');
  if (faults.length > 0) {
    sayFaults(craft, faults, craft.flavour.arming.refusedPrefix);
    return false;
  }
  craft.armed = true;
  craft.armedAt = craft.seconds;
  craft.metres = 0;
  craft.track = [];
  craft.protections.clear();
  // Home is where the motors start, unless somebody has set another one.
  if (!craft.homeIsChosen || !craft.home) craft.home = believedPlace(craft);
  craft.notices.push({ kind: 'home' });
  stayFromHere(craft);
  say(craft, 'info', craft.flavour.arming.started);
  return true;
}

/** In the air only where it is forced: an aircraft that is told so falls. */
export function disarm(craft: Aircraft, isForced: boolean): boolean {
  if (!craft.armed) return true;
  if (isFlying(craft) && !isForced) return false;
  craft.armed = false;
  craft.takeOffTo = undefined;
  craft.guided = undefined;
  const isForgotten = forgetsMission(craft);
  if (isForgotten) craft.mission.jumps.clear();
  if (craft.mission.state === 'complete' || craft.mission.state === 'active' || (isForgotten && craft.mission.state === 'paused')) {
    const isOver = craft.mission.state === 'complete' && !craft.flavour.startsMissionOnceArmed;
    craft.mission.state = isOver ? 'complete' : 'waiting';
    if (isForgotten) craft.mission.isLanding = false;
    // ArduPlane stays at its landing when it is disarmed there.
    if (!craft.mission.isLanding || !isArduPlane(craft)) craft.mission.current = 0;
    craft.mission.leg = undefined;
  }
  say(craft, 'info', craft.flavour.arming.stopped);
  return true;
}

/** ArduPilot begins its mission anew with the next start of its motors; ArduPlane only if it was not flying it. */
const forgetsMission = ({ flavour: { autopilot, airframe }, mode }: Aircraft): boolean =>
  autopilot === 'ardupilot' && (airframe === 'multirotor' || mode.behaviour !== 'auto');
