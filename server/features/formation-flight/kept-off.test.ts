import { sendRoute } from '@skyhelm/contract/flown-route';
import { getFormation } from '@skyhelm/contract/formation';
import { startFormation } from '@skyhelm/contract/formation-flight';
import type { DeviceId, RouteId } from '@skyhelm/contract/ids';
import { addRoute } from '@skyhelm/contract/route';
import { layOut } from '@skyhelm/core/plan/pattern/lay-out';
import { TOWER } from '@skyhelm/core/plan/pattern/testing/stood-around';
import { NEW_ROUTE } from '@skyhelm/core/plan/route-defaults';
import type { Route } from '@skyhelm/core/plan/route';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { serveTransfer } from '../../platform/bus/transfer-subjects.ts';
import { codeOf } from '../../testing/people.ts';
import { route as routeTable } from '../../tables/route.table.ts';
import { formationField, LONG_MS, PATIENTLY, positionAt, standing } from './formation-flight-testing.ts';

const { app, as, states, crafts, orders, lineUp, forget, orderedTo } = await formationField();
beforeEach(forget);

/** North of where the aircraft stand, who fly over it but for the leader. */
const tower = { ...TOWER, centre: positionAt({ north: 200, east: 0 }) };
const bare: Route = { ...NEW_ROUTE, endAction: 'land', pattern: tower };
const around: Route = { ...bare, waypoints: layOut(tower, bare, positionAt({ north: 0, east: 0 })).waypoints };
const stepped = { heightStep: 30 };
const BEHIND = standing(0, 400);

test(
  'who would come through what the leader flies around is told of before anything starts, and starts by a word of their own',
  async () => {
    const line = await lineUp(stepped, true, around);
    states.set(line.members[0]!.deviceId, BEHIND);
    const answer = await app.call(startFormation, line, as);
    expect(answer).toMatchObject({ code: 'formation.warned', issues: [{ code: 'formation.besidesThroughObstacle' }] });
    expect(answer.state === 0 && answer.issues?.[0]?.mes).toMatch(/^Aircraft 1 comes to waypoint 1, or leaves it, through/);
    expect(orders).toEqual([]);
    await app.done(startFormation, { ...line, evenWarned: true }, as);
    await expect.poll(orderedTo, PATIENTLY).toHaveLength(2);
  },
  LONG_MS,
);

test(
  'none starts where a home lies so low that its aircraft no longer flies over it, whatever anybody says',
  async () => {
    const line = await lineUp(stepped, true, around);
    states.set(line.members[1]!.deviceId, standing(20, 0, 10));
    const answer = await app.call(startFormation, { ...line, evenWarned: true }, as);
    expect(answer).toMatchObject({ code: 'input.invalid', issues: [{ code: 'formation.throughObstacle' }] });
    expect(orders).toEqual([]);
  },
  LONG_MS,
);

test(
  'where nothing is in the way nobody is asked, nor where the formation was kept before it knew what is',
  async () => {
    const line = await lineUp(stepped, true, around);
    expect(codeOf(await app.call(startFormation, line, as))).toBe('done');
    const older = await lineUp(stepped, true, around);
    states.set(older.members[0]!.deviceId, BEHIND);
    await app.services.database.db
      .update(routeTable)
      .set({ formation: sql`formation - 'around'` })
      .where(eq(routeTable.formationId, older.id));
    expect(codeOf(await app.call(startFormation, older, as))).toBe('done');
  },
  LONG_MS,
);

test(
  'a route that is sent by itself tells it as well, be it of a formation or not; how a formation is kept it does not tell',
  async () => {
    serveTransfer(app.services.bus, 'gateway.sendPlan', () => ({ step: 'begun' }));
    const sent = async (id: RouteId, deviceId: DeviceId) => {
      crafts.set(deviceId, { kind: 'multirotor', autopilot: 'ardupilot' });
      const { issues } = await app.done(sendRoute, { id, version: 1, deviceId }, as);
      return issues.map(({ code }) => code).filter((code) => code.startsWith('route.throughObstacle'));
    };
    const line = await lineUp(stepped, false, around);
    const [leader, second] = line.members;
    expect(await sent(leader!.routeId, leader!.deviceId)).toEqual([]);
    const other = await lineUp(stepped, false, around);
    const [turned] = other.members;
    states.set(turned!.deviceId, BEHIND);
    expect(await sent(turned!.routeId, turned!.deviceId)).toEqual(['route.throughObstacle']);
    states.set(second!.deviceId, BEHIND);
    expect(await sent(second!.routeId, second!.deviceId), 'over it').toEqual([]);
    const alone = await app.done(addRoute, { name: 'Alone', route: around }, as);
    const spare = (await lineUp({}, false)).members[0]!.deviceId;
    states.set(spare, BEHIND);
    expect(await sent(alone.id, spare)).toEqual(['route.throughObstacle']);
    const whole = await app.done(getFormation, { id: line.id }, as);
    expect(JSON.stringify(whole)).not.toContain('around');
  },
  LONG_MS,
);
