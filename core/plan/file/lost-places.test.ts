import { expect, test } from 'vitest';
import { readRows } from './csv/read-rows.ts';
import { losesPlaces } from './lost-places.ts';
import { fileOf, readRouteText } from './read-route-file.ts';

const line = (id: number, latitude: string, hold = 0) => [id, 0, 3, 16, hold, 0, 0, 0, latitude, '8.5', 20, 1].join('\t');
const list = (...lines: string[]) => ['QGC WPL 110', line(0, '47.5'), ...lines].join('\n');
const gpx = (...latitudes: string[]) =>
  `<gpx version="1.1"><rte>${latitudes.map((latitude) => `<rtept lat="${latitude}" lon="8.5"/>`).join('')}</rte></gpx>`;
const csv = (...latitudes: string[]) => [['latitude', 'longitude', 'altitude'], ...latitudes.map((latitude) => [latitude, '8.5', '20'])];

const read = (file: string | string[][]) =>
  typeof file === 'string' ? readRouteText(file)! : fileOf('csv', readRows(file.map((cells, at) => ({ number: at + 1, cells }))));
const lost = (file: string | string[][]) => read(file).routes.flatMap(({ issues }) => issues.filter(losesPlaces).map(({ code }) => code));

test('a way that leads past a place of its file says so, in every format', () => {
  for (const [format, broken, whole] of [
    ['waypoints', list(line(1, '47.1'), line(2, 'nan'), line(3, '47.3')), list(line(1, '47.1'), line(2, '47.2', 400))],
    ['gpx', gpx('47.1', '147.2', '47.3'), gpx('47.1', '47.3')],
    ['csv', csv('47.1', 'none', '47.3'), csv('47.1', '47.3')],
  ] as const) {
    expect(read(broken).routes[0]!.route.waypoints, format).toHaveLength(2);
    expect(lost(broken), format).toHaveLength(1);
    expect(lost(whole), format).toEqual([]);
  }
});
