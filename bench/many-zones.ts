import type { Zone } from '@skyhelm/core/airspace/zone';
import { tangentPlane } from '@skyhelm/core/geo/tangent-plane';
import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import type { Route } from '@skyhelm/core/plan/route';

export const HOME = { latitude: 31.2, longitude: 121.4 };
export const plane = tangentPlane(HOME);

/** The same numbers every time. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export function zonesWithin(metres: number, count: number, corners: number): Zone[] {
  const random = randomFrom(7);
  return Array.from({ length: count }, (_, index) => {
    const [north, east] = [(random() - 0.5) * metres, (random() - 0.5) * metres];
    const size = 100 + random() * 400;
    const points = Array.from({ length: corners }, (__, corner) => {
      const [angle, ray] = [(corner / corners) * 2 * Math.PI, size * (0.6 + random() * 0.4)];
      return plane.positionAt({ north: north + ray * Math.cos(angle), east: east + ray * Math.sin(angle) });
    });
    const limits = { floor: null, ceiling: null, activeFrom: null, validUntil: null };
    return { id: String(index), name: `Zone ${index}`, kind: 'noFly', datum: 'sea', shape: { kind: 'polygon', points }, ...limits };
  });
}

/** Lanes of a survey, as dense as they come. */
export function routeOf(count: number, metres: number): Route {
  const lane = 10;
  const step = metres / lane;
  const places = Array.from({ length: count }, (_, index) => {
    const [row, column] = [Math.floor(index / lane), index % lane];
    return plane.positionAt({ north: row * step - metres / 2, east: (row % 2 === 0 ? column : lane - 1 - column) * step - metres / 2 });
  });
  return { ...NEW_ROUTE, waypoints: places.map((place) => waypointAt(place, NEW_ROUTE)) };
}
