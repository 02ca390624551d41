import { dms, type Position } from '@skyhelm/core/geo/position';
import gcoord from 'gcoord';

/** The same place as people write it. */
export interface Written {
  degrees: string;
  dms: string;
  gcj02: string;
}

const decimal = ({ latitude, longitude }: Position): string => `${latitude.toFixed(7)}, ${longitude.toFixed(7)}`;

/** As maps of China have it; elsewhere it is the same. */
export function toGcj02({ latitude, longitude }: Position): Position {
  const [east, north] = gcoord.transform([longitude, latitude], gcoord.WGS84, gcoord.GCJ02);
  return { latitude: north, longitude: east };
}

export function fromGcj02({ latitude, longitude }: Position): Position {
  const [east, north] = gcoord.transform([longitude, latitude], gcoord.GCJ02, gcoord.WGS84);
  return { latitude: north, longitude: east };
}

export const writtenAs = (position: Position): Written => ({
  degrees: decimal(position),
  dms: `${dms('latitude', position.latitude)} ${dms('longitude', position.longitude)}`,
  gcj02: decimal(toGcj02(position)),
});
