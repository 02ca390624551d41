import type { Airframe, Autopilot } from '../airframe.ts';

/** Firmwares whose parameters are described by files, by the names that ArduPilot gives them. */
export const METADATA_VEHICLES = ['ArduCopter', 'ArduPlane'] as const;
export type MetadataVehicle = (typeof METADATA_VEHICLES)[number];

/** How well the version of a file fits the firmware. */
export const METADATA_FITS = ['exact', 'sameMinor', 'older'] as const;
export type MetadataFit = (typeof METADATA_FITS)[number];

export interface MetadataVersion {
  vehicle: MetadataVehicle;
  version: string;
}

const VERSION = /^(\d{1,3})\.(\d{1,3})(?:\.(\d{1,3}))?$/;
export const isMetadataVersion = (text: string): boolean => VERSION.test(text);

type Numbers = readonly [major: number, minor: number, patch: number];

/** Of a firmware too, which may add words such as `-dev`. */
function numbersIn(text: string): Numbers | undefined {
  const [, major, minor, patch = '0'] = /^(\d{1,3})\.(\d{1,3})(?:\.(\d{1,3}))?/.exec(text) ?? [];
  return major === undefined || minor === undefined ? undefined : [Number(major), Number(minor), Number(patch)];
}

const compare = (one: Numbers, other: Numbers): number => one[0] - other[0] || one[1] - other[1] || one[2] - other[2];

export function metadataVehicleOf({ autopilot, kind }: { autopilot: Autopilot; kind: Airframe }): MetadataVehicle | undefined {
  if (autopilot !== 'ardupilot' || kind === 'other') return undefined;
  return kind === 'multirotor' ? 'ArduCopter' : 'ArduPlane';
}

/** The file of this very version, else the nearest of the same major and minor version, else the newest that is older. Of two alike the first. */
export function chooseMetadata<F extends MetadataVersion>(
  files: readonly F[],
  vehicle: MetadataVehicle,
  firmware: string,
): { file: F; fit: MetadataFit } | undefined {
  const wanted = numbersIn(firmware);
  if (!wanted) return undefined;
  const known = files.flatMap((file) => {
    const numbers = file.vehicle === vehicle ? numbersIn(file.version) : undefined;
    return numbers ? [{ file, numbers }] : [];
  });
  const away = ({ numbers }: { numbers: Numbers }) => Math.abs(numbers[2] - wanted[2]);
  const [near] = known
    .filter(({ numbers }) => numbers[0] === wanted[0] && numbers[1] === wanted[1])
    .toSorted((one, other) => away(one) - away(other) || compare(other.numbers, one.numbers));
  if (near) return { file: near.file, fit: away(near) === 0 ? 'exact' : 'sameMinor' };
  const [newest] = known
    .filter(({ numbers }) => compare(numbers, wanted) < 0)
    .toSorted((one, other) => compare(other.numbers, one.numbers));
  return newest && { file: newest.file, fit: 'older' };
}
