import { getSteeringSettings, makeSteeringSafe } from '@skyhelm/contract/steering';
import { refuse } from '../../platform/app-error.ts';
import type { ParameterSnapshot } from '../../platform/bus/parameter-subjects.ts';
import { implement, implementPrepared, type Implementation } from '../../platform/http/implement.ts';
import type { DeviceId } from '@skyhelm/contract/ids';
import type { Services } from '../../platform/services.ts';
import { knownOf, requireSeen, steeringSafetyOf, type FindStanding, type SteeringSafety } from '../control/index.ts';
import type { WriteOrder } from './order-writes.ts';
import { parametersOf } from './parameter-list.ts';

/** The settings by which an aircraft that is steered comes to rest when nothing is heard from us any more. */
export function steeringSettingsRoutes(services: Services, find: FindStanding, order: WriteOrder): Implementation[] {
  const { bus } = services;

  async function look(deviceId: DeviceId) {
    const known = await knownOf(bus, deviceId);
    return { known, safety: await steeringSafetyOf(bus, deviceId, known) };
  }

  return [
    implement(getSteeringSettings, async ({ db, actor }, { deviceId }) => {
      // To ask for settings is to have the aircraft asked: that is for those who see it.
      await requireSeen(find, db, actor, deviceId);
      const { unsafe, unread } = (await look(deviceId)).safety;
      return { unsafe, unread };
    }),

    implementPrepared(
      makeSteeringSafe,
      async ({ db, actor }, { deviceId }) => {
        await requireSeen(find, db, actor, deviceId);
        return { ...(await look(deviceId)), snapshot: await parametersOf(services, deviceId) };
      },
      async (context, { deviceId }, { known, safety, snapshot }) => {
        if (!known.online) refuse('parameter.offline');
        const changes = safety.unsafe.map(({ name, needed: value }) => ({ name, value }));
        // In flight too: the values come from a rule of ours, and the pilot who steers needs them now.
        const ours = { isReviewed: true, evenFlying: true, evenOutOfRange: true };
        const wish = { deviceId, changes, snapshot: withAsked(snapshot, safety), state: known.state, ...ours };
        if (changes.length > 0) return { id: await order(context, wish) };
        context.nothingChanged();
        return { id: null };
      },
    ),
  ];
}

/** Those that were just asked for need not wait until all the others are read. */
function withAsked(snapshot: ParameterSnapshot, { parameters }: SteeringSafety): ParameterSnapshot {
  const names = new Set(parameters.map(({ name }) => name));
  return { ...snapshot, parameters: [...snapshot.parameters.filter(({ name }) => !names.has(name)), ...parameters] };
}
