import type { VehicleEvent } from '@skyhelm/core/vehicle/event';
import { NOTHING_AROUND, type Fault } from '@skyhelm/core/vehicle/fault';
import { SENSORS } from '@skyhelm/core/vehicle/sensors';
import { isPast, isSpoken, spokenChange, type SpokenFault } from '@skyhelm/core/vehicle/spoken-faults';
import type { Bus } from '../platform/bus/bus.ts';
import { newsOf, tell, type Session } from './session.ts';
import { alarm } from './steps/raise-alarms.ts';

/** What an aircraft says in words becomes alarms, and texts that stay until they are acknowledged. */
export function hearWarning(bus: Bus, session: Session, event: VehicleEvent, at: number): void {
  if (event.kind === 'rebooted') return forgetWarnings(bus, session, at);
  if (event.kind !== 'statusText') return;
  const change = spokenChange(event.text);
  if (change?.isOn) session.faults.found.add(change.fault);
  else if (change) session.faults.found.delete(change.fault);
  if (change) alarm(bus, session, at);
  if (!session.texts.hear(event, at)) return;
  session.hasNewTexts = true;
  // A repetition waits for the next second: an autopilot may say the same a hundred times.
  if (session.texts.all.at(-1)?.at !== at || session.texts.all.at(-1)?.since === at) tellTexts(bus, session, at);
}

/** Once a second: what is over although nothing was said of it. */
export function settleWarnings(bus: Bus, session: Session, at: number): void {
  const { faults, state, texts, wrongSince } = session;
  const past = [...faults.found].filter(
    (fault): fault is SpokenFault => isSpoken(fault) && isPast(fault, state, at - (wrongSince.get(fault) ?? at)),
  );
  for (const fault of past) faults.found.delete(fault);
  if (past.length > 0) alarm(bus, session, at);
  if (session.isOnline && state.armed === false && state.flying === false && isHealthy(session)) {
    session.hasNewTexts = texts.settle(at) || session.hasNewTexts;
  }
  if (session.hasNewTexts) tellTexts(bus, session, at);
}

/** A new start: what was said before it concerns the one before. */
function forgetWarnings(bus: Bus, session: Session, at: number): void {
  for (const fault of session.faults.found) if (isSpoken(fault) || fault === 'falling') session.faults.found.delete(fault);
  alarm(bus, session, at);
  forgetTexts(bus, session, at);
}

function forgetTexts(bus: Bus, session: Session, at: number): void {
  if (session.texts.clear()) tellTexts(bus, session, at);
}

/** On the ground and off the link, or no longer a device: its alarms end, and are checked again when it comes back. */
export function endAlarms(bus: Bus, session: Session, at: number): void {
  for (const fault of session.faults.present) tell(bus, session, { kind: 'alarm', fault, isOn: false }, at);
  session.faults.present.clear();
  session.faults.found.clear();
  session.faults.sagSince.clear();
  session.around = NOTHING_AROUND;
  forgetTexts(bus, session, at);
}

const ACCIDENTS: readonly Fault[] = ['crash', 'disarmedInAir', 'falling', 'batteryFault', 'sensor', ...SENSORS];

const isHealthy = ({ state, faults }: Session): boolean => state.sound !== false && !ACCIDENTS.some((fault) => faults.present.has(fault));

/** All of them each time: a client that missed one gets them with the next. They are recorded as they were said. */
function tellTexts(bus: Bus, session: Session, at: number): void {
  session.hasNewTexts = false;
  bus.publish(session.newsSubject, newsOf(session, { kind: 'openTexts', texts: session.texts.all }, at));
}
