import type { Offset } from '@skyhelm/core/geo/tangent-plane';
import type { Position } from '@skyhelm/core/geo/position';
import { CAMERAS } from '@skyhelm/core/plan/pattern/cameras';
import type { TaskPlan } from '@skyhelm/core/task/plan';

/** How far somebody has come with it. */
export type Course = 'draft' | 'pending' | 'failed' | 'approved' | 'published' | 'executing' | 'completed';

export interface SampleTask {
  /** `demo.task.{key}` and `demo.task.{key}.where` are its words. */
  key: string;
  site: 'beijing' | 'shenzhen' | 'vladivostok';
  /** Drawn around its site. */
  plan(at: (offset: Offset) => Position): TaskPlan;
  /** Hours from the start of the demo. */
  from: number;
  until: number;
  deadline: number;
  /** Whoever flies it, with their own aircraft, which stands at that site: the first at Beijing, the second at Shenzhen. */
  pilot?: 'pilot1' | 'pilot2';
  course: Course;
}

type At = Parameters<SampleTask['plan']>[0];

const spots =
  (...offsets: [north: number, east: number][]) =>
  (at: At): TaskPlan => ({ type: 'spot', spots: placed(at, offsets), photographs: true, tilt: -60 });
const placed = (at: At, offsets: readonly (readonly [number, number])[]): Position[] => offsets.map(([north, east]) => at({ north, east }));
const field = (north: number, east: number, metres: number): [number, number][] => [
  [north, east],
  [north, east + metres],
  [north + metres * 0.6, east + metres],
  [north + metres * 0.6, east],
];

/** Of every type, and at every point of the way from the wish to the result. Those that are flown can be seen from where they take off. */
export const SAMPLE_TASKS: readonly SampleTask[] = [
  {
    ...{ key: 'mast', site: 'shenzhen', from: -1, until: 2, deadline: 20, pilot: 'pilot2', course: 'completed' },
    plan: spots([120, 60], [150, 90], [120, 120]),
  },
  {
    ...{ key: 'line', site: 'shenzhen', from: -0.5, until: 1.5, deadline: 6, pilot: 'pilot2', course: 'executing' },
    plan: spots([-80, -120], [-140, -180], [-200, -240], [-260, -300]),
  },
  {
    ...{ key: 'perimeter', site: 'beijing', from: 20, until: 22, deadline: 46, pilot: 'pilot1', course: 'published' },
    plan: (at) => ({ type: 'area', area: placed(at, field(-160, -120, 240)), angle: null }),
  },
  {
    ...{ key: 'samples', site: 'shenzhen', from: 26, until: 27, deadline: 50, course: 'approved' },
    plan: (at) => ({
      type: 'logistics',
      via: [at({ north: -300, east: 400 })],
      destination: at({ north: -900, east: 1_100 }),
      delivery: 'land',
      channel: 1,
    }),
  },
  {
    ...{ key: 'plot', site: 'vladivostok', from: 30, until: 33, deadline: 96, course: 'pending' },
    plan: (at) => ({ type: 'orthophoto', area: placed(at, field(100, 100, 320)), angle: null, camera: CAMERAS[1]! }),
  },
  {
    ...{ key: 'hall', site: 'beijing', from: 52, until: 55, deadline: 120, pilot: 'pilot1', course: 'pending' },
    plan: (at) => ({ type: 'oblique', area: placed(at, field(-300, 60, 160)), angle: null, camera: CAMERAS[3]! }),
  },
  {
    ...{ key: 'roof', site: 'beijing', from: 4, until: 5, deadline: 30, pilot: 'pilot1', course: 'failed' },
    plan: spots([60, -60], [90, -60]),
  },
  { key: 'pier', site: 'vladivostok', from: 70, until: 72, deadline: 144, course: 'draft', plan: spots([-200, 150], [-260, 190]) },
];
