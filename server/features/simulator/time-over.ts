import type { EnterpriseId } from '@skyhelm/contract/ids';
import { publish } from '../../platform/bus/subjects.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { Services } from '../../platform/services.ts';
import { ownerIdOf } from '../device/index.ts';
import { SYSTEM, systemOrigin } from '../enterprise/index.ts';
import { notifyEach } from '../message/index.ts';
import { operationLog } from '../operation-log/index.ts';
import { lockOverdue, setRun } from './simulator.store.ts';

const TIME_OVER = 'simulator.timeOver';
const keyOf = (deviceId: string): string => `${TIME_OVER} ${deviceId}`;

/** The timer outlives a restart: what ran out meanwhile ends as soon as the server is back. */
export const scheduleTimeOver = ({ jobs }: Pick<Services, 'jobs'>, tx: Queryable, deviceId: string, runAt: Date): Promise<void> =>
  jobs.schedule(tx, { key: keyOf(deviceId), kind: TIME_OVER, payload: { deviceId }, runAt });

export const cancelTimeOver = ({ jobs }: Pick<Services, 'jobs'>, tx: Queryable, deviceId: string): Promise<void> =>
  jobs.cancel(tx, keyOf(deviceId));

export const handleTimeOver = (services: Services): void =>
  services.jobs.handle(TIME_OVER, (payload) => endOverdue(services, (payload as { deviceId: string }).deviceId));

/** Its owner and whoever started it are told. */
async function endOverdue({ database, bus, clock, secrets }: Services, deviceId: string): Promise<void> {
  const now = clock.now();
  const effects: (() => void | Promise<void>)[] = [];
  await database.db.transaction(async (tx) => {
    const row = await lockOverdue(tx, deviceId, now);
    if (!row) return;
    const { name, startedById, enterpriseId } = row;
    await setRun(tx, row, undefined);
    const told = new Set([await ownerIdOf(tx, { enterpriseId, id: deviceId }), startedById].filter((userId) => userId !== null));
    const context = { db: tx, now, afterCommit: (effect: () => void | Promise<void>) => void effects.push(effect) };
    const params = { device: name };
    await notifyEach(
      context,
      bus,
      enterpriseId,
      'deviceSimulationOver',
      [...told].map((userId) => ({ userId, params })),
    );
    const target = { id: deviceId, name };
    await operationLog(secrets).writeLog(tx, systemOrigin(now), [
      { operation: 'simulator.ended', enterpriseId: enterpriseId as EnterpriseId, actor: SYSTEM, target },
    ]);
    effects.push(() => publish(bus, 'simulator.settled', { deviceId }));
  });
  for (const effect of effects) await effect();
}
