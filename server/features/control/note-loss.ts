import type { EnterpriseId } from '@skyhelm/contract/ids';
import { patientWriter } from '../../platform/db/patient-writer.ts';
import type { Services } from '../../platform/services.ts';
import { systemOrigin } from '../enterprise/index.ts';
import { operationLog } from '../operation-log/index.ts';
import type { Desk, Loss } from './control-room.ts';
import type { Pilot } from './pilot.ts';

/** Nobody did it, but the log says that somebody had the controls no longer, and why. */
export function noteLoss({ database, secrets, clock, log }: Services) {
  const { writeLog } = operationLog(secrets);
  const writer = patientWriter(log, 'the loss of controls');
  return ({ deviceId, enterpriseId, name }: Desk, { actor, userId }: Pilot, reason: Loss): void => {
    const entry = {
      operation: 'control.lost',
      enterpriseId: enterpriseId as EnterpriseId,
      actor: { kind: actor.kind, id: userId, name: actor.name },
      target: { id: deviceId, name },
      // The word for keys that expire is another.
      details: { reason: reason === 'expired' ? 'silent' : reason },
    } as const;
    const origin = systemOrigin(clock.now());
    void writer.write(deviceId, () => database.db.transaction((tx) => writeLog(tx, origin, [entry])));
  };
}
