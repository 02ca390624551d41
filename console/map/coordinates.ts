import { parseMgrs, writeMgrs } from '@skyhelm/core/geo/mgrs';
import { parsePosition } from '@skyhelm/core/geo/parse-position';
import { dms, type Position } from '@skyhelm/core/geo/position';
import { parseUtm, toUtm, writeUtm } from '@skyhelm/core/geo/utm';
import { edgeOf } from './datum.ts';

/** The same place as people write it; near the poles some forms have no word for it. */
export const FORMS = ['degrees', 'dms', 'gcj02', 'utm', 'mgrs'] as const;
export type Written = Record<(typeof FORMS)[number], string | undefined>;

const shifting = edgeOf('gcj02');

const decimal = ({ latitude, longitude }: Position): string => `${latitude.toFixed(7)}, ${longitude.toFixed(7)}`;

/** As maps of China have it; elsewhere it is the same. */
export function toGcj02({ latitude, longitude }: Position): Position {
  const [east, north] = shifting.toMap(longitude, latitude);
  return { latitude: north, longitude: east };
}

export function fromGcj02({ latitude, longitude }: Position): Position {
  const [east, north] = shifting.fromMap(longitude, latitude);
  return { latitude: north, longitude: east };
}

export function writtenAs(position: Position): Written {
  const utm = toUtm(position);
  return {
    degrees: decimal(position),
    dms: `${dms('latitude', position.latitude)} ${dms('longitude', position.longitude)}`,
    gcj02: decimal(toGcj02(position)),
    utm: utm && writeUtm(utm),
    mgrs: writeMgrs(position),
  };
}

/** What was typed in any of these forms. `isEither`: which of the two comes first is a guess. */
export function readPlace(text: string, datum: 'wgs84' | 'gcj02'): { place: Position | undefined; isEither: boolean } {
  const [reading, other] = parsePosition(text);
  if (!reading) return { place: parseUtm(text) ?? parseMgrs(text), isEither: false };
  const { latitude, longitude } = reading;
  return { place: datum === 'gcj02' ? fromGcj02(reading) : { latitude, longitude }, isEither: other !== undefined };
}
