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

const EDGES: Record<Datum, Edge> = {
  wgs84: {
    datum: 'wgs84',
    toMap: (longitude, latitude) => [longitude, latitude],
    fromMap: (longitude, latitude) => [longitude, latitude],
  },
  gcj02: {
    datum: 'gcj02',
    toMap: (longitude, latitude) => gcoord.transform<LonLat>([longitude, latitude], gcoord.WGS84, gcoord.GCJ02),
    fromMap: (longitude, latitude) => gcoord.transform<LonLat>([longitude, latitude], gcoord.GCJ02, gcoord.WGS84),
  },
};

export const edgeOf = (datum: Datum): Edge => EDGES[datum];
