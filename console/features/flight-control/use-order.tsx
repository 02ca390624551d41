import type { DeviceId } from '@skyhelm/contract/ids';
import type { Homeward } from '@skyhelm/core/plan/path/way-home';
import { pausedInOf, type PausedIn } from '@skyhelm/core/vehicle/paused-in';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { send } from '../../api/client.ts';
import { control as calls } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { vehicleNow } from '../../live/uav-data.ts';
import { useTask } from '../../ui/list/use-task.ts';
import { toast } from '../../ui/toast.ts';
import { ReturnQuestion, useWayHome } from '../airspace/index.ts';
import { CommandPreview } from './CommandPreview.tsx';
import { EndQuestion, type Ending } from './EndQuestion.tsx';
import { GoOnQuestion } from './GoOnQuestion.tsx';
import { endingGoneOnWith, orderOf, type GoingOn, type Plain } from './plain-order.ts';
import { useVehicle } from './use-live.ts';
import { useSteeringQuestion } from './use-steering-question.tsx';

const isHomeward = (kind: Plain): kind is Homeward => kind === 'directReturn' || kind === 'trackReturn';

const isEnding = (kind: Plain): kind is Ending => kind === 'land' || isHomeward(kind);

/**
 * One command without figures. Of a way home through what is closed it is asked first, of a return or a landing that is gone on with as well, and by whoever names
 * the aircraft of all that ends its flight: where a slip of the thumb is likely. All else is told at once, the pause always.
 */
export function useOrder(deviceId: DeviceId, name?: string) {
  const give = useChange(calls.sendCommand);
  const zonesHome = useWayHome(deviceId, useVehicle(deviceId).state.flying === true);
  const [asked, setAsked] = useState<{ kind: Homeward; zones: string[] }>();
  const ends = useTask<Ending>();
  const goingOn = useTask<GoingOn>();
  const steering = useSteeringQuestion(deviceId);
  const tell = (kind: Exclude<Plain, 'continue'>) => give.mutate({ input: orderOf(deviceId, kind) });
  const flyByHand = (evenUnsafe: boolean) => send(calls.sendCommand, { deviceId, kind: 'manual', evenUnsafe }, { quiet: true });

  async function goOn(seen: PausedIn | undefined, evenLanding = false): Promise<void> {
    try {
      await send(calls.sendCommand, orderOf(deviceId, 'continue', seen, evenLanding), { quiet: true });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'command.landing') goingOn.start({ kind: 'routeLanding', zones: [] });
      else if (error instanceof ApiError && error.code === 'command.returning')
        goingOn.start({ kind: 'routeReturn', zones: zonesHome('directReturn') });
      else if (error instanceof Error) toast.error(error.message);
    }
  }

  function askOrGoOn(): void {
    const { state } = vehicleNow(deviceId);
    const ending = endingGoneOnWith(state, zonesHome);
    if (ending) goingOn.start(ending);
    else void goOn(pausedInOf(state));
  }

  return {
    order(kind: Plain): void {
      if (kind === 'continue') return askOrGoOn();
      if (kind === 'manual') return void steering.ask(flyByHand);
      const zones = isHomeward(kind) ? zonesHome(kind) : [];
      if (isHomeward(kind) && zones.length > 0) setAsked({ kind, zones });
      else if (name !== undefined && isEnding(kind)) ends.start(kind);
      else tell(kind);
    },
    question: (
      <>
        {steering.question}
        <ReturnQuestion
          asked={asked}
          preview={asked && <CommandPreview deviceId={deviceId} kind={asked.kind} />}
          onReturn={tell}
          onClose={() => setAsked(undefined)}
        />
        {goingOn.work && (
          <GoOnQuestion
            key={`goOn ${goingOn.work.number}`}
            {...{ deviceId, goingOn: goingOn.work.task, open: goingOn.work.open }}
            onContinue={(kind) => void goOn(kind === 'return' || kind === 'landing' ? kind : 'route', kind !== 'return')}
            onClose={goingOn.finish}
          />
        )}
        {name !== undefined && ends.work && (
          <EndQuestion
            key={ends.work.number}
            {...{ deviceId, name, kind: ends.work.task, open: ends.work.open }}
            onEnd={tell}
            onClose={ends.finish}
          />
        )}
      </>
    ),
  };
}
