import { describe, expect, test } from 'vitest';
import { readRouteText } from '../read-route-file.ts';

const element = (name: string, inside: string | number) => `<wpml:${name}>${inside}</wpml:${name}>`;
const elements = (parts: Record<string, string | number>) =>
  Object.entries(parts)
    .map(([name, inside]) => element(name, inside))
    .join('');
const action = (name: string, params: Record<string, string | number> = {}) =>
  element('action', element('actionActuatorFunc', name) + element('actionActuatorFuncParam', elements(params)));
const group = (actions: string[], { type = 'reachPoint', end = 0 } = {}) =>
  element(
    'actionGroup',
    elements({ actionGroupStartIndex: 0, actionGroupEndIndex: end }) +
      element('actionTrigger', elements({ actionTriggerType: type, actionTriggerParam: 2 })) +
      actions.join(''),
  );
const heading = (mode: string, params: Record<string, string | number> = {}, name = 'waypointHeadingParam') =>
  element(name, elements({ waypointHeadingMode: mode, ...params }));

/** Of three waypoints the first says these; the others nothing but their places. */
function read(first: string, { folder = '', others = '' } = {}) {
  const mark = (latitude: number, inside: string) =>
    `<Placemark><Point><coordinates>8.1,${latitude}</coordinates></Point>${element('executeHeight', 50)}${inside}</Placemark>`;
  const inside = elements({ executeHeightMode: 'relativeToStartPoint', autoFlightSpeed: 8 }) + folder;
  const { routes } = readRouteText(
    `<kml xmlns:wpml="http://www.dji.com/wpmz/1.0.6"><Document>${element('missionConfig', '')}<Folder>${inside}
      ${mark(47.1, first)}${mark(47.2, others)}${mark(47.3, others)}</Folder></Document></kml>`,
  )!;
  const { route, issues } = routes[0]!;
  const [waypoint] = route.waypoints;
  return {
    ...waypoint!,
    done: route.waypoints.map(({ actions }) => actions.map(({ kind, value }) => (value === null ? kind : `${kind} ${value}`))),
    told: issues.map(({ code, params }) => [code.slice('routeFile.wpml'.length), ...Object.values(params ?? {})].join(' ')),
  };
}

const PHOTO = action('takePhoto');
const YAW = (degrees: number) => action('rotateYaw', { aircraftHeading: degrees });
const HOVER = (seconds: number) => action('hover', { hoverTime: seconds });
const ANGLE = { waypointHeadingAngle: -90, waypointHeadingAngleEnable: 1 };
const POI = { waypointPoiPoint: '47.5,8.5,0' };

describe('a turn of the nose', () => {
  test('is kept for the way to the next waypoint; what looked elsewhere is told', () => {
    expect(read(group([YAW(-90), PHOTO]))).toMatchObject({ yawMode: 'fixed', yaw: 270, done: [['photograph'], [], []], told: ['Turn 1'] });
    expect(read(heading('fixed') + group([YAW(90), PHOTO]))).toMatchObject({ yawMode: 'fixed', yaw: 90, told: ['Turn 1'] });
    expect(read(heading('fixed') + group([PHOTO, YAW(90)]))).toMatchObject({ yawMode: 'fixed', yaw: 90, told: [] });
  });

  test('there is one of them at a waypoint, and none while it looks at a place', () => {
    const turns = group([PHOTO, YAW(90), YAW(180)]);
    expect(read(heading('fixed') + turns)).toMatchObject({ yaw: 90, told: ['Action 1 rotateYaw'] });
    expect(read(heading('towardPOI', POI) + group([YAW(90)]))).toMatchObject({ yawMode: 'target', told: ['Action 1 rotateYaw'] });
  });
});

describe('a heading', () => {
  const global = (mode: string, params = {}) => ({ folder: heading(mode, params, 'globalWaypointHeadingParam') });

  test('of the folder is that of whoever follows it or says none', () => {
    const target = { latitude: 47.5, longitude: 8.5 };
    const follows = element('useGlobalHeadingParam', 1) + heading('followWayline');
    expect(read(follows, global('towardPOI', POI))).toMatchObject({ yawMode: 'target', target, told: [] });
    expect(read('', global('towardPOI', POI))).toMatchObject({ yawMode: 'target', target, told: [] });
    expect(read(heading('followWayline'), global('towardPOI', POI))).toMatchObject({ yawMode: 'course', told: [] });
  });

  test('that is not known before it is flown is told', () => {
    expect(read(heading('fixed', ANGLE))).toMatchObject({ yawMode: 'fixed', yaw: 270, told: [] });
    expect(read(heading('fixed', { waypointHeadingAngle: 0 }))).toMatchObject({ yawMode: 'course', told: ['Nose 1 fixed'] });
    expect(read(heading('manually'))).toMatchObject({ yawMode: 'course', told: ['Nose 1 manually'] });
  });

  test('that changes on the way is told, one that does not is fixed', () => {
    const smooth = heading('smoothTransition', ANGLE);
    expect(read(smooth)).toMatchObject({ yawMode: 'fixed', yaw: 270, told: ['Nose 1 smoothTransition'] });
    expect(read(smooth, { others: smooth })).toMatchObject({ yawMode: 'fixed', yaw: 270, told: [] });
  });
});

test('what is done before the first waypoint is done there, and that is told', () => {
  const tilt = action('gimbalRotate', { gimbalPitchRotateEnable: 1, gimbalPitchRotateAngle: -90 });
  const folder = element('startActionGroup', tilt + action('startRecord') + HOVER(5));
  expect(read(group([HOVER(3), PHOTO]), { folder })).toMatchObject({
    holdMs: 3_000,
    done: [['gimbalTilt -90', 'startRecording', 'photograph'], [], []],
    told: ['Action 1 hover', 'Start'],
  });
});

test('a gimbal is turned to an angle or not at all: by how much, and beside the actions, is told', () => {
  const by = (mode: string) =>
    group([action('gimbalRotate', { gimbalRotateMode: mode, gimbalPitchRotateEnable: 1, gimbalPitchRotateAngle: -20 })]);
  expect(read(by('absoluteAngle'))).toMatchObject({ done: [['gimbalTilt -20'], [], []], told: [] });
  expect(read(by('relativeAngle'))).toMatchObject({ done: [[], [], []], told: ['Action 1 gimbalRotate'] });
  const beside = element('waypointGimbalHeadingParam', elements({ waypointGimbalPitchAngle: -45, waypointGimbalYawAngle: 0 }));
  expect(read(beside).told).toEqual(['Action 1 waypointGimbalPitchAngle']);
});

test('all waiting adds up; that it waits before it acts is told', () => {
  expect(read(group([HOVER(5), HOVER(7), PHOTO]))).toMatchObject({ mode: 'hover', holdMs: 12_000, told: [] });
  expect(read(group([HOVER(5), PHOTO, HOVER(7)]))).toMatchObject({ holdMs: 12_000, told: ['Hover 1'] });
  expect(read(group([action('startRecord'), HOVER(10), action('stopRecord')]))).toMatchObject({ holdMs: 10_000, told: ['Hover 1'] });
});

test('of what is repeated only pictures are taken, the rest is told', () => {
  const often = { type: 'multipleTiming', end: 2 };
  expect(read(group([PHOTO, action('startRecord'), PHOTO], often))).toMatchObject({
    done: [['timedPhotographs 2'], [], ['endPhotographs']],
    told: ['Action 1 startRecord', 'Action 1 takePhoto'],
  });
  expect(read(group([PHOTO], { type: 'multipleTiming' }))).toMatchObject({ done: [[], [], []], told: ['Action 1 takePhoto'] });
  expect(read(group([action('startRecord')], often))).toMatchObject({ done: [[], [], []], told: ['Action 1 startRecord'] });
});

test('corners follow the folder where they say so', () => {
  const own = element('waypointTurnParam', elements({ waypointTurnMode: 'coordinateTurn', waypointTurnDampingDist: 5 }));
  const folder = element('globalWaypointTurnMode', 'toPointAndStopWithDiscontinuityCurvature');
  expect(read(own, { folder })).toMatchObject({ turnMode: 'adaptive', radius: 5 });
  expect(read(element('useGlobalTurnParam', 1) + own, { folder })).toMatchObject({ turnMode: 'stop', radius: 1 });
});
