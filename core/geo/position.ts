/** WGS-84, in degrees; south and west are negative. */
export interface Position {
  latitude: number;
  longitude: number;
}

export const ALTITUDE = { min: -1_000, max: 9_999 } as const;

const within = (value: number, min: number, max: number): boolean => value >= min && value <= max;

export const isLongitude = (value: number): boolean => within(value, -180, 180);
export const isLatitude = (value: number): boolean => within(value, -90, 90);
export const isAltitude = (value: number): boolean => within(value, ALTITUDE.min, ALTITUDE.max);

const MILLISECONDS_OF_ARC = 3_600_000;

/** `31°13′49.44″N`: to the hundredth of a second, some 30 cm. For reading only, never for storing. */
export function dms(axis: 'latitude' | 'longitude', degrees: number): string {
  const letter = axis === 'latitude' ? (degrees < 0 ? 'S' : 'N') : degrees < 0 ? 'W' : 'E';
  const hundredths = Math.round((Math.abs(degrees) * MILLISECONDS_OF_ARC) / 10);
  const seconds = (hundredths % 6_000) / 100;
  const minutes = Math.floor(hundredths / 6_000) % 60;
  return `${Math.floor(hundredths / 360_000)}°${String(minutes).padStart(2, '0')}′${seconds.toFixed(2).padStart(5, '0')}″${letter}`;
}
