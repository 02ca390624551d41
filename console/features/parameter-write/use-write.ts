import type { DeviceId } from '@skyhelm/contract/ids';
import type { ParameterWrite } from '@skyhelm/contract/parameter';
import { useState, type ReactNode } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { send } from '../../api/client.ts';
import { parameter } from '../../api/endpoints.generated.ts';
import { outdate } from '../../api/reads.ts';
import { toast } from '../../ui/toast.ts';
import { useWriteQuestion, type WriteDoubt } from './use-write-question.tsx';
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

type Confirmed = Partial<Record<WriteDoubt, true>>;

const doubtIn = (error: unknown): WriteDoubt | undefined => {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === 'parameter.flying') return 'flying';
  return error.code === 'parameter.outOfRange' ? 'outOfRange' : undefined;
};

export function useWrite(deviceId: DeviceId): Writing {
  const [isBusy, setBusy] = useState(false);
  const [writes, setWrites] = useState<ParameterWrite[]>([]);
  const { ask, question } = useWriteQuestion();

  /** Orders it, and once more for each doubt that a person has confirmed; nothing where they have not. */
  async function order(changes: Change[], confirmed: Confirmed): Promise<string | undefined> {
    const given = { evenFlying: confirmed.flying === true, evenOutOfRange: confirmed.outOfRange === true };
    try {
      return (await send(parameter.setParameters, { deviceId, changes, ...given }, { quiet: true })).id;
    } catch (error) {
      const doubt = doubtIn(error);
      if (!doubt || confirmed[doubt]) throw error;
      if (!(await ask(doubt, (error as ApiError).message))) return undefined;
      confirmed[doubt] = true;
      return order(changes, confirmed);
    }
  }

  async function writeAll(changes: readonly Change[]): Promise<ParameterWrite[] | undefined> {
    const all: ParameterWrite[] = [];
    const confirmed: Confirmed = {};
    for (let at = 0; at < changes.length; at += PORTION) {
      const portion = changes.slice(at, at + PORTION);
      const id = await order(portion, confirmed);
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
