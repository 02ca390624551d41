import { USUAL_PERFORMANCE, type Performance } from '@skyhelm/core/plan/path/performance';
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { plane } from './many-zones.ts';
import { median, percentile, type Row } from './report.ts';

/** Each in a process of its own: code that is not compiled yet is as much part of each as it is of a drag in a page that was just opened. */
const DRAGS = 10;
const GOAL_MS = 8;

interface Drag {
  /** Milliseconds. */
  fromScratch: number;
  steps: number[];
}

const DRAG = fileURLToPath(new URL('./drag.ts', import.meta.url));

const drag = (performance: Performance): Promise<Drag> =>
  new Promise((done, failed) => {
    const child = fork(DRAG, [JSON.stringify(performance)]);
    child.once('message', (told) => done(told as Drag));
    child.once('error', failed);
    child.once('exit', (code) => failed(new Error(`a drag has ended with ${code}`)));
  });

/**
 * One waypoint is dragged about. Each time the editor makes the route anew, holds it to every rule and says where each is broken, and how long the route, its flight and its charge are, on the thread that
 * also draws: nothing of this is done apart. Drawing is not measured here. A drag takes half a second, of which a machine that is shared may take a tenth away by a single pause: what one of them
 * tells is the machine, what ten tell is the editor.
 */
async function draggingBy(what: string, performance: Performance): Promise<Row[]> {
  const drags: Drag[] = [];
  for (let each = 0; each < DRAGS; each++) drags.push(await drag(performance));
  const ours = percentile(
    drags.flatMap(({ steps }) => steps),
    0.95,
  );
  const slowest = Math.max(...drags.map(({ steps }) => percentile(steps, 0.95)));
  return [
    {
      bench: 'airspace',
      what,
      ours,
      baseline: median(drags.map(({ fromScratch }) => fromScratch)),
      unit: 'ms',
      goal: `under ${GOAL_MS} ms`,
      met: ours < GOAL_MS,
    },
    { bench: 'airspace', what: '… … in the slowest of the ten drags alone', ours: slowest, unit: 'ms', goal: 'none', met: true },
  ];
}

/** One in each corner of the survey. */
const RALLYING: Performance = {
  ...USUAL_PERFORMANCE,
  rally: {
    points: [-2_500, 2_500].flatMap((north) =>
      [-2_500, 2_500].map((east, index) => ({ ...plane.positionAt({ north, east }), number: index + (north > 0 ? 3 : 1), height: 30 })),
    ),
    reach: null,
    isBeforeHome: null,
  },
};

export const dragging = async (): Promise<Row[]> => [
  ...(await draggingBy(
    'a waypoint of 500 dragged among 1,000 zones, every rule, p95 of ten drags of 200 steps, beside a check from scratch',
    USUAL_PERFORMANCE,
  )),
  ...(await draggingBy('… by an aircraft with four rally points on board', RALLYING)),
];
