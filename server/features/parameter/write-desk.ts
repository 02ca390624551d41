import type { ParameterWrite } from '@skyhelm/contract/parameter';
import type { WriteOutcome } from '@skyhelm/core/vehicle/parameter';
import type { Bus } from '../../platform/bus/bus.ts';
import { askOfParameters } from '../../platform/bus/parameter-subjects.ts';

/** After so many in a row that went unanswered the rest is not tried: nobody is there. */
const SILENT_MAX = 2;

export interface WriteBatch {
  id: string;
  by: string;
  isOver: boolean;
  writes: ParameterWrite[];
}

/** What each device was last told about its parameters. In memory: after a restart the aircraft is asked what it has. */
export interface WriteDesk {
  lastOf(deviceId: string): WriteBatch | undefined;
  isBusy(deviceId: string): boolean;
  /** One after the other; ends by itself, whatever happens. */
  run(deviceId: string, token: number, batch: WriteBatch): Promise<void>;
}

export function writeDesk(bus: Bus): WriteDesk {
  const batches = new Map<string, WriteBatch>();
  /** Two that were ordered in the same moment come one after the other. */
  const running = new Map<string, Promise<void>>();

  const tell = async (deviceId: string, token: number, { name, wanted }: ParameterWrite): Promise<WriteOutcome> =>
    askOfParameters(bus, 'gateway.setParameter', { deviceId, token, name, value: wanted }).catch(
      // A gateway that does not answer may have sent it all the same.
      (): WriteOutcome => ({ name, result: 'unanswered', value: null }),
    );

  async function tellAll(deviceId: string, token: number, batch: WriteBatch): Promise<void> {
    let silent = 0;
    for (const write of batch.writes) {
      const isGivenUp = silent >= SILENT_MAX;
      const { result, value } = isGivenUp ? { result: 'notSent' as const, value: null } : await tell(deviceId, token, write);
      Object.assign(write, { result, value });
      if (!isGivenUp) silent = result === 'unanswered' ? silent + 1 : 0;
    }
    batch.isOver = true;
  }

  return {
    lastOf: (deviceId) => batches.get(deviceId),
    isBusy: (deviceId) => running.has(deviceId),
    async run(deviceId, token, batch) {
      const before = running.get(deviceId);
      const own = (async () => {
        await before;
        batches.set(deviceId, batch);
        await tellAll(deviceId, token, batch);
      })();
      running.set(deviceId, own);
      await own;
      if (running.get(deviceId) === own) running.delete(deviceId);
    },
  };
}
