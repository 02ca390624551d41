import type { EnterpriseId, TaskId } from '@skyhelm/contract/ids';
import type { Site } from '@skyhelm/contract/site';
import { toMission } from '@skyhelm/core/plan/mission/to-mission';
import { newId } from '../../platform/ids.ts';
import type { Services } from '../../platform/services.ts';
import { flightFinder, type FoundFlight } from '../flight-import/index.ts';
import { insertFlights, storeStretches, writeEvents } from '../flight-record/index.ts';
import { findPlan } from '../route/index.ts';
import { flyOnce } from '../simulator/index.ts';
import { lockAnyTask, planFlown } from '../task/index.ts';

/** An aircraft as the demo's simulators are, in their weather. */
const CRAFT = { airframe: 'multirotor', autopilot: 'ardupilot' } as const;
const SIMULATED = { flavour: 'copter', seed: 26, wind: { speed: 3, from: 300, gust: 1 } };

type Ports = Pick<Services, 'database' | 'clock' | 'secrets' | 'bus'>;

/**
 * Flies the plan of a task that has been started, in the simulator and at once, and keeps the recording as one that was read from a file: it counts
 * for the task and not for the hours of the aircraft, which was never in the air.
 */
export async function flyTask(services: Ports, enterpriseId: EnterpriseId, id: TaskId, site: Site, at: Date): Promise<void> {
  const { db } = services.database;
  const task = await lockAnyTask(db, enterpriseId, id);
  if (!task?.deviceId || task.status !== 'executing') return;
  const { route, version } = await findPlan(db, enterpriseId, task.routeId);
  const { items } = toMission(route, { kind: CRAFT.airframe, autopilot: CRAFT.autopilot, home: site });
  const start = { latitude: site.latitude, longitude: site.longitude };
  const flight = flightIn(await flyOnce({ ...SIMULATED, start, elevation: site.altitude, items, beganAt: at.getTime() }), at);
  const flightId = newId(flight.takeOffAt);
  const { deviceId, routeId } = task;
  await db.transaction(async (tx) => {
    const of = { enterpriseId, deviceId, source: 'tlog' as const, ...CRAFT };
    const kept = await insertFlights(tx, of, [{ ...flight, id: flightId }]);
    if (kept.get(flight.takeOffAt) !== flightId) return;
    await storeStretches(
      tx,
      flight.stretches.map((stretch) => ({ ...stretch, flightId })),
    );
    await writeEvents(
      tx,
      flight.events.map((event) => ({ ...event, flightId })),
    );
  });
  const landedAt = new Date(flight.landedAt);
  const flown = { enterpriseId, deviceId, routeId, version, isWhole: true, at: landedAt.toISOString() };
  await planFlown({ ...services, clock: { ...services.clock, now: () => landedAt } }, flown);
}

function flightIn(recorded: Uint8Array, at: Date): FoundFlight {
  const finder = flightFinder('tlog', at.getTime());
  const flights = [...finder.take(recorded), ...finder.end().flights];
  if (flights.length !== 1) throw new Error(`${flights.length} flights in the recording of one`);
  return flights[0]!;
}
