import { say, type Aircraft, type LinkFailsafe } from './aircraft.ts';
import { changeMode, enterMode } from './mode-change.ts';
import type { Mode } from './mode.ts';

/** Fixed-wing modes that need a pilot; the last three act on a long failsafe alone. */
const BY_HAND = new Set(['attitude', 'height']);
const ALSO_LONG = new Set(['circle', 'hold', 'takeOff']);
const NONE: LinkFailsafe = { kind: 'none', since: 0, before: undefined, chosen: undefined };

/** ArduPlane: a short RC failsafe, a long one after FS_LONG_TIMEOUT, and the ground station's after as long. */
export function planeLinkFailsafes(craft: Aircraft, silence: number | undefined): void {
  const { input, settings, linkFailsafe } = craft;
  const isLost = input.isLost && settings.sticks.detectsLoss;
  const { stationLost, longLost } = settings;
  if (linkFailsafe.kind === 'none' || linkFailsafe.kind === 'short') {
    const watchesStation = stationLost.action !== 'none' && (!stationLost.onlyInAuto || craft.mode.behaviour === 'auto');
    if (isLost && linkFailsafe.kind === 'none') beginShort(craft);
    else if (isLost && craft.seconds - linkFailsafe.since > longLost.seconds) beginLong(craft, 'long');
    else if (watchesStation && silence !== undefined && silence > longLost.seconds) beginLong(craft, 'station');
    else if (!isLost && linkFailsafe.kind === 'short') endShort(craft);
  } else if (linkFailsafe.kind === 'station' && silence !== undefined && silence < longLost.seconds) {
    say(craft, 'warning', 'GCS Failsafe Off');
    end(craft);
  } else if (linkFailsafe.kind === 'long' && !isLost) {
    say(craft, 'warning', 'Throttle failsafe off');
    say(craft, 'warning', 'RC Long Failsafe Cleared');
    end(craft);
  }
}

function end(craft: Aircraft): void {
  craft.linkFailsafe = NONE;
  craft.protections.delete('link');
}

function beginShort(craft: Aircraft): void {
  const { mode: before, settings } = craft;
  say(craft, 'warning', 'Throttle failsafe on');
  craft.protections.add('link');
  const isByHand = BY_HAND.has(before.behaviour);
  if (before.onRotors) {
    if (isPilotedOnRotors(before)) changeMode(craft, 'land');
  } else if (settings.shortLost !== 'none' && (isByHand || (settings.shortLost === 'circle' && isAutomatic(before)))) {
    changeMode(craft, 'circle');
  }
  craft.linkFailsafe = { kind: 'short', since: craft.seconds, before, chosen: craft.mode };
  if (settings.shortLost === 'none') return;
  say(craft, 'warning', craft.mode === before ? 'RC Short Failsafe On' : `RC Short Failsafe: switched to ${craft.mode.name}`);
}

const isPilotedOnRotors = ({ behaviour }: Mode): boolean => BY_HAND.has(behaviour) || behaviour === 'position';
const isAutomatic = ({ behaviour }: Mode): boolean => behaviour === 'auto' || behaviour === 'guided' || behaviour === 'hold';

function endShort(craft: Aircraft): void {
  const { before, chosen } = craft.linkFailsafe;
  say(craft, 'warning', 'Throttle failsafe off');
  say(craft, 'warning', 'Short Failsafe Cleared');
  if (before && before !== chosen && craft.mode === chosen && enterMode(craft, before) === undefined) {
    say(craft, 'info', `Flight mode ${before.name} restored`);
  }
  end(craft);
}

/** The station's overrides end with it: what the receiver says counts again. */
function beginLong(craft: Aircraft, kind: 'long' | 'station'): void {
  const { mode, settings } = craft;
  craft.sticks = undefined;
  craft.protections.add('link');
  if (mode.onRotors) {
    if (isPilotedOnRotors(mode)) changeMode(craft, 'land');
  } else {
    const isHandled = BY_HAND.has(mode.behaviour) || ALSO_LONG.has(mode.behaviour);
    const isAlone = mode.behaviour === 'auto' || mode.behaviour === 'guided';
    const action = isHandled ? settings.longLost.byHand : isAlone ? settings.longLost.inAuto : 'none';
    if (action !== 'none' && action !== 'report') changeMode(craft, action);
  }
  craft.linkFailsafe = { ...craft.linkFailsafe, kind, since: craft.seconds };
  say(craft, 'warning', `${kind === 'station' ? 'GCS' : 'RC Long'} Failsafe On: ${craft.mode.name}`);
}
