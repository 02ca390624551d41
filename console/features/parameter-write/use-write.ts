import type { DeviceId } from '@skyhelm/contract/ids';
import type { ParameterWrite } from '@skyhelm/contract/parameter';
import { useState } from 'react';
import { send } from '../../api/client.ts';
import { parameter } from '../../api/endpoints.generated.ts';
import { outdate } from '../../api/reads.ts';
import { toast } from '../../ui/toast.ts';
import { courseOf, InTheAir, onTheGround } from './write-course.ts';

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

async function tellAll(deviceId: DeviceId, changes: Change[], told: (writes: ParameterWrite[]) => void): Promise<ParameterWrite[]> {
  const { id } = await send(parameter.setParameters, { deviceId, changes });
  const unknown = ({ name, value }: Change): ParameterWrite => ({ name, before: null, wanted: value, result: 'unanswered', value: null });
  return (await courseOf(deviceId, id, told)) ?? changes.map(unknown);
}

export function useWrite(deviceId: DeviceId): Writing {
  const [isBusy, setBusy] = useState(false);
  const [writes, setWrites] = useState<ParameterWrite[]>([]);

  async function write(changes: readonly Change[]): Promise<ParameterWrite[] | undefined> {
    setBusy(true);
    try {
      return await onTheGround(deviceId, async () => {
        const all: ParameterWrite[] = [];
        for (let at = 0; at < changes.length; at += PORTION) {
          const done = await tellAll(deviceId, changes.slice(at, at + PORTION), (now) => setWrites([...all, ...now]));
          all.push(...done);
          if (done.some(({ result }) => result === 'notSent')) break;
        }
        setWrites(all);
        return all;
      });
    } catch (error) {
      // Whoever else refused has been shown.
      if (error instanceof InTheAir) toast.error(error.message);
      return undefined;
    } finally {
      setBusy(false);
      void outdate(parameter.getParameters);
    }
  }

  return { isBusy, writes, write };
}
