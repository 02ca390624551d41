import type { VehicleCommand } from '@skyhelm/contract/control';
import { advanced, begunWith, NOT_BEGUN, resumePoint, type Begun } from '@skyhelm/core/plan/mission/progress';
import { isOver } from '@skyhelm/core/vehicle/command-course';
import { earlyEnd } from '@skyhelm/core/vehicle/flight-end';
import { modeNumbered, type FlightMode } from '@skyhelm/core/vehicle/flight-mode';
import type { Patch } from '@skyhelm/core/vehicle/state';
import { publish, subscribe } from '../../platform/bus/subjects.ts';
import { hearNews, hearPatches } from '../../platform/bus/vehicle-subjects.ts';
import { patientWriter } from '../../platform/db/patient-writer.ts';
import type { Services } from '../../platform/services.ts';
import { flightInTheAir } from '../device/index.ts';
import { boardLook, type BoardLook, type Found } from './board-look.ts';
import { aboard, forgetUnsettled, noteProgress, noteSkipped, replaceThis, type FlownRow } from './flown-route.store.ts';
import { schedulePlanFlown, type PlanFlown } from './plan-flown.store.ts';

/** One route on board of one aircraft, with the latest of what it says. */
interface Followed {
  row: FlownRow;
  heard: Pick<Patch, 'flying' | 'missionItem' | 'missionCount' | 'batteryPercent'> & { mode?: FlightMode };
  look: BoardLook;
  /** It was asked what it has on board since it began to fly along it, and it is this. */
  isConfirmed: boolean;
  /** It was out of reach, or was restarted: it may have been given another mission, or have lost this one. */
  isDoubted: boolean;
  /** The one that it is on, or was last: what is written late is written of the flight that it was. */
  flight: { id: string | undefined };
  /** Orders to fly along it that are under way, and whether something had been left out before each. */
  orders: Map<string, { begun: Begun; hadSkipped: boolean }>;
  leave(): void;
}

export interface FlownRoutes {
  close(): Promise<void>;
}

/** Whatever says "landing" last says nothing of why. */
const ON_THE_GROUND: readonly FlightMode[] = ['notFlying', 'land'];

/** Follows what aircraft fly along the routes that they were sent, and keeps how far they have come: on disk with every waypoint. */
export async function openFlownRoutes({
  database,
  bus,
  clock,
  log,
  jobs,
}: Pick<Services, 'database' | 'bus' | 'clock' | 'log' | 'jobs'>): Promise<FlownRoutes> {
  const followed = new Map<string, Followed>();
  const writer = patientWriter(log, 'the progress of a route');
  const writing = new Set<Promise<void>>();

  function write(matter: string, work: () => Promise<unknown>): Promise<void> {
    const written = writer.write(matter, async () => void (await work()));
    writing.add(written);
    return written.finally(() => writing.delete(written));
  }

  function change(one: Followed, to: Partial<FlownRow>): void {
    Object.assign(one.row, to);
    const { id, deviceId, course, rounds, reached, earlyEnd: end } = one.row;
    const { flight } = one;
    const now = clock.now();
    const isNews = to.course === 'flying' || to.course === 'flown' || to.course === 'brokenOff';
    const news = newsOf(one.row, now);
    void write(deviceId, () =>
      database.db.transaction(async (tx) => {
        // It is on record some moments after it took off.
        flight.id ??= await flightInTheAir(tx, deviceId);
        await noteProgress(tx, id, { course, rounds, reached, earlyEnd: end, flightId: flight.id ?? null }, now);
        if (isNews) await schedulePlanFlown(jobs, tx, id, { ...news, flightId: flight.id }, course === 'flying');
      }),
    );
  }

  function hear(one: Followed, patch: Patch): void {
    const { row, heard } = one;
    for (const name of ['flying', 'missionItem', 'missionCount', 'batteryPercent'] as const)
      if (patch[name] !== undefined) Object.assign(heard, { [name]: patch[name] });
    const mode = patch.mode === undefined ? undefined : modeNumbered(patch.mode);
    if (mode !== undefined && !ON_THE_GROUND.includes(mode)) heard.mode = mode;
    const isUnderWay = heard.flying === true && heard.mode === 'route';
    if (!isUnderWay || !isAsMany(one)) one.isConfirmed = false;
    if (heard.flying === false && row.course === 'flying') land(one);
    const isInQuestion = isUnderWay || !isAsMany(one) || (one.isDoubted && heard.flying === false);
    if (!one.isConfirmed) return isInQuestion ? look(one) : undefined;
    goOn(one);
  }

  function look(one: Followed): void {
    void one.look.ask().then((found) => {
      if (found && followed.get(one.row.deviceId) === one) settle(one, found);
    });
  }

  function settle(one: Followed, found: Found): void {
    const { flying, mode } = one.heard;
    if (found === 'other') return replace(one);
    one.isDoubted = false;
    // It may have landed or turned home while it was asked.
    one.isConfirmed = flying === true && mode === 'route';
    if (one.isConfirmed) goOn(one);
  }

  function replace({ row, flight }: Followed): void {
    const { deviceId } = row;
    const now = clock.now();
    const news = { ...newsOf(row, now), flightId: flight.id };
    leave(deviceId);
    void write(deviceId, () =>
      database.db.transaction(async (tx) => {
        if ((await replaceThis(tx, row, now)) && row.course === 'flying') await schedulePlanFlown(jobs, tx, row.id, news, false);
      }),
    ).then(() => publish(bus, 'device.aboard', { deviceId }));
  }

  function goOn(one: Followed): void {
    const { row, heard } = one;
    if (heard.missionItem === undefined) return;
    // Off once more with what is still on board: from its beginning.
    if (row.course !== 'flying') {
      one.flight = { id: undefined };
      change(one, { course: 'flying', ...NOT_BEGUN, earlyEnd: null });
    }
    const next = advanced(row, row, heard.missionItem - row.firstItem);
    if (next.reached !== row.reached || next.rounds !== row.rounds) change(one, { rounds: next.rounds, reached: next.reached });
  }

  /** Told to begin in the air, it flies its rounds anew; what it was at before that says nothing of how far it is now. */
  function beginAnew(deviceId: string): void {
    const one = followed.get(deviceId);
    if (one?.row.course !== 'flying') return;
    delete one.heard.missionItem;
    change(one, { ...NOT_BEGUN });
  }

  /** Whoever is told to begin further on leaves something out, unless it does not obey. What becomes of an order is known later than what it has made of the flight. */
  function order(one: Followed, { id, kind, params, course }: VehicleCommand): void {
    const { row, heard, orders } = one;
    if (kind !== 'startRoute' && kind !== 'continue') return;
    const isInFlight = row.course === 'flying' && heard.flying !== false;
    // Whoever goes on with the very flight leaves nothing out.
    if (kind === 'continue' && isInFlight && !orders.has(id)) return;
    const item = kind === 'startRoute' ? Number(params.item) : Math.max(0, (heard.missionItem ?? Infinity) - row.firstItem);
    const given = orders.get(id) ?? {
      begun: begunWith(row, item, isInFlight ? row : undefined, heard.flying === true),
      hadSkipped: row.hasSkipped,
    };
    if (isOver(course)) orders.delete(id);
    else orders.set(id, given);
    if (course === 'refused' || course === 'unsent') skip(one, given.hadSkipped);
    else if (given.begun === 'leavingOut') skip(one, true);
    else if (given.begun === 'anew' && course === 'done') skip(one, false);
  }

  function skip({ row }: Followed, hasSkipped: boolean): void {
    if (row.hasSkipped === hasSkipped) return;
    row.hasSkipped = hasSkipped;
    void write(row.deviceId, () => noteSkipped(database.db, { id: row.id, hasSkipped }));
  }

  function land(one: Followed): void {
    const isFlown = resumePoint(one.row, one.row) === undefined;
    change(one, isFlown ? { course: 'flown' } : { course: 'brokenOff', earlyEnd: earlyEnd(one.heard.batteryPercent, one.heard.mode) });
  }

  function follow(row: FlownRow): void {
    const one: Followed = {
      row,
      heard: {},
      look: boardLook(bus, database.db, row, () => clock.now().getTime()),
      isConfirmed: false,
      isDoubted: false,
      flight: { id: row.flightId ?? undefined },
      orders: new Map(),
      leave: hearPatches(bus, row.deviceId, ({ patch }) => hear(one, patch)),
    };
    followed.set(row.deviceId, one);
  }

  function leave(deviceId: string): void {
    followed.get(deviceId)?.leave();
    followed.delete(deviceId);
  }

  function doubt(deviceId: string): void {
    const one = followed.get(deviceId);
    if (one) one.isDoubted = true;
  }

  await forgetUnsettled(database.db);
  for (const row of await aboard(database.db)) follow(row);

  const ends = [
    subscribe(bus, 'device.aboard', ({ deviceId }) =>
      write(deviceId, async () => {
        const [row] = await aboard(database.db, deviceId);
        if (row?.id === followed.get(deviceId)?.row.id) return;
        leave(deviceId);
        if (row) follow(row);
      }),
    ),
    subscribe(bus, 'command.written', (command) => {
      const { deviceId, kind, course } = command;
      const one = followed.get(deviceId);
      if (one) order(one, command);
      if (kind === 'startRoute' && course === 'done') beginAnew(deviceId);
    }),
    subscribe(bus, 'device.heard', ({ deviceId, online }) => {
      if (!online) doubt(deviceId);
    }),
    hearNews(bus, ({ deviceId, event }) => {
      if (event.kind === 'rebooted') doubt(deviceId);
    }),
  ];

  return {
    async close() {
      for (const end of ends) end();
      for (const deviceId of [...followed.keys()]) leave(deviceId);
      await Promise.all(writing);
    },
  };
}

const newsOf = ({ enterpriseId, deviceId, routeId, version, course, isPart, hasSkipped }: FlownRow, now: Date): PlanFlown => ({
  enterpriseId,
  deviceId,
  routeId,
  version,
  isWhole: course === 'flown' && !isPart && !hasSkipped,
  at: now.toISOString(),
});

/** Autopilots do not agree on whether home and the last item count. */
const isAsMany = ({ row, heard: { missionCount } }: Followed): boolean =>
  missionCount === undefined || Math.abs(missionCount - row.items) <= 1;
