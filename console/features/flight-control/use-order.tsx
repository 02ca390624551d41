import type { DeviceId } from '@skyhelm/contract/ids';
import type { Homeward } from '@skyhelm/core/plan/path/way-home';
import { useState } from 'react';
import { control as calls } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { useTask } from '../../ui/list/use-task.ts';
import { ReturnQuestion, useWayHome } from '../airspace/index.ts';
import { EndQuestion, type Ending } from './EndQuestion.tsx';
import { useVehicle } from './use-live.ts';

type Plain = 'pause' | 'continue' | 'land' | 'manual' | 'emergencyStop' | Homeward;

const isHomeward = (kind: Plain): kind is Homeward => kind === 'directReturn' || kind === 'trackReturn';

const isEnding = (kind: Plain): kind is Ending => kind === 'land' || isHomeward(kind);

/**
 * One command without figures. Of a way home through what is closed it is asked first, and by whoever names the aircraft of all that ends its flight:
 * where a slip of the thumb is likely. All else is told at once, the pause always.
 */
export function useOrder(deviceId: DeviceId, name?: string) {
  const give = useChange(calls.sendCommand);
  const zonesHome = useWayHome(deviceId, useVehicle(deviceId).state.flying === true);
  const [asked, setAsked] = useState<{ kind: Homeward; zones: string[] }>();
  const { work, start, finish } = useTask<Ending>();
  const tell = (kind: Plain) => give.mutate({ input: { deviceId, kind } });
  return {
    order(kind: Plain): void {
      const zones = isHomeward(kind) ? zonesHome(kind) : [];
      if (isHomeward(kind) && zones.length > 0) setAsked({ kind, zones });
      else if (name !== undefined && isEnding(kind)) start(kind);
      else tell(kind);
    },
    question: (
      <>
        <ReturnQuestion asked={asked} onReturn={tell} onClose={() => setAsked(undefined)} />
        {name !== undefined && work && (
          <EndQuestion key={work.number} {...{ deviceId, name, kind: work.task, open: work.open }} onEnd={tell} onClose={finish} />
        )}
      </>
    ),
  };
}
