import type { Device } from '@skyhelm/contract/device';
import type { DeviceId } from '@skyhelm/contract/ids';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { Services } from '../../platform/services.ts';
import { findDevice } from './device-list.store.ts';
import { linksForReading } from './gateway-asked.ts';

/** As this reader sees it; nothing where they do not. */
export const deviceSeen = (
  { bus }: Pick<Services, 'bus'>,
  reading: { db: Queryable; actor: Actor; now: Date },
  id: DeviceId,
): Promise<Device | undefined> => findDevice({ ...reading, links: (ids) => linksForReading(bus, ids) }, id);
