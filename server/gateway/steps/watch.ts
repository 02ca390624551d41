import { newsOf } from '@skyhelm/core/vehicle/flight-news';
import { follow } from '@skyhelm/core/vehicle/flown';
import type { IngestTools, Step } from '../ingest.ts';
import { newId } from '../../platform/ids.ts';
import { newFlight, tell, type Flight, type Sample, type Session } from '../session.ts';

/** Take-off, landing, what was flown between them, and what the flight log tells of modes and motors. */
export const watch: Step = (session, sample, tools) => {
  const { patch, before, receivedAt } = sample;
  for (const event of newsOf(patch, before)) tell(tools.bus, session, event, receivedAt);
  if (patch.flying === true && !session.flight) takeOff(session, sample, tools);
  if (patch.flying === false && session.flight) land(session, session.flight, lastFlown(session.flight, sample), tools);
  if (session.flight) fly(session, session.flight, sample, tools);
  return true;
};

/** A position that leaps to and fro is said to once in so long, not with every message. */
const LEAPS_EVERY_MS = 10_000;

function fly(
  session: Session,
  flight: Flight,
  { patch: { latitude, longitude }, receivedAt, steadyAt }: Sample,
  { bus }: IngestTools,
): void {
  if (latitude === undefined || longitude === undefined) return;
  const metres = follow(flight, { latitude, longitude }, steadyAt);
  if (metres === undefined || steadyAt - flight.leaptAt < LEAPS_EVERY_MS) return;
  flight.leaptAt = steadyAt;
  tell(bus, session, { kind: 'leapt', metres: Math.round(metres) }, receivedAt);
}

/** Whatever was in the air when we first heard it began its flight before: for us it begins now, and nobody is told of a take-off. */
function takeOff(session: Session, { before, receivedAt }: Sample, { bus, flights, recorder }: IngestTools): void {
  session.flight = newFlight(session, { id: newId(receivedAt), takeOffAt: receivedAt, heardAt: receivedAt, metres: 0 }, recorder);
  if (before.flying === false) tell(bus, session, { kind: 'tookOff' }, receivedAt);
  flights.changed(session, receivedAt);
}

/** On the ground by its first word to us: it came down while nobody listened, and what is known ends before. */
const lastFlown = ({ heardAt }: Flight, { before, receivedAt }: Sample): number => (before.flying === undefined ? heardAt : receivedAt);

export function land(session: Session, flight: Flight, landedAt: number, { bus, flights }: IngestTools): void {
  const { id, takeOffAt, metres } = flight;
  tell(
    bus,
    session,
    { kind: 'landed', seconds: Math.max(0, Math.round((landedAt - takeOffAt) / 1000)), metres: Math.round(metres) },
    landedAt,
  );
  flight.tape.end();
  session.flight = undefined;
  flights.write({ id, deviceId: session.device.id, takeOffAt, landedAt: Math.max(takeOffAt, landedAt), metres });
  flights.changed(session, landedAt);
}
