import type { DeviceId } from '@skyhelm/contract/ids';
import { getSimulator, setSimulator, startSimulator, stopSimulator } from '@skyhelm/contract/simulator';
import { refuse } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { publish } from '../../platform/bus/subjects.ts';
import { changedFields } from '../../platform/changed-fields.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { implement, implementPrepared, type Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import { deviceSeen, lockFlown } from '../device/index.ts';
import { accountKind } from '../storage/index.ts';
import { heardNow, runOf, settingsOf, simulatorOf } from './simulator-record.ts';
import { findSimulator, insertSettings, otherRunning, setRun, updateSettings } from './simulator.store.ts';
import { bindAndFly, refuseTooMany, starts } from './start.ts';
import { cancelTimeOver, scheduleTimeOver } from './time-over.ts';

const MINUTE_MS = 60_000;

export const simulatorRoutes = (services: Services): Implementation[] => {
  const { bus, clock } = services;
  const counted = { ...services, starts: starts() };

  const read = async (db: Queryable, actor: Actor, id: DeviceId, now: Date) => {
    const device = (await deviceSeen(services, { db, actor, now }, id)) ?? refuse('record.notFound');
    if (device.type !== 'simulator') refuse('simulator.otherType');
    const isPersonal = (await accountKind(db, actor.enterpriseId)) === 'personal';
    const stopFirst = isPersonal ? await otherRunning(db, actor, id, now) : undefined;
    return simulatorOf(device, await findSimulator(db, actor, id), { heard: await heardNow(bus, id), stopFirst: stopFirst ?? null }, now);
  };

  return [
    implement(getSimulator, ({ db, actor, now }, { id }) => read(db, actor, id, now)),

    implement(setSimulator, async ({ db, actor, now, record }, { id, version, ...form }) => {
      const device = await lockFlown(db, actor, id);
      if (device.type !== 'simulator') refuse('simulator.otherType');
      const row = await findSimulator(db, actor, id);
      if ((row?.version ?? 0) !== version) refuse('record.stale', {}, { data: await read(db, actor, id, now) });
      if (runOf(row, now)) refuse('simulator.running');
      if (row) await updateSettings(db, actor, id, form, version + 1);
      else await insertSettings(db, actor, id, form);
      const details = row ? changedFields(settingsOf(row), form) : { ...form };
      record({ operation: 'simulator.edited', target: { id, name: device.name }, details });
      return { version: version + 1 };
    }),

    implementPrepared(
      startSimulator,
      async (context, { id }) => {
        await bindAndFly(counted, context, id);
        return id;
      },
      async ({ db, actor, record }, { id, minutes }) => {
        const device = await lockFlown(db, actor, id);
        const row = (await findSimulator(db, actor, id)) ?? refuse('simulator.noPosition');
        const startedAt = clock.now();
        if (runOf(row, startedAt)) refuse('simulator.running');
        await refuseTooMany(counted, db, actor, id, startedAt);
        const endsAt = new Date(startedAt.getTime() + minutes * MINUTE_MS);
        await setRun(db, row, { startedAt, startedBy: actor.name, startedById: actor.kind === 'user' ? actor.userId : null, endsAt });
        await scheduleTimeOver(services, db, id, endsAt);
        record({ operation: 'simulator.started', target: { id, name: device.name }, details: { minutes } });
        return { endsAt: endsAt.toISOString() };
      },
      async (_, deviceId) => {
        counted.starts.end(deviceId);
        publish(bus, 'simulator.settled', { deviceId });
      },
    ),

    implement(stopSimulator, async ({ db, actor, now, record, afterCommit }, { id }) => {
      const device = await lockFlown(db, actor, id);
      const row = await findSimulator(db, actor, id);
      if (!row || !runOf(row, now)) return refuse('simulator.notRunning');
      await setRun(db, row, undefined);
      await cancelTimeOver(services, db, id);
      record({ operation: 'simulator.stopped', target: { id, name: device.name } });
      afterCommit(() => publish(bus, 'simulator.settled', { deviceId: id }));
      return null;
    }),
  ];
};
