import type { Way } from '../../airspace/engine/check.ts';
import type { Route, Waypoint } from '../route.ts';
import { courseOf, type Course, type Home } from './course.ts';
import type { Aloft } from './entered.ts';
import type { Performance } from './performance.ts';
import { stepOf, wayBy, type Asked, type Step, type Steps } from './way-of.ts';

type Known = Pick<Asked, 'from' | 'after' | 'index'> & Step;

/**
 * Makes ways one after the other, for whoever does not ask when they are flown. A step between the same waypoints as before is the same pieces: an edit leaves
 * the waypoints alone that it does not change, so that little is made anew while one of them is dragged.
 */
export function wayMemory(): (route: Route, home: Home | undefined, performance: Performance, aloft?: Aloft) => Way {
  let course: Course | undefined;
  let known = new WeakMap<Waypoint, Known>();

  const steps: Steps = {
    isUntimed: true,
    make(now, { from, to, after, index }) {
      const before = known.get(to);
      if (before && before.from === from && before.after === after && before.index === index) return before;
      const made = { from, after, index, ...stepOf(now, { from, to, after, index, fromMs: 0, laterMs: 0 }), endMs: 0, laterMs: 0 };
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

/** All of a course that a step depends on besides its waypoints. */
const isAlike = (one: Course, other: Course): boolean =>
  one.home === other.home && one.performance === other.performance && one.groundHeight === other.groundHeight;
