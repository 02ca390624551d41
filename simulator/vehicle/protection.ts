import { changeMode } from './mode-change.ts';
import { believedPlace, heightAboveHome, isFlying, say, type Aircraft } from './aircraft.ts';
import { disarm } from './arming.ts';
import { remainingShare } from './battery.ts';
import { breachOf, type Breach } from './fence.ts';
import { hasPosition } from './gps.ts';
import { needsPosition, type Behaviour } from './mode.ts';
import { watchLinks } from './link-failsafes.ts';
import { openParachute } from './parachute.ts';
import type { Protection } from './settings.ts';

/** Modes that end on the ground by themselves. */
const HOMEWARD: ReadonlySet<Behaviour> = new Set(['land', 'return', 'trackReturn']);
const FENCE_WORDS: Record<Breach, string> = { height: 'Max Alt', circle: 'Circle', polygon: 'Polygon' };
/** Falling faster than this is not flying any more. */
const FALLING = 9;

function protect(craft: Aircraft, action: Protection, reason: string): void {
  if (action === 'none' || action === 'report') return;
  const { behaviour } = craft.mode;
  // Whoever is already on the ground's side of it is left alone.
  if (behaviour === 'land' || ((behaviour === 'return' || behaviour === 'trackReturn') && action !== 'land')) return;
  changeMode(craft, action, reason);
}

/** Steps in once for each cause, from start to stop of the motors. */
function once(craft: Aircraft, cause: string): boolean {
  if (craft.protections.has(cause)) return false;
  craft.protections.add(cause);
  return true;
}

function watchBattery(craft: Aircraft): void {
  const { battery, settings } = craft;
  const share = remainingShare(battery);
  const said = `${battery.volts.toFixed(2)}V used ${Math.round(battery.usedMah)} mAh`;
  if (share <= settings.battery.criticalShare && once(craft, 'batteryCritical')) {
    say(craft, 'critical', `Battery 1 is critical ${said}`);
    protect(craft, settings.battery.criticalAction, 'Battery Failsafe');
  } else if (share <= settings.battery.lowShare && once(craft, 'batteryLow')) {
    say(craft, 'warning', `Battery 1 is low ${said}`);
    protect(craft, settings.battery.lowAction, 'Battery Failsafe');
  }
}

function watchFence(craft: Aircraft): void {
  const { fence, settings, home } = craft;
  const place = believedPlace(craft);
  const fromHome = home ? Math.hypot(place.north - home.north, place.east - home.east) : 0;
  const breach = breachOf(fence, settings.fence, place, heightAboveHome(craft), fromHome);
  if (breach && !fence.breach) {
    fence.breaches++;
    fence.breachedAt = craft.seconds;
    say(craft, 'warning', `${FENCE_WORDS[breach]} fence breached`);
    protect(craft, settings.fence.action, 'Fence');
  } else if (!breach && fence.breach) say(craft, 'notice', 'Fence breach cleared');
  fence.breach = breach;
}

function watchPosition(craft: Aircraft): void {
  if (hasPosition(craft.gps)) {
    if (craft.protections.delete('position')) say(craft, 'critical', 'EKF Failsafe Cleared');
    return;
  }
  if (!once(craft, 'position')) return;
  say(craft, 'critical', 'EKF variance');
  if (needsPosition(craft.mode)) changeMode(craft, 'land', 'EKF Failsafe');
}

export function watchOver(craft: Aircraft, stationSilence: number | undefined): void {
  if (!craft.armed && craft.parachute !== 'ready') return;
  if (isFlying(craft) && craft.body.upSpeed < -FALLING && openParachute(craft)) return;
  if (!craft.armed) return;
  if (craft.faults.motorLost && once(craft, 'motor')) {
    say(craft, 'emergency', craft.airframe.kind === 'fixedWing' ? 'Engine failure' : 'Potential Thrust Loss (1)');
    if (craft.airframe.kind === 'fixedWing') protect(craft, 'return', 'Engine failure');
  }
  watchBattery(craft);
  if (isFlying(craft)) {
    watchFence(craft);
    watchPosition(craft);
    watchLinks(craft, stationSilence);
  } else if (craft.landed === 'onGround' && craft.takeOffTo === undefined && idleSeconds(craft) >= disarmAfter(craft)) disarm(craft, false);
}

const idleSeconds = (craft: Aircraft): number => craft.seconds - Math.max(craft.landedSince, craft.armedAt);

/** After a landing of its own accord at once, after anything else when nothing happens for a while. */
function disarmAfter(craft: Aircraft): number {
  const { behaviour } = craft.mode;
  const hasFlown = craft.landedSince > craft.armedAt;
  const isDone = HOMEWARD.has(behaviour) || (behaviour === 'auto' && craft.mission.state === 'complete');
  if (hasFlown && isDone) return 0.5;
  return behaviour === 'auto' && craft.mission.state === 'active' ? Infinity : craft.settings.disarmSeconds || Infinity;
}
