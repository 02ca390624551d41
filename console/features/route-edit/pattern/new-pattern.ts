import type { Position } from '@skyhelm/core/geo/position';
import { tangentPlane } from '@skyhelm/core/geo/tangent-plane';
import { USUAL_CAMERA } from '@skyhelm/core/plan/pattern/cameras';
import type { Pattern, PatternKind } from '@skyhelm/core/plan/pattern/pattern';

/** What one looks at: shapes that are not drawn by clicks begin in its middle. */
export interface Around {
  centre: Position;
  /** From the middle to where a shape of good size ends. */
  metres: number;
}

const EMPTY = { outer: [], holes: [] };
const SWEEP = { angle: null, turnaround: null, isCrossed: false };
const COVERAGE = { camera: USUAL_CAMERA, resolution: 3, frontOverlap: 80, sideOverlap: 70 };
/** Near enough to see something, far enough to fly. */
const SIZE = { min: 20, max: 500 };

const MAKE: { [K in PatternKind]: (around: Around) => Extract<Pattern, { kind: K }> } = {
  spot: () => ({ kind: 'spot', places: [], isShortest: true, photographs: true, tilt: -90 }),
  areaScan: () => ({ kind: 'areaScan', area: EMPTY, spacing: 20, ...SWEEP }),
  orthophoto: () => ({ kind: 'orthophoto', area: EMPTY, ...COVERAGE, ...SWEEP }),
  oblique: () => ({ kind: 'oblique', area: EMPTY, tilt: 45, ...COVERAGE, ...SWEEP }),
  corridor: () => ({ kind: 'corridor', line: [], width: 60, turnaround: null, ...COVERAGE }),
  surround: ({ centre, metres }) => ({
    kind: 'surround',
    centre,
    radius: metres,
    lowest: 20,
    highest: 40,
    rings: 2,
    clockwise: true,
    pictures: 24,
  }),
  facade: () => ({ kind: 'facade', line: [], side: 'left', lowest: 5, highest: 30, ...COVERAGE, resolution: 1 }),
  abPoint: (around) => ({ kind: 'abPoint', a: beside(around, -1), b: beside(around, 1), spacing: 10, side: 'right', lanes: 5 }),
  logistics: (around) => ({
    kind: 'logistics',
    takeOff: beside(around, -1),
    via: [],
    drop: beside(around, 1),
    dropHeight: 5,
    channel: 1,
    isReturning: true,
  }),
};

const beside = ({ centre, metres }: Around, side: number): Position => tangentPlane(centre).positionAt({ north: 0, east: side * metres });

const sized = ({ centre, metres }: Around): Around => ({ centre, metres: Math.round(Math.min(SIZE.max, Math.max(SIZE.min, metres))) });

/** They have the same name and mean something else. */
const UNLIKE = new Set(['kind', 'tilt', 'resolution']);

/** Of this kind, with all that the one before it has to say about it: an area once drawn stays. */
export function newPattern(kind: PatternKind, around: Around, before: Pattern | null): Pattern {
  const fresh = MAKE[kind](sized(around));
  const alike = Object.entries(before ?? {}).filter(([name]) => name in fresh && !UNLIKE.has(name));
  return { ...fresh, ...Object.fromEntries(alike) };
}

/** Drawn click by click; the others are there at once, to be dragged. */
export const isDrawnByClicks = (kind: PatternKind): boolean => !['surround', 'abPoint', 'logistics'].includes(kind);
