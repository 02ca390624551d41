import type { Simulator, SimulatorForm } from '@skyhelm/contract/simulator';
import type { FoundPlace } from '@skyhelm/contract/place';
import { parsePosition } from '@skyhelm/core/geo/parse-position';
import { isLatitude, isLongitude, type Position } from '@skyhelm/core/geo/position';
import { numberIn } from '../../ui/form/number-in.ts';

type Typed = 'longitude' | 'latitude' | 'altitude' | 'windSpeed';

/** Numbers are kept as they were typed: what is no number yet is not lost. */
export type SimulatorValues = Omit<SimulatorForm, Typed> & Record<Typed, string | undefined> & Pick<Simulator, 'version'>;

/** What is sent of the form, beside the device. */
export const inputOf = ({ longitude, latitude, altitude, windSpeed, ...rest }: SimulatorValues) => ({
  ...rest,
  longitude: numberIn(longitude),
  latitude: numberIn(latitude),
  altitude: numberIn(altitude),
  windSpeed: numberIn(windSpeed) ?? 0,
});

const UNSAVED = {
  longitude: '',
  latitude: '',
  altitude: '',
  address: '',
  windSpeed: '0',
  craft: 'multirotorArdupilot',
  patrols: false,
} as const;

export function valuesOf({ settings, version }: Pick<Simulator, 'settings' | 'version'>): SimulatorValues {
  if (!settings) return { ...UNSAVED, version };
  const { longitude, latitude, altitude, windSpeed, ...rest } = settings;
  return {
    ...rest,
    longitude: String(longitude),
    latitude: String(latitude),
    altitude: String(altitude),
    windSpeed: String(windSpeed),
    version,
  };
}

const KEYS = ['longitude', 'latitude', 'altitude', 'address', 'craft', 'windSpeed', 'patrols'] as const;

/** Whether the two would be saved as the same. */
export function isSame(one: SimulatorValues, other: SimulatorValues): boolean {
  const [mine, theirs] = [inputOf(one), inputOf(other)];
  return KEYS.every((key) => mine[key] === theirs[key]);
}

/** Nothing while it is being typed. */
export function positionIn({ latitude, longitude }: Pick<SimulatorValues, 'latitude' | 'longitude'>): Position | undefined {
  const [north, east] = [numberIn(latitude), numberIn(longitude)];
  if (typeof north !== 'number' || typeof east !== 'number' || !isLatitude(north) || !isLongitude(east)) return undefined;
  return { latitude: north, longitude: east };
}

/** What a place that was chosen puts into the form. A position that was typed stays in its address: many lie at one place. */
export const chosen = ({ address, latitude, longitude, altitude, metres }: FoundPlace) => ({
  address: metres === 0 ? address : `${address} (${latitude}, ${longitude})`,
  latitude: String(latitude),
  longitude: String(longitude),
  ...(altitude !== null && { altitude: String(altitude) }),
});

/** Coordinates in place of an address; where both orders make sense, latitude first, as the hint beside the field has it. */
export function typedPlace(text: string): { latitude: string; longitude: string } | undefined {
  const [first] = parsePosition(text);
  return first && { latitude: String(first.latitude), longitude: String(first.longitude) };
}
