import { startMission } from '../guidance/mission.ts';
import { isFlying, say, type Aircraft } from './aircraft.ts';
import { hasPosition } from './gps.ts';
import { resetLandedMission } from './landing-checks.ts';
import { needsPosition, type Behaviour, type Mode } from './mode.ts';
import { stayFromHere } from './stopping-place.ts';

/** Why a mode is not taken up; nothing when it is. */
export type ModeRefusal = 'needsPosition' | 'needsMission';

export function enterMode(craft: Aircraft, mode: Mode): ModeRefusal | undefined {
  const { flavour, armed, mission } = craft;
  // ArduCopter takes up any mode before its motors start: its arming checks come later.
  const isChecked = armed || flavour.name !== 'copter';
  if (isChecked && needsPosition(mode) && !hasPosition(craft.gps)) return 'needsPosition';
  if (isChecked && mode.behaviour === 'auto' && mission.state === 'none') return 'needsMission';
  craft.mode = mode;
  craft.takeOffTo = undefined;
  craft.regimeWanted = undefined;
  craft.heading = undefined;
  craft.speed = undefined;
  craft.laterSpeed = undefined;
  craft.returnPhase = 'climb';
  if (mode.behaviour !== 'circle') craft.guided = undefined;
  stayFromHere(craft);
  if (craft.mission.state === 'active' && mode.behaviour !== 'auto') craft.mission.state = 'paused';
  if (mode.behaviour === 'auto' && isFlying(craft)) startMission(craft);
  if (resetLandedMission(craft)) say(craft, 'info', 'In landing sequence: mission reset');
  return undefined;
}

/** By what it does: the first mode of this autopilot that does it. */
export const modeDoing = (craft: Aircraft, behaviour: Behaviour): Mode | undefined =>
  craft.flavour.modes.find((mode) => mode.behaviour === behaviour);

/** A change that the aircraft makes of its own accord. What cannot be done falls back to landing. */
export function changeMode(craft: Aircraft, behaviour: Behaviour, reason?: string): void {
  const mode = modeDoing(craft, behaviour);
  if (!mode || mode === craft.mode) return;
  const refusal = enterMode(craft, mode);
  if (refusal && behaviour !== 'land') changeMode(craft, 'land', reason);
  else if (!refusal && reason) say(craft, 'warning', `${reason}: changed to ${mode.name} Mode`);
}
