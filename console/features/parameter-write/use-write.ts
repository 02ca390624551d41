import type { DeviceId } from '@skyhelm/contract/ids';
import type { ParameterWrite } from '@skyhelm/contract/parameter';
import { useState, type ReactNode } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { send } from '../../api/client.ts';
import { parameter } from '../../api/endpoints.generated.ts';
import { outdate } from '../../api/reads.ts';
import { toast } from '../../ui/toast.ts';
import { confirmedOrder } from './confirmed-order.ts';
import { useWriteQuestion } from './use-write-question.tsx';
import { courseOf, InTheAir, withControls } from './write-course.ts';

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
  /** Asks about writing in flight and values out of range: to be shown beside whatever starts the writing. */
  question: ReactNode;
}

export function useWrite(deviceId: DeviceId): Writing {
  const [isBusy, setBusy] = useState(false);
  const [writes, setWrites] = useState<ParameterWrite[]>([]);
  const { ask, question } = useWriteQuestion();

  async function writeAll(changes: readonly Change[]): Promise<ParameterWrite[] | undefined> {
    const all: ParameterWrite[] = [];
    const order = confirmedOrder<Change[]>(async (portion, { flying = false, outOfRange = false }) => {
      const wish = { deviceId, changes: portion, evenFlying: flying, evenOutOfRange: outOfRange };
      return (await send(parameter.setParameters, wish, { quiet: true })).id;
    }, ask);
    for (let at = 0; at < changes.length; at += PORTION) {
      const portion = changes.slice(at, at + PORTION);
      const id = await order(portion);
      if (id === undefined) return all.length > 0 ? all : undefined;
      const unknown = ({ name, value }: Change): ParameterWrite => ({
        name,
        before: null,
        wanted: value,
        result: 'unanswered',
        value: null,
      });
      const done = (await courseOf(deviceId, id, (now) => setWrites([...all, ...now]))) ?? portion.map(unknown);
      all.push(...done);
      if (done.some(({ result }) => result === 'notSent')) break;
    }
    setWrites(all);
    return all;
  }

  async function write(changes: readonly Change[]): Promise<ParameterWrite[] | undefined> {
    setBusy(true);
    try {
      return await withControls(deviceId, () => writeAll(changes));
    } catch (error) {
      if (error instanceof ApiError || error instanceof InTheAir) toast.error(error.message);
      return undefined;
    } finally {
      setBusy(false);
      void outdate(parameter.getParameters);
    }
  }

  return { isBusy, writes, write, question };
}
