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
  if (patch.flying === false && session.flight) comeDown(session, session.flight, sample, tools);
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
function comeDown(session: Session, flight: Flight, { before, receivedAt }: Sample, tools: IngestTools): void {
  if (before.flying === undefined) lose(session, flight, tools);
  else end(session, flight, { kind: 'landed', at: receivedAt }, tools);
}

/** Nothing more will be heard of this flight: it ends with the last that was, and nobody is told of a landing that nobody saw. */
export const lose = (session: Session, flight: Flight, tools: IngestTools): void =>
  end(session, flight, { kind: 'lost', at: flight.heardAt }, tools);

function end(
  session: Session,
  { id, takeOffAt, metres, tape }: Flight,
  { kind, at }: { kind: 'landed' | 'lost'; at: number },
  { bus, flights }: IngestTools,
): void {
  tell(bus, session, { kind, seconds: Math.max(0, Math.round((at - takeOffAt) / 1000)), metres: Math.round(metres) }, at);
  tape.end();
  session.flight = undefined;
  const landedAt = Math.max(takeOffAt, at);
  flights.write({ id, deviceId: session.device.id, takeOffAt, landedAt, metres, ...(kind === 'lost' && { isLandingUnseen: true }) });
  flights.changed(session, at);
}
