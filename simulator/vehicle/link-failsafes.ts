import { say, isFlying, type Aircraft } from './aircraft.ts';
import { disarm } from './arming.ts';
import { changeMode, enterMode, modeDoing } from './mode-change.ts';
import { planeLinkFailsafes } from './plane-link-failsafes.ts';
import type { Protection } from './settings.ts';

/** Flown by a pilot, as ArduCopter sees it: its GCS failsafe goes by this. */
const PILOTED = new Set(['attitude', 'height', 'position', 'hold']);

/** Steps in when the remote control or the ground station falls silent. `silence` is nothing before the station was heard. */
export function watchLinks(craft: Aircraft, silence: number | undefined): void {
  if (craft.flavour.autopilot === 'px4') watchPx4(craft, silence);
  else if (craft.airframe.kind === 'multirotor') watchCopter(craft, silence);
  else planeLinkFailsafes(craft, silence);
}

function once(craft: Aircraft, cause: string): boolean {
  if (craft.protections.has(cause)) return false;
  craft.protections.add(cause);
  return true;
}

function watchCopter(craft: Aircraft, silence: number | undefined): void {
  const { settings, input } = craft;
  if (!input.isLost) {
    if (craft.protections.delete('remote')) say(craft, 'warning', 'Radio Failsafe Cleared');
  } else if (settings.remoteLost !== 'none' && once(craft, 'remote')) actAsCopter(craft, 'Radio', settings.remoteLost);
  const { action, seconds } = settings.stationLost;
  if (action === 'none' || silence === undefined) return;
  if (silence < seconds) {
    if (craft.protections.delete('station')) say(craft, 'warning', 'GCS Failsafe Cleared');
  } else if (once(craft, 'station')) {
    craft.sticks = undefined;
    actAsCopter(craft, 'GCS', action);
  }
}

/** FS_OPTIONS may let it go on with what it does. */
function actAsCopter(craft: Aircraft, what: 'Radio' | 'GCS', action: Protection): void {
  const { mode, settings } = craft;
  const { continues } = settings;
  const isMission = mode.behaviour === 'auto';
  const isStation = what === 'GCS';
  const doesNothing = (reason: string): void => say(craft, 'warning', `${what} Failsafe - ${reason}`);
  if (!isFlying(craft)) {
    doesNothing('Disarming');
    disarm(craft, true);
  } else if (isLanding(craft) && continues.landing) {
    doesNothing('Continuing Landing');
    changeMode(craft, 'land');
  } else if (isMission && (isStation ? continues.stationInAuto : continues.remoteInAuto)) {
    doesNothing(isStation ? 'Continuing Auto Mode' : 'Continuing Auto');
  } else if (!isStation && mode.behaviour === 'guided' && continues.remoteInGuided) doesNothing('Continuing Guided Mode');
  else if (isStation && PILOTED.has(mode.behaviour) && continues.stationByHand) doesNothing('Continuing Pilot Control');
  else {
    say(craft, 'warning', `${what} Failsafe`);
    if (action !== 'report' && action !== 'none') changeMode(craft, action);
  }
}

const isLanding = ({ mode, returnPhase }: Aircraft): boolean =>
  mode.behaviour === 'land' || (mode.behaviour === 'return' && returnPhase === 'descend');

/** PX4 holds for some seconds before it acts, and goes back when the link returns while it holds. */
function watchPx4(craft: Aircraft, silence: number | undefined): void {
  if (!isFlying(craft)) return;
  const lost = lostForPx4(craft, silence);
  const state = craft.linkFailsafe;
  const isStillOurs = craft.mode === state.chosen;
  if (lost === undefined) {
    if (state.kind === 'holding' && isStillOurs && state.before) enterMode(craft, state.before);
    craft.linkFailsafe = { kind: 'none', since: 0, before: undefined, chosen: undefined };
    craft.protections.delete('link');
  } else if (state.kind === 'none') {
    const before = craft.mode;
    craft.protections.add('link');
    say(craft, 'critical', 'Failsafe activated');
    if (lost !== 'report') changeMode(craft, 'hold');
    craft.linkFailsafe = { kind: 'holding', since: craft.seconds, before, chosen: modeDoing(craft, 'hold') };
  } else if (state.kind === 'holding' && craft.seconds - state.since >= craft.settings.failsafeHoldSeconds) {
    craft.linkFailsafe = { ...state, kind: 'acted' };
    if (isStillOurs && lost !== 'report' && lost !== 'none') changeMode(craft, lost);
  }
}

/** What NAV_RCL_ACT or NAV_DLL_ACT ask for now; nothing while no link is lost that matters. */
function lostForPx4({ input, settings, mode }: Aircraft, silence: number | undefined): Protection | undefined {
  const { continues, remoteLost, stationLost } = settings;
  // COM_RCL_EXCEPT: modes that need no remote control.
  const isExcepted =
    (mode.behaviour === 'auto' && continues.remoteInAuto) ||
    (mode.behaviour === 'hold' && continues.remoteInHold) ||
    (mode.behaviour === 'guided' && continues.remoteInGuided);
  const isHomeward = mode.behaviour === 'land' || mode.behaviour === 'return';
  if (input.isLost && !input.isOptional && !isExcepted && remoteLost !== 'none' && settings.sticks.sources.length > 0) {
    return isHomeward ? 'report' : remoteLost;
  }
  const isSilent = silence !== undefined && silence >= stationLost.seconds;
  return isSilent && stationLost.action !== 'none' ? (isHomeward ? 'report' : stationLost.action) : undefined;
}
