import { tangentPlane } from '@skyhelm/core/geo/tangent-plane';
import { layOut } from '@skyhelm/core/plan/pattern/lay-out';
import type { PatternKind } from '@skyhelm/core/plan/pattern/pattern';
import { PATTERN_KINDS } from '@skyhelm/core/plan/pattern/pattern-kinds';
import { newRoute } from '@skyhelm/core/plan/route-defaults';
import { expect, test } from 'vitest';
import { newPattern } from './new-pattern.ts';
import { FIGURES } from './pattern-fields.ts';

const CENTRE = { longitude: 103.92, latitude: 30.74 };
const at = (north: number, east: number) => tangentPlane(CENTRE).positionAt({ north, east });
const [SOUTH_WEST, NORTH_WEST, NORTH_EAST, SOUTH_EAST] = [at(-150, -150), at(150, -150), at(150, 150), at(-150, 150)] as const;
const DRAWN = {
  area: { outer: [SOUTH_WEST, NORTH_WEST, NORTH_EAST, SOUTH_EAST], holes: [] },
  line: [SOUTH_WEST, NORTH_EAST],
  places: [SOUTH_WEST, NORTH_EAST],
};

const laidOut = (kind: PatternKind) => {
  const fresh = newPattern(kind, { centre: CENTRE, metres: 100 }, null);
  const drawn = Object.fromEntries(Object.entries(DRAWN).filter(([name]) => name in fresh));
  return layOut({ ...fresh, ...drawn }, newRoute(null));
};

test.each(PATTERN_KINDS)('whoever draws a shape (%s) and changes nothing else is warned of nothing', (kind) => {
  const { waypoints, issues } = laidOut(kind);
  expect(issues).toEqual([]);
  expect(waypoints.length).toBeGreaterThan(1);
});

test.each(PATTERN_KINDS)('how far from what it photographs a pattern (%s) is flown is shown where the resolution decides it', (kind) => {
  const { figures } = laidOut(kind);
  const asked = (['height', 'distance'] as const).filter((name) => figures[name] !== null);
  expect(asked).toHaveLength('resolution' in newPattern(kind, { centre: CENTRE, metres: 100 }, null) ? 1 : 0);
  expect(FIGURES[kind]).toEqual(expect.arrayContaining(asked));
});
