import type { DeviceId } from '@skyhelm/contract/ids';
import type { ParameterWrite } from '@skyhelm/contract/parameter';
import { RENEW_EVERY_MS } from '@skyhelm/core/vehicle/lease';
import { send } from '../../api/client.ts';
import { control, device, parameter } from '../../api/endpoints.generated.ts';
import { t } from '../../words/words.ts';

const LOOK_AGAIN_MS = 250;
const pause = () => new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));

/** What became of an order, as far as it is known; nothing once nobody knows: after a restart of the server, or behind another order. */
export async function courseOf(
  deviceId: DeviceId,
  id: string,
  told: (writes: ParameterWrite[]) => void,
): Promise<ParameterWrite[] | undefined> {
  for (;;) {
    const last = await send(parameter.getParameterWrites, { deviceId });
    if (last?.id !== id) return undefined;
    told(last.writes);
    if (last.isOver) return last.writes;
    await pause();
  }
}

/**
 * Takes the controls for as long as it takes, and leaves them as they were. In flight they must be held already: a ground station that comes and goes would look like a
 * lost link to the drone.
 */
export async function withControls<T>(deviceId: DeviceId, work: () => Promise<T>): Promise<T> {
  const { holder } = await send(control.getControl, { deviceId });
  if (!holder?.here && (await send(device.getDevice, { id: deviceId })).flying) throw new InTheAir(t('parameter.flying.controls'));
  if (!holder?.here) await send(control.changeControl, { deviceId, action: 'take' });
  const renewing = setInterval(() => void send(control.renewControl, { deviceId }, { quiet: true }).catch(() => undefined), RENEW_EVERY_MS);
  try {
    return await work();
  } finally {
    clearInterval(renewing);
    if (!holder?.here) await send(control.changeControl, { deviceId, action: 'release' }, { quiet: true }).catch(() => undefined);
  }
}

/** An aircraft in the air that hears a ground station come and go may take that for a lost link. */
export async function onTheGround<T>(deviceId: DeviceId, work: () => Promise<T>): Promise<T> {
  const { flying } = await send(device.getDevice, { id: deviceId });
  if (flying) throw new InTheAir(t('parameter.flying'));
  return withControls(deviceId, work);
}

/** Nothing was sent: whoever asked has to be told so. */
export class InTheAir extends Error {}
