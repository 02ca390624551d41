import { cancelFormation, getFormationFlight, startFormation, type FormationFlight } from '@skyhelm/contract/formation-flight';
import type { FormationFlightId, FormationId, RouteId } from '@skyhelm/contract/ids';
import { holds } from '@skyhelm/core/identity/permission';
import type { Issue } from '@skyhelm/core/issue';
import { delayOf } from '@skyhelm/core/plan/formation/formation';
import { homeOf } from '@skyhelm/core/plan/path/home-of';
import { chosenTwice } from '@skyhelm/core/selection/chosen-twice';
import { refuse } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { implement, implementPrepared, type Implementation } from '../../platform/http/implement.ts';
import { newId } from '../../platform/ids.ts';
import type { Services } from '../../platform/services.ts';
import { workApart } from '../../platform/threads/work-apart.ts';
import { coursesOf, knownOf, type StartIssues, type Controls } from '../control/index.ts';
import { aboard } from '../flown-route/index.ts';
import { findRoute, formationOf, leaderPatternOf, refuseIssues, refuseWarned } from '../route/index.ts';
import { knownPerformance } from '../transfer/index.ts';
import * as store from './formation-flight.store.ts';
import type { Member } from '../../tables/formation-flight.table.ts';
import { scheduleOverdue } from './overdue.ts';
import type { Surveyed } from './separation.worker.ts';
import { isReady, START, starter, wholeAboard } from './starter.ts';

const SEPARATION = new URL('./separation.worker.ts', import.meta.url);
const LIMITS = { memoryMb: 512, patienceMs: 30_000 };
/** Milliseconds after its start that an aircraft may not have said yet that it flies: it is not started a second time meanwhile. */
const JUST_STARTED_MS = 60_000;

interface Wish {
  id: FormationId;
  members: { routeId: RouteId; version: number; deviceId: Member['deviceId'] }[];
}

export function formationFlightRoutes(services: Services, controls: Controls, startIssues: StartIssues): Implementation[] {
  const { bus } = services;
  const { give, wait } = starter(services, controls, startIssues);

  /** Each route of the formation with its aircraft, in the order of the formation; refused where it is not each of them once. */
  async function lineUp(db: Queryable, actor: Actor, { id, members }: Wish) {
    const whole = (await formationOf(db, actor, id)) ?? refuse('record.notFound');
    const byRoute = new Map(members.map((member) => [member.routeId, member]));
    const isWhole = whole.routes.length === members.length && whole.routes.length === whole.formation.count;
    const twice = chosenTwice(
      'drone',
      members.map(({ deviceId }) => deviceId),
    );
    if (!isWhole || byRoute.size !== members.length || twice.length > 0) return refuse('formation.members');
    const lined = whole.routes.map(({ id: routeId }) => byRoute.get(routeId) ?? refuse('formation.members'));
    return { ...whole, lined };
  }

  /** What is known of the aircraft, and whether they keep apart, and off what they fly around, from where they stand. */
  async function survey(db: Queryable, actor: Actor, wish: Wish) {
    const { formation, lined } = await lineUp(db, actor, wish);
    const known = await Promise.all(lined.map(({ deviceId }) => knownOf(bus, deviceId)));
    const flown = await Promise.all(
      lined.map(async ({ routeId, version, deviceId }, index) => {
        const stored = (await findRoute(db, actor, routeId)) ?? refuse('record.notFound');
        if (stored.version !== version) refuse('record.stale', {}, { data: stored });
        const performance = await knownPerformance(db, deviceId, known[index]!);
        return { route: stored.route, delay: delayOf(formation, index), home: homeOf(known[index]!.state), performance };
      }),
    );
    const pattern = await leaderPatternOf(db, actor, lined[0]!.routeId);
    const about: Surveyed = { members: flown, minimum: formation.minimumDistance, pattern };
    const issues = await workApart({ program: SEPARATION, ...LIMITS }, async (ask) => (await ask(about)) as Issue[]);
    return { known, issues, flown: flown.map(({ route }) => route) };
  }

  return [
    implementPrepared(
      startFormation,
      ({ db, actor }, wish) => survey(db, actor, wish),
      async ({ db, actor, now, language, record, afterCommit }, wish, { known, issues, flown }) => {
        if (!holds(actor.permissions, 'route:query')) refuse('request.forbidden');
        await store.oneAfterAnother(db, actor);
        const { name: formationName, formation, routes, lined } = await lineUp(db, actor, wish);
        const recent = await store.flightsSince(db, actor, new Date(now.getTime() - JUST_STARTED_MS));
        const [tokens, sent] = [new Map<string, number>(), new Map<string, string>()];
        const members: Member[] = [];
        for (const [index, { routeId, version, deviceId }] of lined.entries()) {
          const { token, name } = await controls.atControls(db, actor, deviceId);
          if (await isUnderWay(db, recent, deviceId)) refuse('formation.underWay', { device: name });
          const proven = await wholeAboard(db, deviceId, routeId, { version, route: flown[index]! });
          sent.set(deviceId, proven ?? refuse('formation.notAboard', { device: name, route: routes[index]!.name }));
          const { state } = known[index]!;
          if (!isReady(state) || !homeOf(state)) refuse('formation.notReady', { device: name });
          const closed = await startIssues({ db, actor, now }, deviceId, known[index]!, START.params);
          refuseIssues(closed.issues, language, closed.name);
          tokens.set(deviceId, token);
          const startsAt = new Date(now.getTime() + delayOf(formation, index) * 1_000).toISOString();
          members.push({ number: index + 1, routeId, deviceId, device: name, state: 'waiting', startsAt, commandId: null });
        }
        refuseIssues(issues, language);
        if (!wish.evenWarned) refuseWarned(issues, language);
        const atOnce = members.filter((_, index) => delayOf(formation, index) === 0);
        const begun: Awaited<ReturnType<typeof give>>[] = [];
        for (const member of atOnce) begun.push(await give(db, actor, member, tokens.get(member.deviceId)!, now));
        const all = [...begun.map(({ given }) => given), ...members.slice(atOnce.length)];
        const id = newId<FormationFlightId>(now.getTime());
        await store.insertFlight(db, {
          id,
          enterpriseId: actor.enterpriseId,
          formationId: wish.id,
          name: formationName,
          userId: actor.kind === 'user' ? actor.userId : null,
          byName: actor.name,
          state: all.length === atOnce.length ? 'started' : 'starting',
          members: all,
          createdAt: now,
        });
        if (all.length > atOnce.length) await scheduleOverdue(services, db, id, all);
        record({ operation: 'route.formationStarted', target: { id: wish.id, name: formationName }, details: { count: all.length } });
        afterCommit(async () => {
          await Promise.all(begun.map(({ dispatch }) => dispatch()));
          const delayMs = formation.delaySeconds * 1_000;
          if (all.length > atOnce.length) wait({ flightId: id, actor, delayMs, tokens, sent }, atOnce.length + 1);
        });
        return { id };
      },
    ),

    implement(cancelFormation, async ({ db, actor, record }, { id }) => {
      const flight = (await store.lockFlight(db, id, actor)) ?? refuse('record.notFound');
      for (const { deviceId } of flight.members) await controls.requireFlown(db, actor, deviceId);
      if (flight.state !== 'starting') refuse('formation.over');
      await store.setFlight(db, id, { state: 'cancelled', members: store.unstarted(flight) });
      record({ operation: 'route.formationCancelled', target: { id: flight.formationId, name: flight.name }, details: {} });
      return null;
    }),

    implement(getFormationFlight, async ({ db, actor }, { id }) => {
      const flight = await store.latestFlight(db, actor, id);
      const devices = flight?.members.map(({ deviceId }) => deviceId) ?? [];
      const standings = await controls.findAll(db, actor, devices);
      if (flight && devices.every((deviceId) => standings.get(deviceId)?.see)) return { flight: await shown(db, flight) };
      // Its routes may have been deleted while it started: whoever sees its aircraft sees it all the same.
      if (!(await formationOf(db, actor, id))) refuse('record.notFound');
      return { flight: null };
    }),
  ];
}

/** It waits for its turn, or was told to start and has not begun its route. */
async function isUnderWay(db: Queryable, recent: readonly store.FlightRow[], deviceId: Member['deviceId']): Promise<boolean> {
  const own = recent.flatMap(({ members }) => members.filter((one) => one.deviceId === deviceId && one.state !== 'notStarted'));
  if (own.length === 0 || own.some(({ state }) => state === 'waiting')) return own.length > 0;
  return (await aboard(db, deviceId)).some(({ routeId, course }) => course === 'aboard' && own.some((one) => one.routeId === routeId));
}

async function shown(db: Queryable, flight: store.FlightRow): Promise<FormationFlight> {
  const { formationId, state, reason, members, byName: by, createdAt } = flight;
  const courses = await coursesOf(
    db,
    members.flatMap(({ commandId }) => commandId ?? []),
  );
  return {
    id: store.idOf(flight),
    formationId: formationId as FormationId,
    state,
    reason,
    members: members.map((member) => ({ ...member, course: member.commandId === null ? null : (courses.get(member.commandId) ?? null) })),
    by,
    createdAt: createdAt.toISOString(),
  };
}
