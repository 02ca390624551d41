import type { DeviceId, SiteId, TaskId, UserId } from '@skyhelm/contract/ids';
import type { TaskEntry } from '@skyhelm/contract/task';
import { agingOf, natureOf } from '@skyhelm/core/task/outcome';
import { actionsFor, type Person, type Task } from '@skyhelm/core/task/steps';
import type { Actor } from '../../platform/auth/actor.ts';
import type { ListedTask } from './found-task.store.ts';
import type { ListedRow } from './task-access.store.ts';

const said = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** Whom one has to ask about what an actor does: a key is nobody, so that whoever holds it could answer their own question. */
export const personBehind = (actor: Actor): string | null => (actor.kind === 'user' ? actor.userId : actor.holderId);

/** Who has had a hand in it since it was last approved. */
export const handsIn = ({ founderId, foundedFor, submittedBy, submittedFor, editors }: ListedRow): string[] =>
  [founderId, foundedFor, submittedBy, submittedFor, ...editors].filter((id) => id !== null);

/** After this one's edit. */
export const editedBy = (actor: Actor, row: ListedRow): Pick<ListedRow, 'editors' | 'hasUnknownEditor'> => {
  const editor = personBehind(actor);
  return {
    editors: editor === null ? row.editors : [...new Set([...row.editors, editor])],
    hasUnknownEditor: row.hasUnknownEditor || actor.kind === 'key',
  };
};

/** How somebody stands to a task that they see. */
export function personTo(actor: Actor, row: ListedRow & { isReached: boolean }): Person {
  const { founderId, executorId, isReached } = row;
  const me = actor.kind === 'user' ? actor.userId : null;
  // What software has founded is asked for by software: a key never answers its own question.
  const isAsker = me === null ? founderId === null : handsIn(row).includes(me);
  return { permissions: actor.permissions, isReached, isAsker, isExecutor: me !== null && me === executorId };
}

/** As the table of steps sees it. */
export const stateOf = (row: ListedRow, hasLostResults: boolean): Task => ({
  status: row.status,
  approval: row.approval,
  was: row.was,
  deletedAt: row.deletedAt?.getTime() ?? null,
  hasLostResults,
});

export const siteIn = (row: ListedRow, hasSite: boolean): TaskEntry['site'] => ({
  id: row.siteId as SiteId,
  name: row.siteName,
  isGone: !hasSite,
  longitude: row.siteLongitude,
  latitude: row.siteLatitude,
});

const peopleIn = ({ row, hasFounder, hasExecutor }: ListedTask): Pick<TaskEntry, 'founder' | 'executor'> => ({
  founder: { id: row.founderId as UserId | null, name: row.founderName, isGone: row.founderId !== null && !hasFounder },
  executor: row.executorId === null ? null : { id: row.executorId as UserId, name: row.executorName, isGone: !hasExecutor },
});

const deviceIn = ({ row, hasDevice }: ListedTask): TaskEntry['device'] =>
  row.deviceId === null
    ? null
    : { id: row.deviceId as DeviceId, name: row.deviceName, isGone: !hasDevice, model: row.deviceModel, sn: row.deviceSn };

/** Its flights have been deleted, all of them. */
export const hasLostResults = ({ flights, keptFlights }: Pick<ListedTask, 'flights' | 'keptFlights'>): boolean =>
  flights > 0 && keptFlights === 0;

/** What is in the air counts for as long as it has been there, as its metres do. */
const secondsFlown = ({ flightSeconds, takeOffs }: Pick<ListedTask, 'flightSeconds' | 'takeOffs'>, now: Date): number =>
  takeOffs.reduce((sum, at) => sum + Math.max(0, now.getTime() - at) / 1_000, flightSeconds);

/** As this reader sees it, now. */
export function entryOf(found: ListedTask, actor: Actor, now: Date): TaskEntry {
  const { row, isReached, plan, flights, wholeFlights } = found;
  const outcome = {
    status: row.status,
    approval: row.approval,
    deadline: row.deadline.getTime(),
    completedAt: row.completedAt?.getTime() ?? null,
    deletedAt: row.deletedAt?.getTime() ?? null,
    flights: wholeFlights,
  };
  return {
    id: row.id as TaskId,
    version: row.version,
    number: row.number,
    name: row.name,
    type: row.type,
    status: row.status,
    approval: row.approval,
    isPosted: row.isPosted,
    deviceType: row.craft,
    mount: row.mount,
    site: siteIn(row, found.hasSite),
    workLocation: row.workLocation,
    deadline: row.deadline.toISOString(),
    startTime: said(row.startTime),
    endTime: said(row.endTime),
    ...peopleIn(found),
    device: deviceIn(found),
    approver: row.approverName,
    reason: row.reason,
    approvalDeadline: row.approval === 'pending' ? said(row.approvalDeadline) : null,
    finisher: row.finisherName,
    createdAt: row.createdAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    startedAt: said(row.startedAt),
    lastStartedAt: said(row.lastStartedAt),
    completedAt: said(row.completedAt),
    deletedAt: said(row.deletedAt),
    area: row.area,
    perimeter: row.perimeter,
    length: plan.length,
    seconds: plan.summary.seconds,
    waypoints: plan.summary.waypoints,
    grade: row.grade,
    airspace: { state: plan.brokenBy.length > 0 ? 'broken' : 'ok', zones: plan.brokenBy },
    flights,
    wholeFlights,
    flightSeconds: secondsFlown(found, now),
    aging: agingOf(outcome, now.getTime()),
    nature: natureOf(outcome, now.getTime()),
    may: actionsFor(stateOf(row, hasLostResults(found)), personTo(actor, { ...row, isReached }), now.getTime()),
  };
}
