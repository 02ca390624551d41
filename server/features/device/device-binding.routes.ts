import { randomBytes } from 'node:crypto';
import { bindDevice, getUnclaimed, removeSigningKey, setSigningKey, unbindDevice } from '@skyhelm/contract/device-binding';
import { hasLink } from '@skyhelm/core/device/type';
import { refuse } from '../../platform/app-error.ts';
import { publish } from '../../platform/bus/subjects.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import { implement, implementPrepared, type Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import { admitHardwareProbe, settleHardwareProbe } from '../session/index.ts';
import { lockManaged } from './device-access.store.ts';
import { sealSigningKey } from './device-directory.ts';
import { tellOf } from './device.routes.ts';
import { updateDevice } from './device.store.ts';
import { refuseFlying, unclaimedVehicles } from './gateway-asked.ts';

export const SIGNING_KEY_BYTES = 32;

export const bindingRoutes = (services: Services): Implementation[] => {
  const { bus, config, secrets } = services;
  const iso = (at: number) => new Date(at).toISOString();
  const tellOfRebinding = ({ afterCommit }: Pick<RequestContext, 'afterCommit'>, deviceId: string): void =>
    afterCommit(() => publish(bus, 'device.rebound', { deviceId }));

  return [
    implement(getUnclaimed, async () => {
      if (config.online) return { listed: false, rows: [] };
      const vehicles = await unclaimedVehicles(bus);
      return {
        listed: true,
        rows: vehicles
          .toSorted((one, other) => other.lastHeardAt - one.lastHeardAt)
          .map(({ hardwareId, kind, autopilot, firmware, remote, firstHeardAt, lastHeardAt }) => ({
            ...{ hardwareId, kind, autopilot, firmware, remote },
            firstHeardAt: iso(firstHeardAt),
            lastHeardAt: iso(lastHeardAt),
          })),
      };
    }),

    implementPrepared(
      bindDevice,
      admitHardwareProbe,
      async (context, { id, hardwareId }) => {
        const { db, actor, record, nothingChanged } = context;
        const row = await lockManaged(db, actor, id);
        if (!hasLink(row.type)) refuse('device.noLink');
        if (row.hardwareId === hardwareId) return (nothingChanged(), null);
        await refuseFlying(bus, id);
        await updateDevice(db, row, { hardwareId });
        record({
          operation: 'device.bound',
          target: { id, name: row.name },
          details: { before: { hardwareId: row.hardwareId }, after: { hardwareId } },
        });
        tellOf(services, context, { id, hardwareId });
        tellOfRebinding(context, id);
        return null;
      },
      (context, _, refusal) => settleHardwareProbe(context, refusal),
    ),

    implement(unbindDevice, async (context, { id }) => {
      const { db, actor, record } = context;
      const row = await lockManaged(db, actor, id);
      if (row.hardwareId === null) refuse('device.notBound');
      await refuseFlying(bus, id);
      await updateDevice(db, row, { hardwareId: null });
      record({ operation: 'device.unbound', target: { id, name: row.name }, details: { hardwareId: row.hardwareId } });
      tellOf(services, context, { id, hardwareId: null });
      tellOfRebinding(context, id);
      return null;
    }),

    implement(setSigningKey, async (context, { id, signingSecret }) => {
      const { db, actor, record } = context;
      const row = await lockManaged(db, actor, id);
      if (!hasLink(row.type)) refuse('device.noLink');
      // In flight the vehicle goes on signing with the old key, and would no longer be heard.
      await refuseFlying(bus, id);
      const made = signingSecret ?? randomBytes(SIGNING_KEY_BYTES).toString('hex');
      await updateDevice(db, row, { signingKeySealed: sealSigningKey(secrets, made) });
      record({ operation: 'device.keySet', target: { id, name: row.name } });
      tellOf(services, context, row);
      return { signingSecret: signingSecret === null ? made : null };
    }),

    implement(removeSigningKey, async (context, { id }) => {
      const { db, actor, record } = context;
      const row = await lockManaged(db, actor, id);
      if (row.signingKeySealed === null) refuse('device.noSigningKey');
      await refuseFlying(bus, id);
      await updateDevice(db, row, { signingKeySealed: null });
      record({ operation: 'device.keyRemoved', target: { id, name: row.name } });
      tellOf(services, context, row);
      return null;
    }),
  ];
};
