import { FLIGHT_MODES, modeNumber } from '@skyhelm/core/vehicle/flight-mode';
import { UNMANNED_MESSAGES } from '@skyhelm/core/vehicle/phase';
import { POSITIONING_TYPES, positioningNumber } from '@skyhelm/core/vehicle/positioning';
import { say } from '@skyhelm/i18n/all';
import type { Language } from '@skyhelm/i18n/translate';

interface Entry {
  value: string;
  label: string;
}

/** What the numbers mean that the live channels give for modes, UM messages and positioning. */
export const flightModes = (language: Language): Entry[] =>
  FLIGHT_MODES.map((mode) => ({ value: String(modeNumber(mode)), label: say(language, `vehicle.mode.${mode}`) }));

export const flightPhases = (language: Language): Entry[] =>
  UNMANNED_MESSAGES.map(({ mode, phase }, at) => {
    const name = say(language, `vehicle.mode.${mode}`);
    return { value: String(at + 1), label: mode === 'notFlying' ? name : `${name} · ${say(language, `vehicle.phase.${phase}`)}` };
  });

export const positioningTypes = (language: Language): Entry[] =>
  POSITIONING_TYPES.map((type) => ({ value: String(positioningNumber(type)), label: say(language, `station.fix.${type}`) }));
