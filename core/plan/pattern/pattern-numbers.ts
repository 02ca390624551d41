import type { Camera } from './camera.ts';
import type { Pattern, PatternKind } from './pattern.ts';
import * as limit from './pattern-limits.ts';

export interface NumberBounds {
  min: number;
  max: number;
  isWhole?: true;
  /** Nothing is a choice too: whatever is best. */
  isOptional?: true;
}

type NumbersIn<T> = { [K in keyof T]-?: T[K] extends number | null ? K : never }[keyof T];
type OfKind<K extends PatternKind> = Extract<Pattern, { kind: K }>;
type Numbers = { [K in PatternKind]: Record<NumbersIn<OfKind<K>>, NumberBounds> };

const turnaround: NumberBounds = { ...limit.TURNAROUND, isOptional: true };
const sweep = { angle: { ...limit.SCAN_ANGLE, isOptional: true }, turnaround } satisfies Record<string, NumberBounds>;
const coverage = { resolution: limit.RESOLUTION, frontOverlap: limit.OVERLAP, sideOverlap: limit.OVERLAP };
const heights = { lowest: limit.PATTERN_HEIGHT, highest: limit.PATTERN_HEIGHT };
const whole = (bounds: { min: number; max: number }): NumberBounds => ({ ...bounds, isWhole: true });

/** Every number that people enter for a pattern, in the order in which they are asked for it. */
export const PATTERN_NUMBERS: Numbers = {
  spot: { tilt: limit.CAMERA_TILT },
  areaScan: { spacing: limit.SCAN_SPACING, ...sweep },
  orthophoto: { ...coverage, ...sweep },
  oblique: { tilt: limit.OBLIQUE_TILT, ...coverage, ...sweep },
  corridor: { width: limit.PATTERN_SIZE, ...coverage, turnaround },
  surround: {
    radius: limit.PATTERN_SIZE,
    ...heights,
    rings: whole(limit.SURROUND_RINGS),
    pictures: whole(limit.SURROUND_PICTURES),
  },
  facade: { ...heights, ...coverage },
  abPoint: { spacing: limit.SCAN_SPACING, lanes: whole(limit.AB_LANES) },
  logistics: { dropHeight: limit.PATTERN_HEIGHT, channel: whole(limit.THROWER_CHANNEL) },
};

export const CAMERA_NUMBERS: Record<NumbersIn<Camera>, NumberBounds> = {
  sensorWidth: limit.CAMERA_LENGTH_MM,
  sensorHeight: limit.CAMERA_LENGTH_MM,
  focalLength: limit.CAMERA_LENGTH_MM,
  imageWidth: whole(limit.CAMERA_PIXELS),
  imageHeight: whole(limit.CAMERA_PIXELS),
  minInterval: limit.CAMERA_INTERVAL,
};

/** Where a number is not what it has to be. */
export interface NumberFault {
  field: string[];
  bounds: NumberBounds;
}

const isFit = (value: number | null, { min, max, isWhole, isOptional }: NumberBounds): boolean =>
  value === null ? isOptional === true : value >= min && value <= max && (!isWhole || Number.isInteger(value));

const faultsIn = (values: object, numbers: Record<string, NumberBounds>, ...path: string[]): NumberFault[] =>
  Object.entries(numbers)
    .filter(([field, bounds]) => !isFit((values as Record<string, number | null>)[field]!, bounds))
    .map(([field, bounds]) => ({ field: [...path, field], bounds }));

export const numberFaults = (pattern: Pattern): NumberFault[] => [
  ...faultsIn(pattern, PATTERN_NUMBERS[pattern.kind]),
  ...('camera' in pattern ? faultsIn(pattern.camera, CAMERA_NUMBERS, 'camera') : []),
];
