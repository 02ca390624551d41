import type { Camera } from '@skyhelm/core/plan/pattern/camera';
import type { PatternFigures } from '@skyhelm/core/plan/pattern/laid-out';
import type { Pattern, PatternKind } from '@skyhelm/core/plan/pattern/pattern';

type NumbersIn<T> = { [K in keyof T]-?: T[K] extends number | null ? K : never }[keyof T];
type NumbersOf<K extends PatternKind> = NumbersIn<Extract<Pattern, { kind: K }>>;
export type NumberName = { [K in PatternKind]: NumbersOf<K> }[PatternKind];

const COVERAGE = ['resolution', 'frontOverlap', 'sideOverlap'] as const;
const SWEEP = ['angle', 'turnaround'] as const;

/** Every number of each kind, in the order in which people think of them. */
export const NUMBERS: { [K in PatternKind]: readonly NumbersOf<K>[] } = {
  spot: ['tilt'],
  areaScan: ['spacing', ...SWEEP],
  orthophoto: [...COVERAGE, ...SWEEP],
  oblique: [...COVERAGE, 'tilt', ...SWEEP],
  corridor: ['width', ...COVERAGE, 'turnaround'],
  surround: ['radius', 'lowest', 'highest', 'rings', 'pictures'],
  facade: ['lowest', 'highest', ...COVERAGE],
  abPoint: ['spacing', 'lanes'],
  logistics: ['dropHeight', 'channel'],
};

/** What is left to the product where nobody says it. */
export const OPTIONAL: ReadonlySet<NumberName> = new Set<NumberName>(['angle', 'turnaround']);

/** Metres are said in the units of whoever reads them; of counts there are only whole ones. */
export const MEASURED_IN: Record<NumberName, 'metres' | 'degrees' | 'percent' | 'centimetres' | 'count'> = {
  spacing: 'metres',
  turnaround: 'metres',
  width: 'metres',
  radius: 'metres',
  lowest: 'metres',
  highest: 'metres',
  dropHeight: 'metres',
  angle: 'degrees',
  tilt: 'degrees',
  frontOverlap: 'percent',
  sideOverlap: 'percent',
  resolution: 'centimetres',
  rings: 'count',
  pictures: 'count',
  lanes: 'count',
  channel: 'count',
};

export type CameraNumber = NumbersIn<Camera>;
export const CAMERA_UNITS: Record<CameraNumber, 'millimetres' | 'pixels' | 'seconds'> = {
  sensorWidth: 'millimetres',
  sensorHeight: 'millimetres',
  focalLength: 'millimetres',
  imageWidth: 'pixels',
  imageHeight: 'pixels',
  minInterval: 'seconds',
};
export const CAMERA_NUMBERS = Object.keys(CAMERA_UNITS) as CameraNumber[];

/** What is worth knowing of each; the rest it has not, or it has been entered above. */
export const FIGURES: Record<PatternKind, readonly (keyof PatternFigures | 'time')[]> = {
  spot: ['pictures', 'time'],
  areaScan: ['lanes', 'area', 'time'],
  orthophoto: ['lanes', 'pictures', 'area', 'height', 'spacing', 'trigger', 'time'],
  oblique: ['lanes', 'pictures', 'area', 'height', 'spacing', 'trigger', 'time'],
  corridor: ['lanes', 'pictures', 'area', 'height', 'spacing', 'trigger', 'time'],
  surround: ['pictures', 'time'],
  facade: ['lanes', 'pictures', 'area', 'distance', 'spacing', 'trigger', 'time'],
  abPoint: ['lanes', 'time'],
  logistics: ['time'],
};
