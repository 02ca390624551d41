declare module 'd3-geo' {
  export interface Projection {
    scale(value: number): Projection;
    translate(value: [number, number]): Projection;
    precision(value: number): Projection;
  }
  export function geoEquirectangular(): Projection;
}

declare module 'd3-geo-projection' {
  import type { Projection } from 'd3-geo';
  export function geoProject<G extends GeoJSON.Geometry>(geometry: G, projection: Projection): G | null;
}

declare module 'topojson-client' {
  export interface Drawn {
    type: string;
    id?: string;
    properties: { name: string };
  }
  export interface Topology {
    objects: { countries: { type: string; geometries: Drawn[] }; land: Drawn };
  }
  export function feature(topology: Topology, object: Drawn): { geometry: GeoJSON.Polygon | GeoJSON.MultiPolygon };
  export function merge(topology: Topology, objects: Drawn[]): GeoJSON.MultiPolygon;
  export function mesh(
    topology: Topology,
    object: Topology['objects']['countries'],
    filter: (one: Drawn, other: Drawn) => boolean,
  ): GeoJSON.MultiLineString;
}

declare module 'world-atlas/countries-50m.json' {
  import type { Topology } from 'topojson-client';
  const atlas: Topology;
  export default atlas;
}
