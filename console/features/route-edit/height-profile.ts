import { metresBetween } from '@skyhelm/core/geo/distance';
import { legLength } from '@skyhelm/core/plan/legs';
import type { Home } from '@skyhelm/core/plan/path/course';
import { waysBesides } from '@skyhelm/core/plan/path/ways-besides';
import type { Route } from '@skyhelm/core/plan/route';
import type { Terrain } from '@skyhelm/core/plan/terrain/ground';

/** Of a drawing: from left to right, and from its top to its bottom. */
export const [WIDTH, HEIGHT] = [1_000, 100];

/** How high a route is along its way, and as far as anybody knows where that is, down to the end of its landing route. Nothing while it is no way, or a height is missing. */
export function profileOf(route: Route, home: Home | undefined, terrain: Terrain | undefined) {
  const { waypoints } = route;
  const heights = waypoints.map(({ altitude }) => altitude);
  if (waypoints.length < 2 || heights.some((height) => !Number.isFinite(height))) return undefined;
  const ways = [0];
  for (let index = 1; index < waypoints.length; index++) ways.push(ways[index - 1]! + legLength(waypoints[index - 1]!, waypoints[index]!));
  const down = landingAlong(route, home);
  const low = heights.reduce((least, height) => Math.min(least, height), Infinity);
  const high = [...heights, ...down.map(({ altitude }) => altitude)].reduce((most, height) => Math.max(most, height), -Infinity);
  const isGround = terrain !== undefined && terrain.datum !== null && terrain.legs.length === waypoints.length - 1;
  const below = isGround ? terrain.legs.map((leg) => leg.map((height) => (height === null ? null : height - terrain.datum!))) : [];
  const [lowest, highest] = rangeOf(below);
  const floor = Math.min(0, low, lowest, ...down.map(({ altitude }) => altitude));
  const span = Math.max(1, Math.max(high, highest) - floor) * 1.15;
  const flown = ways.at(-1)!;
  const whole = flown + (down.at(-1)?.metres ?? 0);
  if (!(flown > 0)) return undefined;
  const yOf = (height: number) => HEIGHT - ((height - floor) / span) * HEIGHT;
  return {
    low,
    high,
    /** On from the last of the waypoints. */
    landing: down.map(({ metres, altitude }) => ({ x: ((flown + metres) / whole) * WIDTH, y: yOf(altitude) })),
    points: heights.map((height, index) => ({ index, x: (ways[index]! / whole) * WIDTH, y: yOf(height) })),
    ground: shapesOf(
      below.flatMap((leg, index) => {
        const [from, to] = [ways[index]!, ways[index + 1]!];
        return leg.map((height, part) => ({ x: ((from + ((to - from) * part) / (leg.length - 1)) / whole) * WIDTH, height }));
      }),
      yOf,
    ),
  };
}

/** Metres over the ground behind the last waypoint, and how high it is there. */
function landingAlong(route: Route, home: Home | undefined): { metres: number; altitude: number }[] {
  if (route.endAction !== 'landingRoute' || !route.landing || route.landing.kind === 'inPlace') return [];
  let metres = 0;
  const down = waysBesides(route, home).back.map(({ from, to }) => ({
    metres: (metres += metresBetween(from, to)),
    altitude: to.altitude,
  }));
  // While a number of it is missing nobody knows how it comes down; straight down is no way.
  return metres > 0 && down.every((place) => Number.isFinite(place.metres + place.altitude)) ? down : [];
}

function rangeOf(legs: readonly (readonly (number | null)[])[]): [lowest: number, highest: number] {
  let [lowest, highest] = [Infinity, -Infinity];
  for (const leg of legs) {
    for (const height of leg) {
      if (height === null) continue;
      lowest = Math.min(lowest, height);
      highest = Math.max(highest, height);
    }
  }
  return [lowest, highest];
}

/** One for each stretch of which the ground is known. */
function shapesOf(ground: readonly { x: number; height: number | null }[], yOf: (height: number) => number): string[] {
  const stretches: { x: number; y: number }[][] = [[]];
  for (const { x, height } of ground) {
    if (height !== null) stretches.at(-1)!.push({ x, y: yOf(height) });
    else if (stretches.at(-1)!.length > 0) stretches.push([]);
  }
  return stretches
    .filter((stretch) => stretch.length > 1)
    .map((stretch) => {
      const top = stretch.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
      return `${stretch[0]!.x},${HEIGHT} ${top} ${stretch.at(-1)!.x},${HEIGHT}`;
    });
}
