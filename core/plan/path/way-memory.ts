import type { Way } from '../../airspace/engine/check.ts';
import type { Route, Waypoint } from '../route.ts';
import { courseOf, type Course, type Home } from './course.ts';
import type { Aloft } from './entered.ts';
import type { Performance } from './performance.ts';
import { stepOf, wayBy, type Asked, type Step, type Steps } from './way-of.ts';

type Known = Pick<Asked, 'from' | 'before' | 'after' | 'index' | 'afterIndex' | 'low' | 'high'> & Step;

/**
 * Makes ways one after the other, for whoever does not ask when they are flown. A step between the same waypoints as before is the same pieces: an edit leaves
 * the waypoints alone that it does not change, so that little is made anew while one of them is dragged.
 */
export function wayMemory(): (route: Route, home: Home | undefined, performance: Performance, aloft?: Aloft) => Way {
  let course: Course | undefined;
  let known = new WeakMap<Waypoint, Known>();

  const steps: Steps = {
    isUntimed: true,
    make(now, asked) {
      const last = known.get(asked.to);
      if (last && isSameStep(last, asked)) return last;
      const { from, to, before, after, index, afterIndex, low, high } = asked;
      const step = stepOf(now, { ...asked, fromMs: 0, laterMs: 0 });
      const made = { from, before, after, index, afterIndex, low, high, ...step, endMs: 0, laterMs: 0 };
      known.set(to, made);
      return made;
    },
  };

  return (route, home, performance, aloft) => {
    const next = courseOf(route, home, performance);
    if (!course || !isAlike(course, next)) known = new WeakMap();
    course = next;
    return wayBy(steps, route, home, performance, aloft);
  };
}

const isSameStep = (one: Known, other: Asked): boolean =>
  one.from === other.from &&
  one.before === other.before &&
  one.after === other.after &&
  one.index === other.index &&
  one.afterIndex === other.afterIndex &&
  one.low === other.low &&
  one.high === other.high;

/** All of a course that a step depends on besides its waypoints. */
const isAlike = (one: Course, other: Course): boolean =>
  one.home === other.home && one.performance === other.performance && one.groundHeight === other.groundHeight;
