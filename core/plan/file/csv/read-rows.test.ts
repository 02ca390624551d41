import { describe, expect, test } from 'vitest';
import { fileOf } from '../read-route-file.ts';
import { BrokenRouteFile } from '../route-file.ts';
import { columnOf } from './columns.ts';
import { readRows } from './read-rows.ts';

describe('a table of anybody', () => {
  const table = (...lines: string[]) => fileOf('csv', readRows(lines.map((line, at) => ({ number: at + 1, cells: line.split(';') }))));
  const told = (...lines: string[]) => {
    const { routes, issues } = table(...lines);
    return {
      mode: routes[0]?.route.heightMode,
      heights: routes[0]?.route.waypoints.map(({ altitude }) => altitude),
      issues: [...issues, ...routes.flatMap((one) => one.issues)].map(({ code, params }) => [
        code.split('.')[1],
        ...Object.values(params ?? {}),
      ]),
    };
  };

  test('names of columns in any manner, commas in numbers, cells that mean nothing', () => {
    const { routes } = table('Lat;LNG;Height (m);mode;heightMode', '50,5;10,25;80;HOVER;relative', '51;10;high;loop');
    expect(routes[0]!.route.waypoints).toMatchObject([
      { latitude: 50.5, longitude: 10.25, altitude: 80, mode: 'hover' },
      { latitude: 51, altitude: 80 },
    ]);
    expect(routes[0]!.issues).toMatchObject([
      { code: 'routeFile.cell', params: { row: 3, column: 'Height (m)' } },
      { code: 'routeFile.cell', params: { row: 3, column: 'mode' } },
    ]);
    expect(() => table('a;b', '1;2')).toThrow(BrokenRouteFile);
  });

  test.each(['ele', 'Elevation', 'z', '海拔', 'Высота над уровнем моря'])(
    'heights under “%s” are above the sea, and that is said',
    (column) => {
      expect(told(`lat;lon;${column}`, '47.1;8.1;430', '47.2;8.1;435')).toEqual({
        mode: 'absolute',
        heights: [430, 435],
        issues: [['seaHeights', column]],
      });
    },
  );

  test('where heights count from is said, or it is said that nobody knows', () => {
    expect(told('lat;lon;alt', '47;8;30')).toEqual({ mode: 'relative', heights: [30], issues: [['heights']] });
    expect(told('lat;lon;alt;heightMode', '47;8;30;relative')).toEqual({ mode: 'relative', heights: [30], issues: [] });
    expect(told('lat;lon;ele;heightMode', '47;8;30;relative')).toEqual({ mode: 'relative', heights: [30], issues: [] });
    expect(told('lat;lon;alt;heightMode', '47;8;430;absolute')).toEqual({ mode: 'absolute', heights: [430], issues: [] });
    expect(told('lat;lon;alt;heightMode', '47;8;30;somehow').issues).toEqual([['heights'], ['cell', 2, 'heightMode']]);
    expect(told('lat;lon;alt;ele', '47;8;30;430')).toEqual({
      mode: 'relative',
      heights: [30],
      issues: [['columns', 1, 'ele'], ['heights']],
    });
  });

  test('heights that are missing are told of, none is ever nought above the sea', () => {
    expect(told('lat;lon', '47;8')).toEqual({ mode: 'relative', heights: [15], issues: [['noHeights', 15]] });
    expect(told('lat;lon;ele', '47;8;', '47.1;8;430')).toEqual({
      mode: 'absolute',
      heights: [430, 430],
      issues: [
        ['seaHeights', 'ele'],
        ['someHeights', 1],
      ],
    });
  });

  test('heights of which none is understood are told of like missing ones', () => {
    expect(told('lat;lon;alt;heightMode', '47;8;high;absolute')).toEqual({
      mode: 'absolute',
      heights: [15],
      issues: [
        ['noHeights', 15],
        ['cell', 2, 'alt'],
      ],
    });
    expect(told('lat;lon;alt;heightMode;newHeight', '47;8;high;absolute;430').issues).toEqual([['cell', 2, 'alt']]);
  });

  test('a comma between thousands is never taken for one before decimals', () => {
    const cell = ['cell', 2, 'alt'];
    const heights = (place: string, height: string) => told('lat;lon;alt;heightMode', `${place};8;${height};absolute`, '47;8;9');
    expect(heights('47.1', '1,450')).toEqual({ mode: 'absolute', heights: [9, 9], issues: [cell] });
    expect(heights('47', '1,450')).toMatchObject({ heights: [9, 9], issues: [cell] });
    expect(heights('47', '1,450,000.5')).toMatchObject({ heights: [9, 9], issues: [cell] });
    expect(heights('47,1', '1.450')).toMatchObject({ heights: [9, 9], issues: [cell] });
    expect(heights('47,1', '120,500')).toMatchObject({ heights: [120.5, 9], issues: [] });
    expect(heights('47.1', '60,5')).toMatchObject({ heights: [60.5, 9], issues: [] });
    expect(heights('47', '60.500')).toMatchObject({ heights: [60.5, 9], issues: [] });
    for (const parted of ['1 450', "1'450", '1’450', '1\u00a0450', '1\u202f450', '1.450,5']) {
      expect([parted, heights('47.1', parted)]).toMatchObject([parted, { heights: [9, 9], issues: [cell] }]);
    }
  });

  test('degrees have decimals however many, and numbers of actions are read by the same rule', () => {
    const { routes } = table('lat;lon;yaw;actions', '47,125;8,250;90,125;zoom:1,500 zoom:2', '47;8;0;zoom:1.500');
    expect(routes[0]).toMatchObject({
      route: {
        waypoints: [{ latitude: 47.125, longitude: 8.25, yaw: 90.125, actions: [{ value: 1.5 }, { value: 2 }] }, { actions: [] }],
      },
      issues: [{ code: 'routeFile.noHeights' }, { code: 'routeFile.cell', params: { row: 3, column: 'actions' } }],
    });
  });

  test('of two kinds of heights is no route', () => {
    expect(told('lat;lon;alt;altitudemode', '47;8;30;0', '47.1;8;30;0', '47.2;8;30;1')).toEqual({
      mode: undefined,
      heights: undefined,
      issues: [['mixedHeights', 4]],
    });
  });

  test('what Litchi writes: above the ground, headings, and by name what is not taken', () => {
    const head = 'latitude;longitude;altitude(m);heading(deg);curvesize(m);gimbalmode;actiontype1;altitudemode;speed(m/s);';
    const { routes } = table(head, '47.1;8.1;60;90;0.2;0;-1;1;7;here', '47.2;8.1;70;-45;0.2;0;-1;1;7;');
    expect(routes[0]).toMatchObject({
      isAboveTerrain: true,
      route: {
        heightMode: 'relative',
        waypoints: [
          { altitude: 60, yawMode: 'fixed', yaw: 90, speed: 7 },
          { altitude: 70, yawMode: 'fixed', yaw: 315 },
        ],
      },
      issues: [
        { code: 'routeFile.columns', params: { count: 4, columns: 'curvesize(m), gimbalmode, actiontype1, #10' } },
        { code: 'routeFile.terrain' },
      ],
    });
    expect(routes[0]!.issues).toHaveLength(2);
  });

  test('only columns in which a route says something are named, and not all of a hundred', () => {
    const many = Array.from({ length: 100 }, (_, at) => `extra${at}`);
    const { routes } = table(
      `route;lat;lon;alt;heightMode;note;${many.join(';')}`,
      'A;47;8;30;relative;;1',
      'B;47;8;30;relative',
      `C;47;8;30;relative;x;${many.map(() => '1').join(';')}`,
    );
    expect(routes.map(({ issues }) => issues.map(({ params }) => params))).toEqual([
      [{ count: 1, columns: 'extra0' }],
      [],
      [{ count: 101, columns: `note, ${many.slice(0, 11).join(', ')}, …` }],
    ]);
  });
});

describe('units of a table', () => {
  const read = (head: string, value: string) =>
    fileOf(
      'csv',
      readRows(
        [
          ['lat', 'lon', 'heightMode', 'newHeight', head],
          ['50', '10', 'relative', '15', value],
        ].map((cells, at) => ({ number: at + 1, cells })),
      ),
    );

  test.each([
    ['altitude (ft)', '100', { altitude: 30.48 }],
    ['Altitude [feet]', '100', { altitude: 30.48 }],
    ['alt_ft', '100', { altitude: 30.48 }],
    ['Высота, м', '100', { altitude: 100 }],
    ['height (m)', '100', { altitude: 100 }],
    ['altitude()', '100', { altitude: 100 }],
    ['Speed (km/h)', '36', { speed: 10 }],
    ['speed (mph)', '10', { speed: 4.4704 }],
    ['speed kn', '10', { speed: 5.144444 }],
    ['velocity (m/s)', '7', { speed: 7 }],
    ['holdSeconds (min)', '0.5', { holdMs: 30_000 }],
    ['mode (of flight)', 'hover', { mode: 'hover' }],
  ])('%s is read as such', (head, value, waypoint) => {
    const { routes, issues } = read(head, value);
    expect(issues).toEqual([]);
    expect(routes[0]).toMatchObject({ issues: [], route: { waypoints: [waypoint] } });
  });

  test.each(['altitude (yd)', 'height (AMSL)', 'speed (m)', 'yaw (rad)'])('%s is not guessed at: nothing of the table is taken', (head) => {
    expect(read(head, '100')).toEqual({
      format: 'csv',
      routes: [],
      issues: [{ code: 'routeFile.unit', severity: 'error', params: { column: head } }],
    });
  });
});

test('a header is read as fast as it is long', () => {
  expect(columnOf(`altitude${'_'.repeat(2_000_000)}x\ny`)).toBeUndefined();
  expect(columnOf(`altitude${' '.repeat(2_000_000)}ft`)).toMatchObject({ name: 'altitude', factor: 0.3048 });
});
