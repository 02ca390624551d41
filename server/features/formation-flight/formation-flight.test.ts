import { cancelFormation, startFormation } from '@skyhelm/contract/formation-flight';
import type { DeviceId } from '@skyhelm/contract/ids';
import { addNoFlyZone, deleteNoFlyZone } from '@skyhelm/contract/no-fly-zone';
import { getRoute, moveRoutes, setRoute } from '@skyhelm/contract/route';
import { NEW_ROUTE, waypointAt } from '@skyhelm/core/plan/route-defaults';
import type { Route } from '@skyhelm/core/plan/route';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { codeOf } from '../../testing/people.ts';
import { flownRoute } from '../../tables/flown-route.table.ts';
import { formationField, LONG_MS, PATIENTLY, positionAt, route, standing } from './formation-flight-testing.ts';
import { settleFormations } from './index.ts';

const { app, as, states, crafts, orders, lineUp, release, forget, latestName, flightOf, standOf, tell, told, orderedTo } =
  await formationField();
beforeEach(forget);

test(
  'all at once: each is told once, and nobody a second time',
  async () => {
    const line = await lineUp({});
    const answers = await Promise.all([app.call(startFormation, line, as), app.call(startFormation, line, as)]);
    expect(answers.map(codeOf).sort()).toEqual(['done', 'formation.underWay']);
    await expect.poll(orderedTo, PATIENTLY).toHaveLength(2);
    expect(orderedTo().sort()).toEqual(line.members.map(({ deviceId }) => deviceId).sort());
    expect(orders.map(({ kind }) => kind)).toEqual(['startRoute', 'startRoute']);
    expect(await standOf(line.id)).toEqual(['started', 'given', 'given']);
    expect(codeOf(await app.call(cancelFormation, { id: (await flightOf(line.id))!.id }, as))).toBe('formation.over');
  },
  LONG_MS,
);

test(
  'none starts where one is not ready, has no route, is somebody else’s, or would come too near to another',
  async () => {
    const line = await lineUp({});
    const [first, second] = line.members.map(({ deviceId }) => deviceId) as [DeviceId, DeviceId];
    const refusal = async (wish = line) => codeOf(await app.call(startFormation, wish, as));
    states.set(second, { ...standing(20), readyToArm: false });
    expect(await app.call(startFormation, line, as)).toMatchObject({ code: 'formation.notReady' });
    states.set(second, { ...standing(20), flying: true });
    expect(await refusal()).toBe('formation.notReady');
    states.set(second, {});
    expect(await refusal()).toBe('formation.notReady');
    // It stands on the other side: its way to its cell crosses the climb of the leader.
    states.set(second, standing(-20));
    expect(await app.call(startFormation, line, as)).toMatchObject({ code: 'input.invalid', issues: [{ code: 'formation.tooClose' }] });
    states.set(second, standing(20));
    expect(await refusal({ ...line, members: line.members.map((member) => ({ ...member, deviceId: first })) })).toBe('formation.members');
    expect(await refusal({ ...line, members: line.members.slice(1) })).toBe('formation.members');
    expect(await refusal({ ...line, members: line.members.map((member) => ({ ...member, version: 9 })) })).toBe('record.stale');
    expect(codeOf(await app.call(startFormation, line, { token: app.other.token }))).toBe('record.notFound');
    await release(second);
    expect(await refusal()).toBe('control.lost');
    const empty = await lineUp({}, false);
    expect(await app.call(startFormation, empty, as)).toMatchObject({ code: 'formation.notAboard' });
    expect(orders).toEqual([]);
    expect(await flightOf(line.id)).toBeNull();
  },
  LONG_MS,
);

test(
  'none starts where two homes are not level and that takes their heights away from each other, or where nobody knows how high one is',
  async () => {
    // One behind the other, there and back: they meet, the second 12 m above the first.
    const back: Route = { ...route, waypoints: [0, 200, 0].map((north) => waypointAt(positionAt({ north, east: 0 }), NEW_ROUTE)) };
    const column = { offsetAngle: 180, heightStep: 12, takeOff: 'delayed', delaySeconds: 10 } as const;
    const line = await lineUp(column, true, back);
    const second = line.members[1]!.deviceId;
    states.set(second, standing(0, -20, 18));
    expect(await app.call(startFormation, line, as)).toMatchObject({ code: 'input.invalid', issues: [{ code: 'formation.tooClose' }] });
    const { homeAltitude: _, ...unknown } = standing(0, -20);
    states.set(second, unknown);
    expect(await app.call(startFormation, line, as)).toMatchObject({
      code: 'input.invalid',
      issues: [{ code: 'formation.homeAltitude', mes: expect.stringContaining('aircraft 2') as string }],
    });
    expect(orders).toEqual([]);
    states.set(second, standing(0, -20));
    const { id } = await app.done(startFormation, line, as);
    await app.done(cancelFormation, { id }, as);
  },
  LONG_MS,
);

test(
  'a route that was put into another folder since it was sent is on board all the same',
  async () => {
    const line = await lineUp({});
    await app.done(moveRoutes, { ids: line.members.map(({ routeId }) => routeId), folder: 'Elsewhere' }, as);
    const members = line.members.map((member) => ({ ...member, version: member.version + 1 }));
    expect(codeOf(await app.call(startFormation, line, as))).toBe('record.stale');
    expect(codeOf(await app.call(startFormation, { ...line, members }, as))).toBe('done');
  },
  LONG_MS,
);

test(
  'none starts where one has its route on board from another waypoint on, or less of it',
  async () => {
    // North, aside and back: entered at the last waypoint, the leader comes down to where the second takes off.
    const hook = [[0, 0], [100, 0], [100, 20], [0, 20]] as const; // prettier-ignore
    const waypoints = hook.map(([north, east]) => waypointAt(positionAt({ north, east }), NEW_ROUTE));
    const line = await lineUp({}, true, { ...route, cycles: 2, waypoints });
    const isLeaders = eq(flownRoute.deviceId, line.members[0]!.deviceId);
    for (const part of [{ entryPoint: 4 }, { manner: 'behind' as const }, { cycles: 1 }]) {
      await app.services.database.db
        .update(flownRoute)
        .set({ entryPoint: 1, manner: 'at', cycles: 2, ...part })
        .where(isLeaders);
      expect(codeOf(await app.call(startFormation, line, as))).toBe('formation.notAboard');
    }
    expect(orders).toEqual([]);
  },
  LONG_MS,
);

test(
  'what says it is a plane is held to the circles of a plane, though nobody has read its parameters yet',
  async () => {
    const line = await lineUp({});
    const beyond = { kind: 'circle' as const, centre: positionAt({ north: 190, east: 0 }), radius: 20 };
    const { id } = await app.done(
      addNoFlyZone,
      { name: 'Beyond', description: 'x', shape: beyond, validUntil: '2099-01-01T00:00:00Z' },
      as,
    );
    const [leader] = line.members.map(({ deviceId }) => deviceId);
    crafts.set(leader!, { kind: 'fixedWing', autopilot: 'ardupilot' });
    expect(await app.call(startFormation, line, as)).toMatchObject({
      code: 'input.invalid',
      issues: expect.arrayContaining([expect.objectContaining({ code: 'route.noFlyZone' })]) as unknown[],
    });
    await app.done(deleteNoFlyZone, { id }, as);
    // It cannot wait in one place: nobody can say that it keeps apart from the others.
    expect(await app.call(startFormation, line, as)).toMatchObject({ code: 'input.invalid', issues: [{ code: 'formation.wings' }] });
    crafts.set(leader!, { kind: 'multirotor', autopilot: 'ardupilot' });
    await app.done(startFormation, line, as);
  },
  LONG_MS,
);

test(
  'one after another: the second is told once its delay is over',
  async () => {
    const line = await lineUp({ takeOff: 'delayed', delaySeconds: 2 });
    await app.done(startFormation, line, as);
    expect(await standOf(line.id)).toEqual(['starting', 'given', 'waiting']);
    await expect.poll(orderedTo, PATIENTLY).toEqual([line.members[0]!.deviceId]);
    tell(0, 'accepted');
    await expect.poll(orderedTo, PATIENTLY).toEqual(line.members.map(({ deviceId }) => deviceId));
    expect(orders[1]!.at - orders[0]!.at).toBeGreaterThan(1_990);
    await expect.poll(() => standOf(line.id), PATIENTLY).toEqual(['started', 'given', 'given']);
  },
  LONG_MS,
);

test(
  'cancelled, the rest stays on the ground',
  async () => {
    const line = await lineUp({ takeOff: 'delayed', delaySeconds: 600 });
    const { id } = await app.done(startFormation, line, as);
    expect(codeOf(await app.call(cancelFormation, { id }, { token: app.other.token }))).toBe('record.notFound');
    await app.done(cancelFormation, { id }, as);
    expect(await standOf(line.id)).toEqual(['cancelled', 'given', 'notStarted']);
    expect(orders).toHaveLength(1);
  },
  LONG_MS,
);

test(
  'behind one that did not start nobody starts, and the pilot is told',
  async () => {
    const line = await lineUp({ takeOff: 'delayed', delaySeconds: 10 });
    await app.done(startFormation, line, as);
    await expect.poll(orderedTo, PATIENTLY).toHaveLength(1);
    tell(0, 'denied');
    await expect.poll(() => standOf(line.id), PATIENTLY).toEqual(['stopped', 'given', 'notStarted']);
    expect(await flightOf(line.id)).toMatchObject({ reason: 'earlierFailed' });
    expect(orders).toHaveLength(1);
    expect(await told('formationStopped')).toHaveLength(1);
  },
  LONG_MS,
);

test(
  'what waits for its turn is not started along a way that was sent meanwhile',
  async () => {
    const line = await lineUp({ takeOff: 'delayed', delaySeconds: 5 });
    await app.done(startFormation, line, as);
    await expect.poll(orderedTo, PATIENTLY).toHaveLength(1);
    tell(0, 'accepted');
    const { routeId, deviceId } = line.members[1]!;
    const { name } = await app.done(getRoute, { id: routeId }, as);
    // Onto the way of the leader.
    await app.done(setRoute, { id: routeId, version: 1, name, route }, as);
    await app.services.database.db
      .update(flownRoute)
      .set({ id: newId(), version: 2, document: route })
      .where(eq(flownRoute.deviceId, deviceId));
    await expect.poll(() => standOf(line.id), PATIENTLY).toEqual(['stopped', 'given', 'notStarted']);
    expect(await flightOf(line.id)).toMatchObject({ reason: 'notAboard' });
    expect(orders).toHaveLength(1);
  },
  LONG_MS,
);

test(
  'whoever gives the controls away stops the rest',
  async () => {
    const line = await lineUp({ takeOff: 'delayed', delaySeconds: 10 });
    await app.done(startFormation, line, as);
    await expect.poll(orderedTo, PATIENTLY).toHaveLength(1);
    tell(0, 'accepted');
    await release(line.members[1]!.deviceId);
    await expect.poll(() => standOf(line.id), PATIENTLY).toEqual(['stopped', 'given', 'notStarted']);
    expect(await flightOf(line.id)).toMatchObject({ reason: 'controlLost' });
    expect(orders).toHaveLength(1);
  },
  LONG_MS,
);

test(
  'where a zone is put up while they take off one after another, the rest stays on the ground',
  async () => {
    const line = await lineUp({ takeOff: 'delayed', delaySeconds: 5 });
    await app.done(startFormation, line, as);
    await expect.poll(orderedTo, PATIENTLY).toHaveLength(1);
    tell(0, 'accepted');
    // Around the way of the second alone, and nearer to it than to anybody.
    const shape = { kind: 'circle', centre: positionAt({ north: 60, east: 60 }), radius: 30 } as const;
    const { id } = await app.done(addNoFlyZone, { name: 'Fire', description: 'x', shape, validUntil: '2099-01-01T00:00:00Z' }, as);
    await expect.poll(() => standOf(line.id), PATIENTLY).toEqual(['stopped', 'given', 'notStarted']);
    expect(await flightOf(line.id)).toMatchObject({ reason: 'closed' });
    expect(orders).toHaveLength(1);
    await app.done(deleteNoFlyZone, { id }, as);
  },
  LONG_MS,
);

test(
  'after a restart nothing goes on by itself, and the pilot is told what did not start',
  async () => {
    const line = await lineUp({ takeOff: 'delayed', delaySeconds: 600, count: 3 });
    await app.done(startFormation, line, as);
    await settleFormations(app.services);
    expect(await standOf(line.id)).toEqual(['interrupted', 'given', 'notStarted', 'notStarted']);
    expect(await told('formationInterrupted')).toEqual([
      `The server was restarted while formation “${latestName()}” took off: 2 aircraft were not started and do not start.`,
    ]);
    await settleFormations(app.services);
    expect(orders).toHaveLength(1);
    expect(await told('formationInterrupted')).toHaveLength(1);
  },
  LONG_MS,
);
