import { faultChanges } from '@skyhelm/core/vehicle/fault';
import type { StateField } from '@skyhelm/core/vehicle/state';
import type { Bus } from '../../platform/bus/bus.ts';
import type { Step } from '../ingest.ts';
import { forgetAccident, tell, type Session } from '../session.ts';

/** Fields that a fault can be read from; most messages have none of them. What depends on the place is looked at once a second. */
const TELLING: ReadonlySet<string> = new Set<StateField>([
  'sound',
  'batteryPercent',
  'batteryVoltage',
  'cellVoltage',
  'chargeState',
  'positioning',
  'armed',
  'flying',
  'estimatorError',
  'sensorsHealthy',
  'linkLoss',
]);

export const raiseAlarms: Step = (session, { patch, before, receivedAt }, { bus }) => {
  if (patch.armed && before.armed === false) forgetAccident(session);
  for (const field in patch) {
    if (!TELLING.has(field)) continue;
    alarm(bus, session, receivedAt);
    break;
  }
  return true;
};

export function alarm(bus: Bus, session: Session, at: number): void {
  for (const change of faultChanges(session.state, session.faults, at, session.around)) {
    if (change.isOn) session.wrongSince.set(change.fault, at);
    tell(bus, session, { kind: 'alarm', ...change }, at);
  }
}
