import type { DeviceId, RouteId, VehicleCommandId } from '@skyhelm/contract/ids';
import { isOver } from '@skyhelm/core/vehicle/command-course';
import type { VehicleState } from '@skyhelm/core/vehicle/state';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { patientWriter } from '../../platform/db/patient-writer.ts';
import { newId } from '../../platform/ids.ts';
import type { Services } from '../../platform/services.ts';
import { coursesOf, insertCommand, knownOf, type StartIssues, type Controls, type Known } from '../control/index.ts';
import { aboard, hasLeft, isAsSent } from '../flown-route/index.ts';
import * as store from './formation-flight.store.ts';
import type { Member } from '../../tables/formation-flight.table.ts';
import { scheduleOverdue } from './overdue.ts';
import { stopAtFault, stopFlight, type Reason } from './stop-flight.ts';

/** The whole route, from wherever it begins. */
export const START = { kind: 'startRoute', params: { item: 0 } } as const;

/** Standing, and nothing keeps its motors from starting. What does not say so is asked all the same: not all aircraft do. */
export const isReady = ({ flying, readyToArm }: VehicleState): boolean => flying === false && readyToArm !== false;

/**
 * What brought a route there as it is flown now and was reckoned with: all of it. What was sent from another waypoint on, or to go on with a flight that was broken off, is
 * on another way at every moment.
 */
export async function wholeAboard(
  db: Queryable,
  deviceId: DeviceId,
  routeId: RouteId,
  now: Parameters<typeof isAsSent>[2],
): Promise<string | undefined> {
  const row = (await aboard(db, deviceId)).find((one) => one.routeId === routeId);
  const isWhole = row?.manner === 'at' && row.entryPoint === now.route.entryPoint && row.cycles === now.route.cycles;
  return isWhole && (await isAsSent(db, row, now)) ? row.id : undefined;
}

export interface Starter {
  /** Writes the command of a member down; what is given back sends it, once that is safe on disk. */
  give(tx: Queryable, actor: Actor, member: Member, token: number, now: Date): Promise<{ given: Member; dispatch(): Promise<void> }>;
  /** Has the next one started once the delay after the one before is over, and so on to the last. */
  wait(run: Run, number: number): void;
}

/** A start that is under way. */
export interface Run {
  flightId: string;
  actor: Actor;
  delayMs: number;
  /** Under which whoever started it has the controls, by device. */
  tokens: ReadonlyMap<string, number>;
  /** What brought each its route, by device: whatever came since nobody has reckoned with. */
  sent: ReadonlyMap<string, string>;
}

/** Whose turn it is, and what is known of it. */
interface Turn {
  actor: Actor;
  member: Member;
  members: readonly Member[];
  /** Of each of the members. */
  known: ReadonlyMap<string, Known>;
  token: number;
  sent: Run['sent'];
}

export function starter(services: Services, controls: Controls, startIssues: StartIssues): Starter {
  const { database, bus, clock, log } = services;
  const writer = patientWriter(log, 'the end of a formation that could not be started');

  const give: Starter['give'] = async (tx, actor, member, token, now) => {
    const { deviceId } = member;
    const commandId = newId<VehicleCommandId>(now.getTime());
    await insertCommand(tx, actor, { id: commandId, deviceId, token, command: START, now });
    return {
      given: { ...member, state: 'given', commandId },
      dispatch: () => controls.ledger.dispatch({ deviceId, commandId, token, command: START }),
    };
  };

  const isClosed = async (tx: Queryable, actor: Actor, { deviceId }: Member, known: Known): Promise<boolean> =>
    (await startIssues({ db: tx, actor, now: clock.now() }, deviceId, known, START.params)).issues.some(
      ({ severity }) => severity === 'error',
    );

  const asProven = async (tx: Queryable, deviceId: DeviceId, sent: Run['sent']) =>
    (await aboard(tx, deviceId)).find(({ id }) => id === sent.get(deviceId));

  /** What was reckoned holds while those before fly as they were planned to: not behind one that turned back, fell silent, or was given something else. */
  async function isGone(tx: Queryable, deviceId: DeviceId, sent: Run['sent'], known: Known): Promise<boolean> {
    const row = await asProven(tx, deviceId, sent);
    return !row || known.state.flying === undefined || hasLeft(row, known.state);
  }

  /** Nobody starts behind one that did not. */
  async function whyNot(tx: Queryable, { actor, member, members, known, token, sent }: Turn) {
    const earlier = members.filter(({ number }) => number < member.number);
    const courses = await coursesOf(
      tx,
      earlier.flatMap(({ commandId }) => commandId ?? []),
    );
    const hasFailed = (one: Member) => {
      const course = one.commandId === null ? undefined : courses.get(one.commandId);
      return course === undefined || (isOver(course) && course !== 'done');
    };
    if (earlier.some(hasFailed)) return 'earlierFailed' satisfies Reason;
    for (const { deviceId } of earlier) if (await isGone(tx, deviceId, sent, known.get(deviceId)!)) return 'earlierGone' satisfies Reason;
    if (!(await controls.mayStill(tx, actor, member.deviceId))) return 'controlLost' satisfies Reason;
    const held = await controls.atControls(tx, actor, member.deviceId).catch(() => undefined);
    if (held?.token !== token) return 'controlLost' satisfies Reason;
    if (!(await asProven(tx, member.deviceId, sent))) return 'notAboard' satisfies Reason;
    const own = known.get(member.deviceId)!;
    if (!isReady(own.state)) return 'notReady' satisfies Reason;
    return (await isClosed(tx, actor, member, own)) ? ('closed' satisfies Reason) : undefined;
  }

  async function start(run: Run, number: number): Promise<void> {
    const { flightId, actor, delayMs, tokens, sent } = run;
    const effects: (() => void | Promise<void>)[] = [];
    const row = await store.lockFlight(database.db, flightId);
    const deviceId = row?.members.find((member) => member.number === number)?.deviceId;
    if (!deviceId) return;
    const asked = row.members.filter((member) => member.number <= number);
    const known = new Map(await Promise.all(asked.map(async (one) => [one.deviceId, await knownOf(bus, one.deviceId)] as const)));
    const token = tokens.get(deviceId)!;
    let hasNext = false;
    await database.db.transaction(async (tx) => {
      const flight = await store.lockFlight(tx, flightId);
      const member = flight?.members.find((one) => one.number === number);
      // Cancelled, stopped, or given already: of two who come for the same one, one finds nothing to do.
      if (flight?.state !== 'starting' || member?.state !== 'waiting') return;
      const reason = await whyNot(tx, { actor, member, members: flight.members, known, token, sent });
      const now = clock.now();
      if (reason) {
        const context = { db: tx, now, afterCommit: (effect: () => void | Promise<void>) => void effects.push(effect) };
        return stopFlight(context, bus, flight, reason);
      }
      const { given, dispatch } = await give(tx, actor, member, token, now);
      const later = (one: Member) => ({ ...one, startsAt: new Date(now.getTime() + (one.number - number) * delayMs).toISOString() });
      const members = flight.members.map((one) => (one.number === number ? given : one.state === 'waiting' ? later(one) : one));
      hasNext = members.some((one) => one.state === 'waiting');
      await store.setFlight(tx, flightId, { members, state: hasNext ? 'starting' : 'started' });
      await scheduleOverdue(services, tx, flightId, members);
      effects.push(dispatch);
    });
    for (const effect of effects) await effect();
    if (hasNext) wait(run, number + 1);
  }

  /** Counted from the one before, not from the first: where the server was slow, nobody comes closer behind. */
  function wait(run: Run, number: number): void {
    const timer = setTimeout(() => {
      start(run, number).catch((error: unknown) => {
        log.error({ err: error, flightId: run.flightId, number }, 'an aircraft of a formation could not be started');
        // Later it would come another way behind those before than was reckoned: it stays on the ground, and so do all behind it.
        return writer.write(run.flightId, () => stopAtFault(services, run.flightId));
      });
    }, run.delayMs);
    timer.unref();
  }

  return { give, wait };
}
