import { metresBetween } from '../../geo/distance.ts';
import { warning, type Issue } from '../../issue.ts';
import { alignWaypoints, type Pair } from '../compare/align.ts';
import { heightOfPlace } from '../landing/approach.ts';
import type { LandingRoute } from '../landing/landing.ts';
import type { Route, Waypoint } from '../route.ts';
import { areSameWings } from '../wings.ts';
import type { WaypointAction } from '../waypoint-action.ts';

/** Files write degrees to the seventh decimal and metres to the hundredth. */
const SAME_PLACE_M = 0.1;
const SAME = 0.011;

const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= SAME;

type Same = (one: Waypoint, other: Waypoint) => boolean;

/** What of a waypoint counts, as far as it means anything there. */
const SAME_BY_FIELD = {
  place: (one, other) => metresBetween(one, other) <= SAME_PLACE_M,
  altitude: (one, other) => isNear(one.altitude, other.altitude),
  speed: (one, other) => isNear(one.speed, other.speed),
  turnMode: (one, other) => one.mode === 'circle' || one.turnMode === other.turnMode,
  radius: (one, other) => one.mode === 'circle' || isNear(one.radius, other.radius),
  hold: (one, other) => one.mode !== 'hover' || other.mode !== 'hover' || one.holdMs === other.holdMs,
  circling: ({ mode, circling: one }, { mode: otherMode, circling: other }) =>
    mode !== 'circle' ||
    otherMode !== 'circle' ||
    (isNear(one.radius, other.radius) && one.turns === other.turns && one.clockwise === other.clockwise && one.waitMs === other.waitMs),
  acceleration: (one, other) => isNear(one.acceleration, other.acceleration),
} satisfies Record<string, Same>;

/** Said of the last one as well: what points at a target there is photographed there. */
const isSameNose: Same = (one, other) =>
  one.yawMode === other.yawMode &&
  (one.yawMode !== 'fixed' || isNear(one.yaw % 360, other.yaw % 360)) &&
  (one.yawMode !== 'target' || (one.target !== null && other.target !== null && metresBetween(one.target, other.target) <= SAME_PLACE_M));

/** A waypoint and what came back of it; nothing for one that is gone, or that the file has added. */
type Beside = readonly [wanted?: Waypoint | undefined, kept?: Waypoint | undefined];
type Kept = readonly [wanted: Waypoint, kept: Waypoint];

/** What it becomes, not only that it is another: a corner at which one stops comes back as a stop of a second. */
function modesChanged(both: readonly Kept[]): Issue[] {
  const changed = both.flatMap(([{ mode: was }, { mode: is, holdMs }]) =>
    was === is ? [] : [{ was, is, ...(is === 'hover' && holdMs > 0 && { seconds: holdMs / 1_000 }) }],
  );
  return [...Map.groupBy(changed, (change) => JSON.stringify(change)).values()].map(([change, ...more]) =>
    warning('seconds' in change! ? 'routeFile.lost.stop' : 'routeFile.lost.mode', { ...change!, count: more.length + 1 }),
  );
}

const counted = (field: string, { length: count }: readonly unknown[]): Issue[] =>
  count === 0 ? [] : [warning(`routeFile.lost.${field}`, { count })];

const isOf = (wanted: WaypointAction) => (kept: WaypointAction) =>
  kept.kind === wanted.kind && (kept.value === wanted.value || isNear(kept.value ?? 0, wanted.value ?? 0));

/** What of one list has nothing like it in the other, each of these taken once; and the rest in its order. */
function parted(list: readonly WaypointAction[], other: readonly WaypointAction[]): { only: WaypointAction[]; common: WaypointAction[] } {
  const left = [...other];
  const [only, common]: [WaypointAction[], WaypointAction[]] = [[], []];
  for (const action of list) {
    const found = left.findIndex(isOf(action));
    if (found >= 0) left.splice(found, 1);
    (found >= 0 ? common : only).push(action);
  }
  return { only, common };
}

const byKind = (code: string, actions: readonly WaypointAction[]): Issue[] =>
  [...Map.groupBy(actions, ({ kind }) => kind)].map(([action, { length: count }]) => warning(code, { action, count }));

/** Both ways: a series that ends where nobody ended it is another flight, and so is a picture before the camera is turned. */
function actionsLost(pairs: readonly Beside[]): Issue[] {
  const compared = pairs.map(([wanted, kept]) => {
    const [actions, others] = [wanted?.actions ?? [], kept?.actions ?? []];
    return { lost: parted(actions, others), added: parted(others, actions) };
  });
  const isReordered = ({ lost: { common }, added: { common: others } }: (typeof compared)[number]) =>
    common.length !== others.length || !common.every((action, at) => isOf(action)(others[at]!));
  return [
    ...byKind(
      'routeFile.lost.action',
      compared.flatMap(({ lost }) => lost.only),
    ),
    ...byKind(
      'routeFile.lost.addedAction',
      compared.flatMap(({ added }) => added.only),
    ),
    ...counted('actionOrder', compared.filter(isReordered)),
  ];
}

/** Of two at one place of which one came back, it is the one of its mode: a hover before a circle comes back as the wait of that circle. */
function byMode(pairs: readonly Pair[], wanted: readonly Waypoint[], kept: readonly Waypoint[]): Pair[] {
  const sorted = [...pairs];
  for (let at = 1; at < sorted.length; at++) {
    const [[one, back], [next, none]] = [sorted[at - 1]!, sorted[at]!];
    if (one === undefined || back === undefined || next === undefined || none !== undefined) continue;
    const [{ mode }, following] = [kept[back]!, wanted[next]!];
    const isOfNext = following.mode === mode && wanted[one]!.mode !== mode && metresBetween(following, kept[back]!) <= SAME_PLACE_M;
    if (isOfNext) sorted.splice(at - 1, 2, [one, undefined], [next, back]);
  }
  return sorted;
}

/** Where the file has more or fewer, what stands elsewhere or higher is another one: a corner of a circle is not that circle, moved. */
function keptOf(wanted: readonly Waypoint[], kept: readonly Waypoint[]): Beside[] {
  return byMode(alignWaypoints(wanted, kept), wanted, kept).flatMap(([mine, theirs]): Beside[] => {
    const [one, other] = [mine === undefined ? undefined : wanted[mine], theirs === undefined ? undefined : kept[theirs]];
    const isOther =
      one && other && wanted.length !== kept.length && !(SAME_BY_FIELD.place(one, other) && SAME_BY_FIELD.altitude(one, other));
    return isOther ? [[one], [undefined, other]] : [[one, other]];
  });
}

function waypointsLost({ waypoints: wanted }: Route, { waypoints: kept }: Route): Issue[] {
  const pairs = keptOf(wanted, kept);
  const both = pairs.flatMap(([one, other]): Kept[] => (one && other ? [[one, other]] : []));
  const differing = (isSame: Same) => both.filter(([one, other]) => !isSame(one, other));
  return [
    ...(wanted.length === kept.length ? [] : [warning('routeFile.lost.waypoints', { count: wanted.length, kept: kept.length })]),
    ...counted(
      'gone',
      pairs.filter(([one, other]) => one && !other),
    ),
    ...modesChanged(both),
    ...Object.entries(SAME_BY_FIELD).flatMap(([field, isSame]) => counted(field, differing(isSame))),
    ...counted('nose', differing(isSameNose)),
    ...actionsLost(pairs),
  ];
}

/** Headings and distances are worked out from places and back. */
const SAME_WORKED_OUT = 0.1;
const isAlike = (one: number, other: number): boolean => Math.abs(one - other) <= SAME_WORKED_OUT;
const turnBetween = (one: number, other: number): number => Math.abs(((((one - other) % 360) + 540) % 360) - 180);

type SameLanding = (one: LandingRoute, other: LandingRoute) => boolean;
const isSame =
  (field: 'waitingRadius' | 'relativeHeight' | 'distance' | 'guidanceSpeed' | 'goAroundHeight' | 'transitionHeight'): SameLanding =>
  (one, other) =>
    isAlike(one[field], other[field]);

const SAME_LANDING_BY_FIELD: Record<keyof LandingRoute, SameLanding> = {
  kind: (one, other) => one.kind === other.kind,
  place: ({ place: one }, { place: other }) =>
    one === other || (one !== null && other !== null && metresBetween(one, other) <= SAME_PLACE_M),
  placeHeight: (one, other) => isAlike(heightOfPlace(one), heightOfPlace(other)),
  heading: ({ heading: one }, { heading: other }) =>
    one === other || (one !== null && other !== null && turnBetween(one, other) <= SAME_WORKED_OUT),
  waitingRadius: isSame('waitingRadius'),
  clockwise: (one, other) => one.clockwise === other.clockwise,
  relativeHeight: isSame('relativeHeight'),
  distance: isSame('distance'),
  guidanceSpeed: isSame('guidanceSpeed'),
  goAroundHeight: isSame('goAroundHeight'),
  transitionHeight: isSame('transitionHeight'),
};

function landingLost({ landing: wanted }: Route, { landing: kept }: Route): Issue[] {
  if (!wanted || !kept) return wanted === kept ? [] : [warning('routeFile.lost.landing')];
  return Object.entries(SAME_LANDING_BY_FIELD).flatMap(([field, isKept]) =>
    isKept(wanted, kept) ? [] : [warning(`routeFile.lost.landing.${field}`)],
  );
}

const DEFAULTS = ['height', 'speed', 'turnMode', 'radius', 'holdMs'] as const;

/** What a route has that did not come back from the file it was written into, or came back otherwise: found by reading it, so that nothing is forgotten. */
export function lossesOf(route: Route, back: Route): Issue[] {
  const whole = (['heightMode', 'cycles', 'entryPoint', 'endAction'] as const).filter((field) => route[field] !== back[field]);
  const isUnpatterned = route.pattern?.kind !== back.pattern?.kind;
  const isOtherwise = DEFAULTS.some((field) => route[field] !== back[field]);
  return [
    ...whole.map((field) => warning(`routeFile.lost.${field}`)),
    ...landingLost(route, back),
    ...(isUnpatterned ? [warning('routeFile.lost.pattern')] : []),
    ...(route.partOf === back.partOf ? [] : [warning('routeFile.lost.partOf')]),
    ...(areSameWings(route.wings, back.wings) ? [] : [warning('routeFile.lost.wings')]),
    ...waypointsLost(route, back),
    ...(isOtherwise ? [warning('routeFile.lost.defaults')] : []),
  ];
}
