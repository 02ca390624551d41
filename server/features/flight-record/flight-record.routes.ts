import { hash } from 'node:crypto';
import {
  deleteFlightRecord,
  exportFlightRecord,
  FLIGHT_EVENTS_MAX,
  getFlightEvents,
  getFlightRecord,
  getFlightRecords,
  getFlightSamples,
  getFlightTotals,
  getFlightTrack,
  SAMPLES_RANGE_MS,
  type FlightRecord,
} from '@skyhelm/contract/flight-record';
import type { FlightRecordId } from '@skyhelm/contract/ids';
import { joinChunks } from '@skyhelm/core/record/chunk-run';
import { faultClass } from '@skyhelm/core/vehicle/fault';
import { say } from '@skyhelm/i18n/all';
import { refuse } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { pager } from '../../platform/db/page.ts';
import { implement, implementFile, type Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import { commandsBetween } from '../control/index.ts';
import { lockManaged } from '../device/index.ts';
import { exportOf } from './export.ts';
import { samplesBetween, walkSamples } from './flight-chunks.ts';
import { trackAtAGlance } from './glance.ts';
import * as store from './flight-record.store.ts';
import { eventsOf } from './flight-samples.store.ts';

/** A take-off is ordered before it happens; what was ordered before the landing before it belongs to another flight. */
const ORDERED_BEFORE_MS = 60_000;

interface Reading {
  db: Queryable;
  actor: Actor;
  now: Date;
}

export function flightRecordRoutes({ database, bus }: Services): Implementation[] {
  const page = pager(database.db);
  const flightOf = async ({ db, actor, now }: Reading, id: FlightRecordId): Promise<FlightRecord> =>
    (await store.findFlight({ db, actor, now, bus }, id)) ?? refuse('record.notFound');
  return [
    implement(getFlightRecords, (context, query) => store.listFlights({ ...context, bus }, page, query)),
    implement(getFlightTotals, (context, filter) => store.totalsOf(context, filter)),
    implement(getFlightRecord, (context, { id }) => flightOf(context, id)),

    implement(getFlightTrack, async (context, { id, points }) => {
      const [, track] = await Promise.all([flightOf(context, id), trackAtAGlance({ ...context, bus }, id, points)]);
      return track;
    }),

    implementFile(getFlightSamples, async (context, { id, from, to }) => {
      const start = new Date(from);
      const end = new Date(Math.min(Date.parse(to), start.getTime() + SAMPLES_RANGE_MS));
      // Side by side: whoever drags along a flight waits for this with every step.
      const [{ deviceName }, chunks] = await Promise.all([flightOf(context, id), samplesBetween({ ...context, bus }, id, start, end)]);
      const body = Buffer.from(joinChunks(chunks).buffer);
      const etag = hash('sha256', body, 'base64url');
      return { name: `${deviceName}.samples`, mediaType: 'application/octet-stream', body, disposition: 'attachment', etag };
    }),

    implement(getFlightEvents, async (context, { id }) => {
      const { db, actor, language, now } = context;
      const { deviceId, deviceName, takeOffAt, landedAt } = await flightOf(context, id);
      const found = await eventsOf(db, actor, id, FLIGHT_EVENTS_MAX + 1);
      const since = new Date(Date.parse(takeOffAt) - ORDERED_BEFORE_MS);
      const from = (await store.landedBefore(db, actor, { deviceId, since, takeOffAt: new Date(takeOffAt) })) ?? since;
      const to = landedAt === null ? now : new Date(landedAt);
      const commands = await commandsBetween(db, actor, { deviceId, from, to, limit: FLIGHT_EVENTS_MAX + 1 });
      const alarm = (fault: Parameters<typeof faultClass>[0]) =>
        say(language, 'vehicle.fault', { err: faultClass(fault), uav: deviceName });
      return {
        events: found.slice(0, FLIGHT_EVENTS_MAX).map(({ at, event }) => {
          return { at: at.getTime(), event, text: event.kind === 'alarm' && event.isOn ? alarm(event.fault) : '' };
        }),
        commands: commands.slice(0, FLIGHT_EVENTS_MAX),
        isComplete: found.length <= FLIGHT_EVENTS_MAX && commands.length <= FLIGHT_EVENTS_MAX,
      };
    }),

    implementFile(exportFlightRecord, async (context, { id, format, timeZone }) => {
      const { actor, record } = context;
      const flight = await flightOf(context, id);
      record({
        operation: 'flightRecord.exported',
        target: { id: flight.deviceId, name: flight.deviceName },
        details: { takeOffAt: flight.takeOffAt, format },
      });
      // Read from the pool: the transaction has ended by the time the file is sent.
      const tables = walkSamples({ bus, db: database.db, actor }, id);
      const events = (await eventsOf(context.db, actor, id, FLIGHT_EVENTS_MAX)).map(({ at, event }) => ({ at: at.getTime(), event }));
      const make = await store.makeOf(context.db, actor, id);
      return exportOf(flight, format, { make, tables, events }, timeZone);
    }),

    implement(deleteFlightRecord, async (context, { id }) => {
      const { db, actor, now, record } = context;
      const { deviceId } = await flightOf(context, id);
      const { name } = await lockManaged(db, actor, deviceId);
      // Once more behind the lock: of two who delete it at once one comes too late.
      const { landedAt, takeOffAt } = await flightOf(context, id);
      if (landedAt === null) refuse('flightRecord.flying');
      await store.deleteFlight(db, actor, id, now);
      record({ operation: 'flightRecord.deleted', target: { id: deviceId, name }, details: { takeOffAt, landedAt } });
      return null;
    }),
  ];
}
