import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RouteField } from '../route-field.ts';
import { readRows } from './csv/read-rows.ts';
import { fileOf, readRouteText } from './read-route-file.ts';
import { BrokenRouteFile } from './route-file.ts';

const codes = (issues: readonly { code: string }[]) => issues.map(({ code }) => code);
const places = (text: string) =>
  readRouteText(text)!.routes.map(({ route }) =>
    route.waypoints.map(({ latitude, longitude, altitude }) => [latitude, longitude, altitude]),
  );

describe('a plan of QGroundControl', () => {
  let id = 0;
  const simple = (command: number, params: (number | null)[], frame = 3) => ({
    type: 'SimpleItem',
    autoContinue: true,
    doJumpId: ++id,
    command,
    frame,
    params,
  });
  const waypoint = (latitude: number, altitude = 50) => simple(16, [0, 0, 0, null, latitude, 8.5, altitude]);
  const plan = (items: object[], more: object = {}) =>
    JSON.stringify({
      fileType: 'Plan',
      version: 1,
      mission: { version: 2, firmwareType: 12, vehicleType: 2, hoverSpeed: 5, plannedHomePosition: [47.3, 8.5, 400], items },
      ...more,
    });

  test('becomes a route with its end', () => {
    const { format, routes } = readRouteText(
      plan([simple(22, [15, 0, 0, null, 47, 8.5, 50]), waypoint(47.1), waypoint(47.2, 60), simple(20, [0, 0, 0, 0, 0, 0, 0], 2)]),
    )!;
    expect([format, routes[0]!.issues]).toEqual(['plan', []]);
    expect(routes[0]!.route).toMatchObject({
      heightMode: 'relative',
      endAction: 'return',
      waypoints: [{ latitude: 47.1 }, { altitude: 60 }],
    });
  });

  const transect = (complexItemType: string, version: number) => ({
    type: 'ComplexItem',
    complexItemType,
    version,
    TransectStyleComplexItem: {
      Items: [waypoint(47.3), simple(206, [25, 0, 1, 0, 0, 0, 0], 2), waypoint(47.4), simple(206, [0, 0, 1, 0, 0, 0, 0], 2)],
    },
  });

  test('brings a survey as it is flown, and names what would have to be laid out anew', () => {
    const file = readRouteText(
      plan([waypoint(47.1), transect('survey', 5), { type: 'ComplexItem', complexItemType: 'StructureScan', version: 2 }, waypoint(47.2)], {
        geoFence: { polygons: [{}], circles: [] },
        rallyPoints: { points: [[1, 2, 3]] },
      }),
    )!;
    const { route, issues } = file.routes[0]!;
    expect(route.waypoints.map(({ latitude, actions }) => [latitude, ...actions.map(({ kind }) => kind)])).toEqual([
      [47.1],
      [47.3, 'distancePhotographs'],
      [47.4, 'endPhotographs'],
      [47.2],
    ]);
    expect(issues).toMatchObject([
      { code: 'routeFile.complex', params: { item: 3, kind: 'StructureScan' } },
      { code: 'routeFile.fence' },
      { code: 'routeFile.rally' },
    ]);
    expect(route.endAction).toBeNull();
    expect(codes(readRouteText(plan([waypoint(47.1), transect('survey', 99)]))!.routes[0]!.issues)).toEqual(['routeFile.complex']);
  });

  test('of another version, or with damaged items, is not guessed at', () => {
    expect(() => readRouteText(plan([waypoint(47)], { version: 3 }))).toThrow(BrokenRouteFile);
    const { routes } = readRouteText(plan([waypoint(47.1), waypoint(95), { type: 'SimpleItem' }, waypoint(47.2)]))!;
    expect(routes[0]!.route.waypoints).toHaveLength(2);
    expect(routes[0]!.issues).toMatchObject([
      { code: 'routeFile.item', params: { item: 2 } },
      { code: 'routeFile.item', params: { item: 3 } },
    ]);
  });
});

describe('a place that is no number is nowhere, and is not taken for nought', () => {
  const told = (text: string) => {
    const { routes, issues } = readRouteText(text)!;
    const all = [...issues, ...routes.flatMap((one) => one.issues)].map(({ code, params }) => [code, params?.['item']]);
    return { places: routes.flatMap(({ route }) => route.waypoints.map(({ latitude }) => latitude)), all };
  };

  test('in a list of waypoints with decimal commas', () => {
    const line = (id: number, command: number, latitude: string, altitude = '20') =>
      [id, 0, 3, command, 0, 0, 0, 0, latitude, '8.5', altitude, 1].join('\t');
    const list = (...lines: string[]) => ['QGC WPL 110', line(0, 16, '47,5'), ...lines].join('\n');
    expect(
      told(list(line(1, 16, '47,1'), line(2, 16, '47.2'), line(3, 82, 'nan'), line(4, 16, '47.3', '20,5'), line(5, 21, '47,1'))),
    ).toEqual({
      places: [47.2],
      all: [...[1, 3, 4, 5].map((item) => ['routeFile.itemPlace', item]), ['mission.read.speedUnsaid', 2]],
    });
    expect(told(list(line(1, 16, '47,1')))).toEqual({ places: [], all: [['routeFile.itemPlace', 1]] });
  });

  test('and heights that count from two places are no route: none of them is taken for the other', () => {
    const line = (id: number, frame: number, altitude: number) =>
      [id, 0, frame, 16, 0, 0, 0, 0, 47 + id / 100, 8.5, altitude, 1].join('\t');
    const file = readRouteText(['QGC WPL 110', line(0, 0, 400), line(1, 3, 20), line(2, 0, 480), line(3, 0, 490)].join('\n'))!;
    expect(file.routes).toEqual([]);
    expect(codes(file.issues)).toEqual(['mission.read.speedUnsaid', 'mission.read.heights']);
    expect(file.issues[1]).toMatchObject({ severity: 'error', params: { item: 2 } });
  });

  describe('nor is a height above the ground below taken for one above take-off', () => {
    const [RELATIVE, ABOVE_GROUND] = [
      [3, 6],
      [10, 11],
    ] as const;
    const row = (frame: number, command: number, altitude: number, params: number[] = [0, 0, 0, 0]) => ({
      frame,
      command,
      altitude,
      params,
    });
    type Row = ReturnType<typeof row>;
    const listOf = (rows: readonly Row[]) =>
      ['QGC WPL 110', [0, 1, 0, 16, 0, 0, 0, 0, 47, 8.5, 400, 1].join('\t')]
        .concat(
          rows.map(({ frame, command, altitude, params }, at) =>
            [at + 1, 0, frame, command, ...params, 47 + (at + 1) / 100, 8.5, altitude, 1].join('\t'),
          ),
        )
        .join('\n');
    const planOf = (rows: readonly Row[]) => {
      const items = rows.map(({ frame, command, altitude, params }, at) => ({
        type: 'SimpleItem',
        command,
        frame,
        params: [...params, 47 + (at + 1) / 100, 8.5, altitude],
        doJumpId: at + 1,
        autoContinue: true,
      }));
      return JSON.stringify({ fileType: 'Plan', version: 1, mission: { version: 2, firmwareType: 3, vehicleType: 2, items } });
    };
    const pairs = RELATIVE.flatMap((one) => ABOVE_GROUND.flatMap((other) => [[one, other] as const, [other, one] as const]));

    test.each([...pairs, [0, 10] as const, [11, 5] as const])('frames %i and %i are no route', (first, second) => {
      for (const text of [listOf, planOf].map((write) => write([row(3, 22, 60), row(first, 16, 60), row(second, 16, 60)]))) {
        const file = readRouteText(text)!;
        expect(file.routes).toEqual([]);
        expect(file.issues.filter(({ severity }) => severity === 'error')).toMatchObject([
          { code: 'mission.read.heights', params: { item: 3 } },
        ]);
      }
    });

    const WAY = [row(10, 16, 60), row(10, 82, 70), row(11, 19, 60, [5, 0, 0, 0])];
    test.each([
      ['Mission Planner, which gives all items one frame', [row(10, 22, 60), row(10, 206, 0), ...WAY, row(10, 20, 0)]],
      ['Mission Planner, landing', [row(10, 22, 60), ...WAY, row(10, 21, 0)]],
      ['QGroundControl, taking off above home and returning', [row(3, 22, 30), row(2, 178, 0), ...WAY, row(2, 20, 0)]],
      ['QGroundControl, landing above home', [row(3, 22, 30), ...WAY, row(3, 21, 0)]],
      ['QGroundControl, coming in along a landing above home', [row(3, 22, 30), ...WAY, row(2, 189, 0), row(3, 31, 40), row(3, 21, 0)]],
      ['QGroundControl, coming in by a waypoint above home', [row(3, 22, 30), ...WAY, row(2, 189, 0), row(3, 16, 40), row(3, 21, 0)]],
    ])('one of %s, stays one above the ground', (_, rows) => {
      for (const text of [listOf(rows), planOf(rows)]) {
        const { routes } = readRouteText(text)!;
        expect(routes).toHaveLength(1);
        expect(routes[0]).toMatchObject({ isAboveTerrain: true });
        expect(routes[0]!.route.waypoints.slice(0, 3).map(({ altitude }) => altitude)).toEqual([60, 70, 60]);
      }
    });

    test('a take-off above the ground makes no other route of one above home', () => {
      const { routes } = readRouteText(listOf([row(10, 22, 60), row(3, 16, 60), row(6, 16, 60)]))!;
      expect(routes).toHaveLength(1);
      expect(routes[0]).not.toHaveProperty('isAboveTerrain');
    });
  });

  test('in a plan; only where the aircraft chooses it by itself it may be left out', () => {
    const item = (command: number, place: unknown[]) => ({ type: 'SimpleItem', command, frame: 3, params: [0, 0, 0, null, ...place] });
    const items = [
      item(22, [null, null, 20]),
      item(16, [null, null, 20]),
      item(16, ['47,1', '8,1', 20]),
      item(16, [47.1, 8.1, 20]),
      item(16, [47.2, 8.1, null]),
      item(195, [null, null, null]),
      item(21, [null, null, null]),
    ];
    expect(told(JSON.stringify({ fileType: 'Plan', version: 1, mission: { version: 2, items } }))).toEqual({
      places: [47.1],
      all: [...[2, 3, 5, 6].map((at) => ['routeFile.itemPlace', at]), ['mission.read.speedUnsaid', 4]],
    });
  });
});

test('a list of waypoints: home first, jumps by number; what speed it was taken for is said', () => {
  const lines = [
    'QGC WPL 110',
    '0\t1\t0\t16\t0\t0\t0\t0\t47.6\t-122.1\t5.2\t1',
    '1\t0\t3\t16\t0\t0\t0\t0\t47.7\t-122.1\t100\t1',
    '2\t0\t3\t16\t2\t0\t0\t0\t47.8\t-122.1\t100\t1',
    '3\t0\t2\t177\t1\t2\t0\t0\t0\t0\t0\t1',
    '4\t0\t3\t21\t0\t0\t0\t0\t47.6\t-122.1\t0\t1',
  ];
  const { routes } = readRouteText(lines.join('\r\n'))!;
  expect(routes[0]).toMatchObject({
    issues: [{ code: 'mission.read.speedUnsaid', severity: 'warning', params: { item: 1, speed: 5 } }],
    route: { cycles: 3, endAction: 'homingLand', waypoints: [{ mode: 'pass' }, { mode: 'hover', holdMs: 2_000 }] },
  });
  const told = [...lines.slice(0, 2), '9\t0\t2\t178\t1\t7\t-1\t0\t0\t0\t0\t1', ...lines.slice(2, 4)];
  expect(readRouteText(told.join('\n'))!.routes[0], 'but not of a speed that it says').toMatchObject({
    issues: [],
    route: { waypoints: [{ speed: 7 }, { speed: 7 }] },
  });
  expect(() => readRouteText('QGC WPL 120\n0 1')).toThrow(BrokenRouteFile);
  expect(() => readRouteText('QGC WPL 110\n0\t1\t0')).toThrow(BrokenRouteFile);
});

describe('KML', () => {
  const kml = (body: string) => `<kml xmlns="http://www.opengis.net/kml/2.2"><Document><name>All</name>${body}</Document></kml>`;
  const line = (name: string, coordinates: string, mode = 'absolute') =>
    `<Placemark><name>${name}</name><LineString><altitudeMode>${mode}</altitudeMode><coordinates>${coordinates}</coordinates></LineString></Placemark>`;

  test('every line is a route; points are one where there is no line; areas are counted', () => {
    const file = readRouteText(
      kml(`${line('A', '10,50,100 10,51,110')}<Folder>${line('B', '1,2 3,4')}</Folder>
        <Placemark><Polygon/></Placemark><Placemark><Point><coordinates>9,9</coordinates></Point></Placemark>`),
    )!;
    expect(file.routes.map(({ name, route, issues }) => [name, route.heightMode, route.endAction, codes(issues)])).toEqual([
      ['A', 'absolute', null, []],
      ['B', 'relative', null, ['routeFile.noHeights']],
    ]);
    expect(file.issues).toMatchObject([{ code: 'routeFile.areas', params: { count: 1 } }]);
    const point = (at: string) =>
      `<Placemark><Point><altitudeMode>relativeToGround</altitudeMode><coordinates>${at}</coordinates></Point></Placemark>`;
    const points = kml(point('10,50,30') + point('10,51,40'));
    expect([readRouteText(points)!.routes[0]!.name, places(points)]).toEqual([
      'All',
      [
        [
          [50, 10, 30],
          [51, 10, 40],
        ],
      ],
    ]);
  });

  test('points that count their heights from several places are no route, and it is said which', () => {
    const point = (at: string, mode?: string) =>
      `<Placemark><Point>${mode ? `<altitudeMode>${mode}</altitudeMode>` : ''}<coordinates>${at}</coordinates></Point></Placemark>`;
    const read = (...points: string[]) => readRouteText(kml(points.join('')))!;
    const found = (...points: string[]) => read(...points).routes[0]!;
    const mixed = (number: number) => ({ routes: [], issues: [{ code: 'routeFile.mixedPoints', params: { number } }] });
    const [sea, ground, clamped] = [
      point('10,50,480', 'absolute'),
      point('10,51,60', 'relativeToGround'),
      point('10,52,0', 'clampToGround'),
    ];
    expect(read(sea, ground, ground)).toMatchObject(mixed(2));
    expect(read(ground, ground, sea)).toMatchObject(mixed(3));
    expect(read(sea, sea, clamped)).toMatchObject(mixed(3));
    expect(read(clamped, sea)).toMatchObject(mixed(2));
    expect(codes(found(sea, sea).issues)).toEqual([]);
    expect(codes(found(clamped, clamped).issues)).toEqual(['routeFile.noHeights']);
    const some = found(point('10,49'), sea, sea);
    expect([codes(some.issues), some.route.heightMode], 'one without a height counts from nowhere').toEqual([
      ['routeFile.someHeights'],
      'absolute',
    ]);
    expect(some.route.waypoints.map(({ altitude }) => altitude)).toEqual([480, 480, 480]);
  });

  test('points that are nowhere are left out and told of; heights beyond all bounds are brought back', () => {
    const file = readRouteText(kml(line('A', '10,50,100 999,50,1 NaN,x,2 10,51,99999 10,52,NaN')))!;
    expect(file.routes[0]!.route.waypoints.map(({ altitude }) => altitude)).toEqual([100, 9_999, 15]);
    expect(file.routes[0]!.issues).toMatchObject([
      { code: 'routeFile.someHeights', params: { count: 1 } },
      { code: 'routeFile.place', params: { count: 2, number: 2 } },
      { code: 'routeFile.bounds', params: { count: 2, number: 2 } },
    ]);
  });

  test('ten thousand points are a route, more are none, and that is said', () => {
    const many = (count: number) => kml(line('Long', Array.from({ length: count }, (_, at) => `${at / 1_000},50,10`).join(' ')));
    expect(readRouteText(many(10_000))!.routes[0]!.route.waypoints).toHaveLength(10_000);
    expect(readRouteText(many(10_001))).toMatchObject({
      routes: [],
      issues: [{ code: 'routeFile.tooLong', params: { name: 'Long', count: 10_001 } }],
    });
  });
});

test('GPX: routes and stretches of tracks; loose points where there is neither', () => {
  const gpx = (body: string) => `<gpx version="1.1">${body}</gpx>`;
  const point = (kind: string, latitude: number, ele = '') => `<${kind} lat="${latitude}" lon="10">${ele}</${kind}>`;
  const both = gpx(`<wpt lat="1" lon="1"/><rte><name>R</name>${point('rtept', 50, '<ele>120</ele>')}${point('rtept', 51)}</rte>
    <trk><name>T</name><trkseg>${point('trkpt', 52)}${point('trkpt', 53)}</trkseg><trkseg>${point('trkpt', 54)}</trkseg></trk>`);
  expect(
    readRouteText(both)!.routes.map(({ name, route, issues }) => [name, route.heightMode, route.waypoints.length, codes(issues)]),
  ).toEqual([
    ['R', 'absolute', 2, ['routeFile.someHeights']],
    ['T', 'relative', 2, ['routeFile.noHeights']],
    ['T', 'relative', 1, ['routeFile.noHeights']],
  ]);
  expect(places(gpx(point('wpt', 50) + point('wpt', 51)))).toEqual([
    [
      [50, 10, 15],
      [51, 10, 15],
    ],
  ]);
});

describe('DJI’s WPML', () => {
  const wpml = (finish: string, folder: string) =>
    `<kml xmlns:wpml="http://www.dji.com/wpmz/1.0.6"><Document><wpml:missionConfig><wpml:finishAction>${finish}</wpml:finishAction></wpml:missionConfig><Folder>${folder}</Folder></Document></kml>`;
  const mark = (inside: string) => `<Placemark><Point><coordinates>10,50</coordinates></Point>${inside}</Placemark>`;

  test('what is edited is read where nothing else is there: each waypoint follows the folder unless it says otherwise', () => {
    const folder = `<wpml:templateType>waypoint</wpml:templateType><wpml:autoFlightSpeed>7</wpml:autoFlightSpeed><wpml:globalHeight>80</wpml:globalHeight>
      <wpml:waylineCoordinateSysParam><wpml:heightMode>EGM96</wpml:heightMode></wpml:waylineCoordinateSysParam>
      ${mark('<wpml:useGlobalHeight>1</wpml:useGlobalHeight><wpml:height>1</wpml:height><wpml:useGlobalSpeed>1</wpml:useGlobalSpeed>')}
      ${mark('<wpml:height>90</wpml:height><wpml:waypointSpeed>3</wpml:waypointSpeed>')}`;
    const { routes } = readRouteText(wpml('noAction', folder))!;
    expect(routes[0]).toMatchObject({
      issues: [],
      route: {
        heightMode: 'absolute',
        endAction: null,
        waypoints: [
          { altitude: 80, speed: 7 },
          { altitude: 90, speed: 3 },
        ],
      },
    });
  });

  test('what a route has no word for is named: actions, heights from elsewhere, areas', () => {
    const action = `<wpml:actionGroup><wpml:actionTrigger><wpml:actionTriggerType>reachPoint</wpml:actionTriggerType></wpml:actionTrigger>
      <wpml:action><wpml:actionActuatorFunc>panoShot</wpml:actionActuatorFunc></wpml:action></wpml:actionGroup>`;
    const flown = wpml(
      'goHome',
      `<wpml:executeHeightMode>WGS84</wpml:executeHeightMode>${mark(`<wpml:executeHeight>120</wpml:executeHeight>${action}`)}`,
    );
    expect(readRouteText(flown)!.routes[0]).toMatchObject({
      route: { endAction: 'return', heightMode: 'absolute' },
      issues: [{ code: 'routeFile.ellipsoid' }, { code: 'routeFile.wpmlAction', params: { number: 1, action: 'panoShot' } }],
    });
    expect(readRouteText(wpml('goHome', '<wpml:templateType>mapping3d</wpml:templateType>'))).toMatchObject({
      routes: [],
      issues: [{ code: 'routeFile.wpmlTemplate', params: { kind: 'mapping3d' } }],
    });
  });
});

describe('whatever comes', () => {
  test.each([
    ['entities that grow', '<!DOCTYPE k [<!ENTITY a "aaaa">]><kml>&a;</kml>'],
    ['another document', '<svg/>'],
    ['JSON of somebody else', '{"type":"FeatureCollection"}'],
    ['JSON without an end', '{"a":'.repeat(200_000)],
    ['half a route of ours', '{"kind":"skyhelm-route","name":"x","version":1,"route":{"waypoints":[{}]}}'],
    ['a route of a newer product', '{"kind":"skyhelm-route","name":"x","version":999,"route":{}}'],
  ])('%s is refused', (_, text) => {
    expect(() => readRouteText(text)).toThrow(BrokenRouteFile);
  });

  test('it is read as routes that can be kept, or refused', () => {
    const number = fc.oneof(fc.double(), fc.constantFrom(null, 'x', Number.NaN, 1e300, -1, 16, 22, 177));
    const item = fc.record({
      type: fc.constantFrom('SimpleItem', 'ComplexItem', 7),
      command: fc.constantFrom(16, 17, 18, 19, 20, 21, 22, 115, 177, 178, 195, 201, 203, 206, 2000, null),
      frame: fc.constantFrom(0, 2, 3, 10, 99),
      doJumpId: number,
      params: fc.array(number, { maxLength: 8 }),
    });
    fc.assert(
      fc.property(fc.array(item, { maxLength: 20 }), (items) => {
        const file = readRouteText(JSON.stringify({ fileType: 'Plan', version: 1, mission: { version: 2, items } }))!;
        for (const { route } of file.routes) expect(RouteField.safeParse(route).error).toBeUndefined();
      }),
    );
    const cell = fc.constantFrom('', '1', '-5', '1e308', 'NaN', 'hover', '{}', '[', "'=", 'zoom:1e9', 'photograph:', 'x:y:z');
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 29, maxLength: 29 }), { maxLength: 5 }), (cells) => {
        const head = ['route', 'latitude', 'longitude', 'altitude', 'actions', 'pattern', 'landing', 'holdSeconds', 'cycles', 'entryPoint'];
        const file = fileOf('csv', readRows([head, ...cells].map((line, at) => ({ number: at + 1, cells: line }))));
        for (const { route } of file.routes) expect(RouteField.safeParse(route).error).toBeUndefined();
      }),
    );
  });
});
