import type { DeviceId } from '@skyhelm/contract/ids';
import type { TaskPicture } from '@skyhelm/contract/task-results';
import { send } from '../../api/client.ts';
import { vehiclePicture } from '../../api/endpoints.generated.ts';
import { isDone, type useTransfer } from '../flight-control/index.tsx';
import { samePicture } from './same-picture.ts';

type Run = ReturnType<typeof useTransfer>['run'];

/** Has the aircraft hand it over. `gone`: it is not heard, or has it no longer; `failed`: the transfer says why. */
export async function fetchTaken(deviceId: DeviceId, picture: TaskPicture, run: Run): Promise<'done' | 'gone' | 'failed'> {
  const { pictures } = await send(vehiclePicture.getVehiclePictures, { deviceId });
  const same = samePicture(pictures, picture);
  if (!same) return 'gone';
  const outcome = await run(() => send(vehiclePicture.fetchVehiclePicture, { deviceId, number: same.number }));
  return isDone(outcome) ? 'done' : 'failed';
}
