import type { Route } from '../route.ts';
import { flyableSpeed, type Wings } from '../wings.ts';

/** Planned for other wings, or for none: no slower than these fly. */
export function planForWings(route: Route, wings: Wings | null): Route {
  const raised = <T extends { speed: number }>(one: T): T => {
    const speed = flyableSpeed(one.speed, wings);
    return speed === one.speed ? one : { ...one, speed };
  };
  const { landing } = route;
  const guidanceSpeed = landing && flyableSpeed(landing.guidanceSpeed, wings);
  return {
    ...raised(route),
    wings,
    landing: landing && guidanceSpeed !== null && guidanceSpeed !== landing.guidanceSpeed ? { ...landing, guidanceSpeed } : landing,
    waypoints: route.waypoints.map(raised),
  };
}
