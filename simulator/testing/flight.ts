import { copter } from '../flavours/ardupilot.ts';
import type { Flavour } from '../flavours/flavour.ts';
import { parameterSet } from '../flavours/parameters.ts';
import type { MissionItem } from '../guidance/mission-item.ts';
import { aircraft, type Aircraft, type AircraftOptions } from '../vehicle/aircraft.ts';
import { arm } from '../vehicle/arming.ts';
import { enterMode } from '../vehicle/mode-change.ts';
import { stepAircraft } from '../vehicle/step.ts';

export const START = { latitude: 31.2304, longitude: 121.4737 };
const STEP = 0.02;

export function testCraft(flavour: Flavour = copter, more: Partial<AircraftOptions> = {}): Aircraft {
  const { get } = parameterSet(flavour.parameters);
  return aircraft({ flavour, seed: 7, start: START, settings: flavour.settingsFrom(get), searchingSeconds: 2, ...more });
}

/** Flies on for some seconds, or until something holds; says whether it did. */
export function fly(craft: Aircraft, seconds: number, until: (craft: Aircraft) => boolean = () => false, silence?: number): boolean {
  for (let step = 0; step < seconds / STEP; step++) {
    stepAircraft(craft, { seconds: craft.seconds, stationSilence: silence }, STEP);
    if (until(craft)) return true;
  }
  return false;
}

export const modeNamed = (craft: Aircraft, name: string) => craft.flavour.modes.find((mode) => mode.name === name)!;

export const textsOf = (craft: Aircraft): string[] => craft.notices.flatMap((notice) => (notice.kind === 'text' ? [notice.text] : []));

/** In the air, guided, at a height. */
export function airborne(craft: Aircraft, height = 20): Aircraft {
  fly(craft, 12);
  enterMode(craft, modeNamed(craft, 'GUIDED'));
  arm(craft, false);
  craft.takeOffTo = height;
  fly(craft, 60, ({ takeOffTo }) => takeOffTo === undefined);
  return craft;
}

/** An item at metres north and east of the start, at a height over home. */
export function itemAt(
  craft: Aircraft,
  command: number,
  north: number,
  east: number,
  height: number,
  more: Partial<MissionItem> = {},
): MissionItem {
  const { latitude, longitude } = craft.plane.positionAt({ north, east });
  const place = { x: Math.round(latitude * 1e7), y: Math.round(longitude * 1e7), z: height };
  return { command, frame: 3, param1: 0, param2: 0, param3: 0, param4: 0, autocontinue: 1, ...place, ...more };
}
