import { setImmediate } from 'node:timers/promises';
import { pack } from '@skyhelm/core/record/pack';
import { readSampleLog } from '@skyhelm/core/record/sample-log';
import { indexAt, stretchOf } from '@skyhelm/core/record/sample-table';
import type { HeardAt } from '@skyhelm/core/vehicle/staleness';
import type { VehicleState } from '@skyhelm/core/vehicle/state';
import { subscribe } from '../../platform/bus/subjects.ts';
import type { Services } from '../../platform/services.ts';
import { joinEntries, splitEntries } from './journal-entries.ts';
import { packBundles } from './pack-bundles.ts';
import * as store from './recording.store.ts';
import { serveTails } from './serve-tails.ts';
import { Tape, type Part, type TapedEvent, type TapedFlight } from './tape.ts';

/** A server that falls loses what came since: less than a second, with the time that writing takes. */
const WRITE_EVERY_MS = 500;
/** A little less than a chunk may hold: what comes until it is packed must not make a second one of some moments. */
const PACK_AFTER_MS = 115_000;
const TIDY_EVERY_MS = 5_000;
/** What waits to be written or packed, as while a database is away. Then nothing more is taken until it is back, and how much that was is said. */
const HELD_BYTES_MAX = 256 * 1024 * 1024;
const EVENTS_HELD_MAX = 100_000;
/** Packed and stored at a time, so that a fleet that took off together does not fill the memory. */
const PACKED_AT_ONCE = 16;
/** Then what came meanwhile is written first: a fleet that took off together takes many times longer to pack than a server may lose. */
const PACKING_MS = 250;

export interface Recorder {
  begin(flight: TapedFlight, state: VehicleState, heardAt: HeardAt): Tape;
  /** Writes what came, and packs what is due. */
  tick(): Promise<void>;
  /** Everything that is left is packed: the next start has nothing to make up for. */
  close(): Promise<void>;
}

type RecorderServices = Pick<Services, 'database' | 'bus' | 'log'>;

export async function openRecorder(
  services: RecorderServices,
  steady = () => performance.now(),
  heldMax = HELD_BYTES_MAX,
): Promise<Recorder> {
  const { database, bus, log } = services;
  await packLeftBehind(services);
  await store.endForgotten(database.db);
  const tapes = new Set<Tape>();
  const pilots = new Map<string, string>();
  let unwritten: { tape: Tape; part: Part }[] = [];
  let events: TapedEvent[] = [];
  let heldBytes = 0;
  let newestSeq = 0;
  let tidiedAt = steady();
  let isFailing = false;
  let ticking: Promise<void> | undefined;

  const hasRoom = () => heldBytes < heldMax;
  const endServing = serveTails(bus, tapes);

  const endListening = subscribe(bus, 'device.control', ({ deviceId, holderId }) => {
    if (holderId === null) return void pilots.delete(deviceId);
    pilots.set(deviceId, holderId);
    for (const tape of tapes) if (tape.flight.deviceId === deviceId && tape.pilotId === undefined) take(tape, holderId);
  });

  function take(tape: Tape, pilotId: string): void {
    tape.pilotId = pilotId;
    tape.isKnown = false;
  }

  async function announce(): Promise<void> {
    const begun = [...tapes].filter(({ isKnown }) => !isKnown);
    if (begun.length === 0) return;
    for (const tape of begun) tape.isKnown = true;
    await store
      .announceFlights(
        database.db,
        begun.map(({ flight, pilotId }) => ({ ...flight, pilotId })),
      )
      .catch((error: unknown) => {
        for (const tape of begun) tape.isKnown = false;
        throw error;
      });
  }

  function collect(isLast: boolean): void {
    const now = steady();
    for (const tape of tapes) {
      const part = tape.take(now);
      if (part) {
        heldBytes += part.samples.length;
        unwritten.push({ tape, part });
      }
      if (isLast || isDue(tape, now)) heldBytes += bytesOf(tape.seal());
      events.push(...tape.events);
      tape.events = [];
    }
    const tooMany = events.length - EVENTS_HELD_MAX;
    if (tooMany > 0) log.warn({ lost: events.splice(0, tooMany).length }, 'too many events of flights are waiting to be written');
  }

  async function write(): Promise<void> {
    if (unwritten.length > 0) {
      const entries = unwritten.map(({ tape, part }) => ({ flightId: tape.flight.id, samples: part.samples }));
      newestSeq = await store.writeJournal(database.db, joinEntries(entries));
      for (const { part } of unwritten) {
        part.seq = newestSeq;
        heldBytes -= part.samples.length;
      }
      unwritten = [];
    }
    if (events.length === 0) return;
    await store.writeEvents(database.db, events);
    events = [];
  }

  const isDue = ({ parts: [first], hasEnded }: Tape, now: number): boolean =>
    hasEnded || (first !== undefined && now - first.takenAt >= PACK_AFTER_MS);

  /** Between two flights others get their turn: packing a minute takes some milliseconds. */
  async function packAll(withinMs: number): Promise<void> {
    const began = performance.now();
    const due = [...tapes].filter(({ sealed, isOver }) => sealed.length > 0 || isOver);
    for (let at = 0; at < due.length && performance.now() - began < withinMs; at += PACKED_AT_ONCE) {
      await packSome(due.slice(at, at + PACKED_AT_ONCE));
    }
  }

  async function packSome(due: readonly Tape[]): Promise<void> {
    const taken = due.map((tape) => ({ tape, bundles: [...tape.sealed], lost: tape.lost }));
    const stretches: store.StoredStretch[] = [];
    for (const { tape, bundles } of taken) {
      for (const stretch of packBundles(bundles)) stretches.push({ ...stretch, flightId: tape.flight.id });
      await setImmediate();
    }
    const lostByFlight = new Map(taken.flatMap(({ tape, lost }) => (lost > 0 ? [[tape.flight.id, lost]] : [])));
    await store.storeStretches(database.db, stretches, lostByFlight);
    for (const { tape, bundles, lost } of taken) {
      tape.sealed.splice(0, bundles.length);
      for (const bundle of bundles) heldBytes -= bytesOf(bundle);
      tape.lost -= lost;
      if (lost > 0) log.warn({ flightId: tape.flight.id, lost }, 'samples of a flight could not be kept');
      if (tape.isOver && tape.sealed.length === 0 && tape.events.length === 0) tapes.delete(tape);
    }
  }

  async function tidy(now: number): Promise<void> {
    if (now - tidiedAt < TIDY_EVERY_MS) return;
    tidiedAt = now;
    const needed = [...tapes].flatMap((tape) => tape.unpacked().flatMap((bundle) => bundle.flatMap(({ seq }) => seq ?? [])));
    await store.forgetJournalBefore(
      database.db,
      needed.reduce((least, seq) => Math.min(least, seq), newestSeq + 1),
    );
  }

  async function turn(isLast: boolean): Promise<void> {
    collect(isLast);
    try {
      await announce();
      await write();
      await packAll(isLast ? Infinity : PACKING_MS);
      await tidy(isLast ? Infinity : steady());
      if (isFailing) log.info('flights are recorded again');
      isFailing = false;
    } catch (error) {
      // Once, not twice a second: a disk that is full would be filled by it.
      if (!isFailing) log.warn({ err: error, heldBytes }, 'flights cannot be recorded; what comes is held and tried again');
      isFailing = true;
    }
  }

  const begin = (isLast: boolean): Promise<void> => (ticking = turn(isLast).finally(() => (ticking = undefined)));
  const tick = async (isLast = false): Promise<void> => {
    while (ticking) await ticking;
    await begin(isLast);
  };
  const timer = setInterval(() => {
    if (!ticking) void begin(false);
  }, WRITE_EVERY_MS);
  timer.unref();

  return {
    tick: () => tick(),
    begin(flight, state, heardAt) {
      const tape = new Tape(flight, state, heardAt, hasRoom);
      tape.pilotId = pilots.get(flight.deviceId);
      tapes.add(tape);
      return tape;
    },
    async close() {
      clearInterval(timer);
      endListening();
      await tick(true);
      endServing();
    },
  };
}

const bytesOf = (parts: readonly Part[]): number => parts.reduce((sum, { samples }) => sum + samples.length, 0);

/** What a server that fell had written and not yet packed. */
async function packLeftBehind({ database: { db }, log }: RecorderServices): Promise<void> {
  const rows = await store.readJournal(db);
  if (rows.length === 0) return;
  const left = new Map<string, Uint8Array[]>();
  for (const { flightId, samples } of rows.flatMap(({ entries }) => [...splitEntries(entries)])) {
    if (left.has(flightId)) left.get(flightId)!.push(samples);
    else left.set(flightId, [samples]);
  }
  const until = await store.packedUntil(db, [...left.keys()]);
  for (const [flightId, parts] of left) {
    const table = readSampleLog(parts);
    const rest = stretchOf(table, indexAt(table, until.get(flightId) ?? -Infinity) + 1, table.times.length);
    await store.storeStretches(
      db,
      [...pack(rest)].map((stretch) => ({ ...stretch, flightId })),
    );
  }
  await store.forgetJournalBefore(db, rows.at(-1)!.seq + 1);
  log.info({ flights: left.size }, 'flights that a server left behind were packed');
}
