import type { Map as Engine } from 'maplibre-gl';
import { describe, expect, test, vi } from 'vitest';
import { edgeOf } from './datum.ts';
import { dragging } from './dragging.ts';
import { markerLayer } from './layers/markers.ts';
import type { MapMarker } from './map-handle.ts';
import { markersAt, type Projection } from './marker-at.ts';
import { paletteOf } from './palette.ts';

/** A pixel is a thousandth of a degree; the upper left corner lies west of the date line. */
const WEST = 179.9;
const engine = {
  project: ([longitude, latitude]: [number, number]) => ({ x: (longitude - WEST) * 1000, y: -latitude * 1000 }),
  unproject: ([x, y]: [number, number]) => ({ lng: WEST + x / 1000, lat: -y / 1000 }),
} as Projection;
const edge = edgeOf('wgs84');

const marker = (id: string, x: number, y: number, kind: MapMarker['kind'] = 'waypoint'): MapMarker => {
  const longitude = WEST + x / 1000;
  return { id, kind, position: { longitude: longitude > 180 ? longitude - 360 : longitude, latitude: -y / 1000 } };
};
const at = (markers: MapMarker[], x: number, y: number, reach = 0) =>
  markersAt([['waypoints', markers]], engine, edge, { x, y, reach })[0]?.id;

describe('what is pointed at among markers', () => {
  test('is what the picture of a marker covers, a finger covering more', () => {
    const markers = [marker('0', 20, 20)];
    expect([at(markers, 35, 20), at(markers, 20, 37), at(markers, 20, 37, 14)]).toEqual(['0', undefined, '0']);
  });

  test('is of several the nearest, and the last of those in one place', () => {
    const markers = [marker('0', 20, 20), marker('1', 30, 20), marker('2', 30, 20)];
    expect([at(markers, 23, 20), at(markers, 28, 20)]).toEqual(['0', '2']);
  });

  test('stands on its place where it is a pin', () => {
    const pin = [marker('0', 20, 50, 'point')];
    expect([at(pin, 20, 25), at(pin, 20, 50.2), at(pin, 20, 60)], 'its head, its tip, below').toEqual(['0', '0', undefined]);
  });

  test('is found beyond the date line', () => {
    expect(at([marker('0', 150, 20)], 151, 21)).toBe('0');
  });
});

test('of several numbers in one place the one that is drawn is pointed at first, and the others after it', () => {
  const markers = markerLayer({ palette: paletteOf('light', 'normal'), edge });
  const found = () => markers.at(engine, { x: 20, y: 20, reach: 0 }).map(({ id }) => id);
  const [first, second, third] = [marker('0', 20, 20), marker('1', 20, 20), marker('2', 20, 20)];
  markers.set('waypoints', [first, second, third]);
  expect(found()).toEqual(['2', '1', '0']);
  markers.set('waypoints', [{ ...first, kind: 'chosen' }, second, third]);
  expect(found()).toEqual(['0', '2', '1']);
});

test('a waypoint that is taken goes by its new number as soon as another is put in before it, though that is not drawn yet', () => {
  vi.stubGlobal('addEventListener', () => undefined);
  const heard = new Map<string, (event: object) => void>();
  const map = { ...engine, on: (name: string, told: (event: object) => void) => heard.set(name, told) } as unknown as Engine;
  const markers = markerLayer({ palette: paletteOf('light', 'normal'), edge });
  const [first, last] = [marker('0', 20, 20), marker('1', 80, 20)];
  const taken: string[] = [];
  dragging({ engine: map, edge: () => edge, markers, isStyled: () => true, isBusy: () => false, onRefused: () => undefined }).of(
    'waypoints',
    {
      begin: (id) => taken.push(id),
      move: () => undefined,
      end: () => undefined,
    },
  );
  markers.set('waypoints', [first, last]);
  markers.set('waypoints', [first, marker('1', 50, 20), { ...last, id: '2' }]);
  heard.get('mousedown')!({ point: { x: 80, y: 20 }, originalEvent: { button: 0 }, preventDefault: () => undefined });
  expect(taken).toEqual(['2']);
  vi.unstubAllGlobals();
});
