import { FLIGHT_FILE_NOTES, note, type FoundVehicle } from '@skyhelm/core/flight-file/flight-file';
import type { Issue } from '@skyhelm/core/issue';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { deviceStanding } from '../device/index.ts';
import { deviceWithHardware } from './flight-import.store.ts';

/** Names the device that the aircraft in a file is, where it is another than the one it was taken for and the importer sees it. */
export async function boundElsewhere(db: Queryable, actor: UserActor, deviceId: string, { hardwareId }: FoundVehicle): Promise<Issue[]> {
  const other = hardwareId === undefined ? undefined : await deviceWithHardware(db, actor.enterpriseId, hardwareId);
  if (other === undefined || other === deviceId) return [];
  const standing = await deviceStanding(db, actor, other);
  return standing?.see ? [note(FLIGHT_FILE_NOTES.otherDevice, { device: standing.name })] : [];
}
