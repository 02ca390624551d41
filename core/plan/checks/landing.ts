import { isLatitude, isLongitude } from '../../geo/position.ts';
import { error } from '../../issue.ts';
import * as limit from '../landing/landing-limits.ts';
import { YAW } from '../route-limits.ts';
import { isWithin, type WaypointCheck } from './check.ts';

const BOUNDS = {
  waitingRadius: limit.WAITING_RADIUS,
  relativeHeight: limit.RELATIVE_HEIGHT,
  distance: limit.LANDING_DISTANCE,
  guidanceSpeed: limit.GUIDANCE_SPEED,
  goAroundHeight: limit.GO_AROUND_HEIGHT,
  transitionHeight: limit.TRANSITION_HEIGHT,
} as const;
const FIELDS = Object.keys(BOUNDS) as (keyof typeof BOUNDS)[];

/** An alternate is somewhere else than home: nobody can guess where. */
export const landing: WaypointCheck = ({ route }) => {
  if (route.endAction !== 'landingRoute' || !route.landing) return [];
  const { kind, place, heading, placeHeight } = route.landing;
  const isSomewhere = place ? isLatitude(place.latitude) && isLongitude(place.longitude) : kind !== 'alternate';
  return [
    ...(isSomewhere ? [] : [error('route.landing.place', undefined, ['landing', 'place'])]),
    ...(heading === null || isWithin(heading, YAW) ? [] : [error('route.landing.heading', YAW, ['landing', 'heading'])]),
    ...(placeHeight === null || isWithin(placeHeight, limit.PLACE_HEIGHT)
      ? []
      : [error('route.landing.placeHeight', limit.PLACE_HEIGHT, ['landing', 'placeHeight'])]),
    ...FIELDS.filter((field) => !isWithin(route.landing![field], BOUNDS[field])).map((field) =>
      error(`route.landing.${field}`, { ...BOUNDS[field] }, ['landing', field]),
    ),
  ];
};
