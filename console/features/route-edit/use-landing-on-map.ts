import type { Home } from '@skyhelm/core/plan/path/course';
import type { Route } from '@skyhelm/core/plan/route';
import { useEffect } from 'react';
import type { MapHandle } from '../../map/map-handle.ts';
import { landingLines } from './landing-on-map.ts';

const LANDING_WAY = 'landing way';

/** How the route comes down: at home too, once somebody has chosen the aircraft that says where that is. */
export function useLandingOnMap(map: MapHandle | undefined, route: Route, home: Home | undefined): void {
  useEffect(() => map?.lines.set(LANDING_WAY, landingLines(route, home)), [map, route, home]);
  useEffect(() => () => map?.lines.set(LANDING_WAY, []), [map]);
}
