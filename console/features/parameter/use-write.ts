import type { DeviceId } from '@skyhelm/contract/ids';
import type { ParameterWrite } from '@skyhelm/contract/parameter';
import { RENEW_EVERY_MS } from '@skyhelm/core/vehicle/lease';
import { useState } from 'react';
import { send } from '../../api/client.ts';
import { control, device, parameter } from '../../api/endpoints.generated.ts';
import { outdate } from '../../api/reads.ts';
import { toast } from '../../ui/toast.ts';
import { t } from '../../words/words.ts';

const LOOK_AGAIN_MS = 250;
/** As many as one call takes. */
const PORTION = 200;

interface Change {
  name: string;
  value: number;
}

export interface Writing {
  isBusy: boolean;
  /** What became of each, as far as it is known. */
  writes: ParameterWrite[];
  /** What became of all of them; nothing where it could not even begin, which was then said. */
  write(changes: readonly Change[]): Promise<ParameterWrite[] | undefined>;
}

const pause = () => new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));

async function tellAll(deviceId: DeviceId, changes: Change[], told: (writes: ParameterWrite[]) => void): Promise<ParameterWrite[]> {
  const { id } = await send(parameter.setParameters, { deviceId, changes });
  for (;;) {
    const last = await send(parameter.getParameterWrites, { deviceId });
    // After a restart of the server, or behind another order, nobody knows any more.
    if (last?.id !== id)
      return changes.map(({ name, value }) => ({ name, before: null, wanted: value, result: 'unanswered', value: null }));
    told(last.writes);
    if (last.isOver) return last.writes;
    await pause();
  }
}

/** Takes the controls for as long as it takes, and leaves them as they were. */
async function withControls<T>(deviceId: DeviceId, work: () => Promise<T>): Promise<T> {
  const { holder } = await send(control.getControl, { deviceId });
  if (!holder?.here) await send(control.changeControl, { deviceId, action: 'take' });
  const renewing = setInterval(() => void send(control.renewControl, { deviceId }, { quiet: true }).catch(() => undefined), RENEW_EVERY_MS);
  try {
    return await work();
  } finally {
    clearInterval(renewing);
    if (!holder?.here) await send(control.changeControl, { deviceId, action: 'release' }, { quiet: true }).catch(() => undefined);
  }
}

export function useWrite(deviceId: DeviceId): Writing {
  const [isBusy, setBusy] = useState(false);
  const [writes, setWrites] = useState<ParameterWrite[]>([]);

  async function write(changes: readonly Change[]): Promise<ParameterWrite[] | undefined> {
    setBusy(true);
    try {
      // An aircraft in the air that hears a ground station come and go may take that for a lost link.
      const { flying } = await send(device.getDevice, { id: deviceId });
      if (flying) {
        toast.error(t('parameter.flying'));
        return undefined;
      }
      return await withControls(deviceId, async () => {
        const all: ParameterWrite[] = [];
        for (let at = 0; at < changes.length; at += PORTION) {
          const done = await tellAll(deviceId, changes.slice(at, at + PORTION), (now) => setWrites([...all, ...now]));
          all.push(...done);
          if (done.some(({ result }) => result === 'notSent')) break;
        }
        setWrites(all);
        return all;
      });
    } catch {
      // Whoever refused has been shown.
      return undefined;
    } finally {
      setBusy(false);
      void outdate(parameter.getParameters);
    }
  }

  return { isBusy, writes, write };
}
