import type { VehiclePatch } from '../../platform/bus/vehicle-subjects.ts';
import type { Step } from '../ingest.ts';

export const publish: Step = (session, { patch, receivedAt }, { bus }) => {
  session.seq++;
  session.receivedAt = receivedAt;
  const said: VehiclePatch = { seq: session.seq, receivedAt, patch };
  bus.publish(session.patchSubject, said);
  return true;
};
