import type { DeviceId } from '@skyhelm/contract/ids';
import type { Homeward } from '@skyhelm/core/plan/path/way-home';
import { useState } from 'react';
import { control as calls } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { ReturnQuestion, useWayHome } from '../airspace/index.ts';
import { useVehicle } from './use-live.ts';

type Plain = 'pause' | 'continue' | 'land' | 'manual' | 'emergencyStop' | Homeward;

const isHomeward = (kind: Plain): kind is Homeward => kind === 'directReturn' || kind === 'trackReturn';

/** One command without figures. Of a way home through what is closed it is asked first; all else is told at once. */
export function useOrder(deviceId: DeviceId) {
  const give = useChange(calls.sendCommand);
  const zonesHome = useWayHome(deviceId, useVehicle(deviceId).state.flying === true);
  const [asked, setAsked] = useState<{ kind: Homeward; zones: string[] }>();
  const tell = (kind: Plain) => give.mutate({ input: { deviceId, kind } });
  return {
    order(kind: Plain): void {
      const zones = isHomeward(kind) ? zonesHome(kind) : [];
      if (isHomeward(kind) && zones.length > 0) setAsked({ kind, zones });
      else tell(kind);
    },
    question: <ReturnQuestion asked={asked} onReturn={tell} onClose={() => setAsked(undefined)} />,
  };
}
