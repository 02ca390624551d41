import { faultChanges, NOTHING_AROUND } from '@skyhelm/core/vehicle/fault';
import type { StateField } from '@skyhelm/core/vehicle/state';
import type { Bus } from '../../platform/bus/bus.ts';
import type { Step } from '../ingest.ts';
import { tell, type Session } from '../session.ts';

/** Fields that a fault can be read from; most messages have none of them. What depends on the place is looked at once a second. */
const TELLING: ReadonlySet<string> = new Set<StateField>([
  'sound',
  'batteryPercent',
  'positioning',
  'armed',
  'flying',
  'estimatorError',
  'sensorsHealthy',
  'linkLoss',
]);

export const raiseAlarms: Step = (session, { patch, receivedAt }, { bus }) => {
  for (const field in patch) {
    if (!TELLING.has(field)) continue;
    alarm(bus, session, receivedAt);
    break;
  }
  return true;
};

export function alarm(bus: Bus, session: Session, at: number): void {
  for (const change of faultChanges(session.state, session.faults, session.around)) {
    if (change.isOn) session.wrongSince.set(change.fault, at);
    tell(bus, session, { kind: 'alarm', ...change }, at);
  }
}

/** On the ground and off the link, or nobody's any more: what was wrong with it is over, and is looked at anew when it comes back. */
export function endAlarms(bus: Bus, session: Session, at: number): void {
  for (const fault of session.faults.present) tell(bus, session, { kind: 'alarm', fault, isOn: false }, at);
  session.faults.present.clear();
  session.around = NOTHING_AROUND;
}
