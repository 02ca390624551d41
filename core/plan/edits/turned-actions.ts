import { effectOf, endOf, effectsBehind, type Effects } from '../mission/under-way.ts';
import type { Waypoint } from '../route.ts';
import type { WaypointAction } from '../waypoint-action.ts';

/**
 * What is done at each waypoint when they are flown the other way round, in the new order. What lasts belongs to legs: each has its pictures, its pump and its gimbal as
 * before, so that what began a lane ends it. What is done once stays at its waypoint, with the gimbal as it was for it. Behind the last of them all is as it was there.
 */
export function turnedActions(waypoints: readonly Pick<Waypoint, 'actions'>[], before: Effects = new Map()): WaypointAction[][] {
  /** On the leg to each of them, and behind the last. */
  const onLegs: Effects[] = [before];
  for (const { actions } of waypoints) onLegs.push(effectsBehind(actions, onLegs.at(-1)));
  let now = before;
  return waypoints.toReversed().map(({ actions }, turned) => {
    const index = waypoints.length - 1 - turned;
    const done: WaypointAction[] = [];
    const put = (changes: WaypointAction[]) => {
      done.push(...changes);
      now = effectsBehind(changes, now);
    };
    let meant = onLegs[index]!;
    for (const action of actions) {
      meant = effectsBehind([action], meant);
      if (!effectOf(action)) put([...changesTo(meant, now).filter((change) => !isBounded(change)), action]);
    }
    put(changesTo(index === 0 ? onLegs.at(-1)! : onLegs[index]!, now));
    return done;
  });
}

/** It begins and ends, as a row of pictures does, where a gimbal only points somewhere else. */
const isBounded = (action: WaypointAction): boolean => endOf(effectOf(action)!.of) !== undefined;

/** What ends comes first, and what begins last: a picture is taken when the gimbal has turned. What cannot be ended stays. */
function changesTo(wanted: Effects, now: Effects): WaypointAction[] {
  const ends = [...now.keys()].flatMap((of) => (wanted.has(of) ? [] : (endOf(of) ?? [])));
  const others = [...wanted].flatMap(([of, action]) => (isSame(now.get(of), action) ? [] : [action]));
  return [
    ...ends.map((kind) => ({ kind, value: null })),
    ...others.filter((action) => !isBounded(action)),
    ...others.filter((action) => isBounded(action)),
  ];
}

const isSame = (one: WaypointAction | undefined, other: WaypointAction): boolean => one?.kind === other.kind && one.value === other.value;
