import { faultChanges } from '@skyhelm/core/vehicle/fault';
import type { StateField } from '@skyhelm/core/vehicle/state';
import type { Step } from '../ingest.ts';
import { tell } from '../session.ts';

/** Fields that a fault can be read from; most messages have none of them. */
const TELLING: readonly StateField[] = ['sound', 'batteryPercent', 'positioning', 'flying', 'estimatorError', 'sensorsHealthy', 'linkLoss'];

export const raiseAlarms: Step = (session, { patch, receivedAt }, { bus }) => {
  if (!TELLING.some((field) => field in patch)) return true;
  for (const change of faultChanges(session.state, session.faults)) tell(bus, session, { kind: 'alarm', ...change }, receivedAt);
  return true;
};
