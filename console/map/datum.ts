import gcoord from 'gcoord';

export const DATUMS = ['wgs84', 'gcj02'] as const;
export type Datum = (typeof DATUMS)[number];

export type LonLat = [longitude: number, latitude: number];

/**
 * The edge of the map: beyond it positions are those of the tiles, here they are WGS-84. Chinese public tiles are shifted by some hundred metres
 * (GCJ-02), inside of China only.
 */
export interface Edge {
  readonly datum: Datum;
  toMap(longitude: number, latitude: number): LonLat;
  fromMap(longitude: number, latitude: number): LonLat;
}

const shifted = (longitude: number, latitude: number): LonLat =>
  gcoord.transform<LonLat>([longitude, latitude], gcoord.WGS84, gcoord.GCJ02);

/** The library stops looking a decimetre away; one more step ends at fractions of a millimetre. */
function shiftedBack(longitude: number, latitude: number): LonLat {
  const near = gcoord.transform<LonLat>([longitude, latitude], gcoord.GCJ02, gcoord.WGS84);
  const [east, north] = shifted(...near);
  return [near[0] + longitude - east, near[1] + latitude - north];
}

const EDGES: Record<Datum, Edge> = {
  wgs84: {
    datum: 'wgs84',
    toMap: (longitude, latitude) => [longitude, latitude],
    fromMap: (longitude, latitude) => [longitude, latitude],
  },
  gcj02: {
    datum: 'gcj02',
    toMap: shifted,
    fromMap: shiftedBack,
  },
};

export const edgeOf = (datum: Datum): Edge => EDGES[datum];
