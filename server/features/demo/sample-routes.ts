import type { DEMO_SITES } from '@skyhelm/core/device/demo-sites';
import type { Position } from '@skyhelm/core/geo/position';
import type { Offset } from '@skyhelm/core/geo/tangent-plane';
import { CAMERAS } from '@skyhelm/core/plan/pattern/cameras';
import { layOut } from '@skyhelm/core/plan/pattern/lay-out';
import type { Pattern } from '@skyhelm/core/plan/pattern/pattern';
import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import type { Route, Waypoint } from '@skyhelm/core/plan/route';

type At = (offset: Offset) => Position;

export interface SampleRoute {
  /** `demo.route.{key}` and `demo.route.{key}.about` are its words. */
  key: string;
  /** The department of this name keeps it. */
  folder: 'inspection' | 'survey';
  site: (typeof DEMO_SITES)[number]['key'];
  /** Drawn around its site. */
  draw(at: At): Route;
}

type Places = readonly (readonly [north: number, east: number])[];

const placed = (at: At, places: Places): Position[] => places.map(([north, east]) => at({ north, east }));
const home = (at: At): Position => at({ north: 0, east: 0 });

const BASICS = { ...NEW_ROUTE, endAction: 'return' } as const;
const SWEEP = { angle: null, turnaround: null, isCrossed: false };
const COVERAGE = { camera: CAMERAS[3]!, frontOverlap: 80, sideOverlap: 70 };

function laidOut(at: At, settings: Pick<Route, 'height' | 'speed'>, pattern: Pattern): Route {
  const route: Route = { ...BASICS, ...settings, pattern };
  return { ...route, waypoints: layOut(pattern, route, home(at)).waypoints };
}

/** Each waypoint a look outwards and a picture. */
function round(at: At, places: Places): Route {
  const route: Route = { ...BASICS, height: 30, speed: 6 };
  const look: Pick<Waypoint, 'actions'> = {
    actions: [
      { kind: 'gimbalTilt', value: -30 },
      { kind: 'photograph', value: null },
    ],
  };
  return { ...route, waypoints: placed(at, places).map((place) => ({ ...waypointAt(place, route), ...look })) };
}

/** One of each kind that people plan most, where the demo has its sites and clear of its zones. */
export const SAMPLE_ROUTES: readonly SampleRoute[] = [
  {
    ...{ key: 'round', folder: 'inspection', site: 'beijing' },
    draw: (at) =>
      round(at, [
        [-60, -120],
        [60, -120],
        [110, 0],
        [60, 120],
        [-60, 120],
        [-110, 0],
      ]),
  },
  {
    ...{ key: 'mast', folder: 'inspection', site: 'shenzhen' },
    draw: (at) =>
      laidOut(
        at,
        { height: 30, speed: 4 },
        {
          ...{ kind: 'surround', centre: at({ north: 135, east: 90 }), radius: 40 },
          ...{ lowest: 25, highest: 55, rings: 3, clockwise: true, pictures: 16 },
        },
      ),
  },
  {
    ...{ key: 'line', folder: 'inspection', site: 'chengdu' },
    draw: (at) =>
      laidOut(
        at,
        { height: 60, speed: 8 },
        {
          ...{
            kind: 'corridor',
            line: placed(at, [
              [-80, 90],
              [-240, 260],
              [-330, 520],
              [-300, 800],
            ]),
          },
          ...{ width: 60, turnaround: null, ...COVERAGE, resolution: 2 },
        },
      ),
  },
  {
    ...{ key: 'shore', folder: 'survey', site: 'vladivostok' },
    draw: (at) =>
      laidOut(
        at,
        { height: 50, speed: 8 },
        {
          ...{ kind: 'areaScan', spacing: 40, ...SWEEP },
          area: {
            outer: placed(at, [
              [-120, -420],
              [60, -440],
              [140, -160],
              [80, -60],
              [-90, -90],
            ]),
            holes: [],
          },
        },
      ),
  },
  {
    ...{ key: 'field', folder: 'survey', site: 'chengdu' },
    draw: (at) =>
      laidOut(
        at,
        { height: 60, speed: 8 },
        {
          ...{ kind: 'orthophoto', ...COVERAGE, resolution: 2.5, ...SWEEP },
          area: {
            outer: placed(at, [
              [90, -310],
              [330, -340],
              [380, -120],
              [300, 40],
              [110, 10],
            ]),
            holes: [],
          },
        },
      ),
  },
];
