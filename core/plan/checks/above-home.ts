import { error, warning } from '../../issue.ts';
import { LETTING_GO } from '../waypoint-action.ts';
import { atWaypoint, eachWaypoint, type Check, type Planned } from './check.ts';

/** Metres above home below which one is on the ground: how high it has to rise at least, for the way goes on from there. */
const OFF_GROUND_M = 1;

const groundOf = ({ route, airspace: { home } }: Planned): number | undefined => (route.heightMode === 'relative' ? 0 : home?.altitude);

/** Whoever takes off rises to the height of the waypoint that the route is entered at: it cannot be on the ground or below. */
export const takeOffHeight: Check = (planned) => {
  const { entryPoint, waypoints } = planned.route;
  const [ground, entry] = [groundOf(planned), waypoints[entryPoint - 1]];
  if (planned.airspace.aloft || ground === undefined || !entry || !(entry.altitude < ground + OFF_GROUND_M)) return [];
  return [error('route.takeOffHeight', { min: Math.ceil(ground + OFF_GROUND_M) }, atWaypoint(entryPoint - 1, 'altitude'))];
};

/** No higher than home there may be a valley or the ground: where heights of the ground are known another rule says which. What is refused for it needs no warning. */
export const belowHome: Check = (planned) => {
  const ground = groundOf(planned);
  if (ground === undefined || (planned.terrain && planned.terrain.datum !== null)) return [];
  const entry = planned.airspace.aloft ? undefined : planned.route.entryPoint - 1;
  return eachWaypoint(planned.route, ({ altitude }, index) =>
    altitude < ground + OFF_GROUND_M && index !== entry
      ? warning('route.belowHome', { number: index + 1 }, atWaypoint(index, 'altitude'))
      : undefined,
  );
};

/** What is let go is let go low: above the sea that says nothing as long as nobody knows how high home or the ground is. */
export const dropHeight: Check = (planned) => {
  const { route, terrain } = planned;
  if (groundOf(planned) !== undefined) return [];
  const isGroundKnown = (index: number) => (terrain?.legs[index - 1]?.at(-1) ?? terrain?.legs[index]?.[0] ?? null) !== null;
  return eachWaypoint(route, ({ altitude, actions }, index) =>
    actions.some(({ kind }) => LETTING_GO.includes(kind)) && !isGroundKnown(index)
      ? warning('route.dropHeight', { number: index + 1, height: Math.round(altitude) }, atWaypoint(index, 'altitude'))
      : undefined,
  );
};
