import type { Device, DeviceUser } from '@skyhelm/contract/device';
import type { DeviceId } from '@skyhelm/contract/ids';
import { CONDITION_OF, isOperable } from '@skyhelm/core/device/lifecycle';
import { serviceStatus } from '@skyhelm/core/device/service';
import { shareStatus } from '@skyhelm/core/device/sharing';
import type { Actor } from '../../platform/auth/actor.ts';
import { filePath } from '../file/index.ts';
import { rightsOf, type DeviceRow, type StandingRow } from './device-access.store.ts';
import type { LinkState } from './gateway-asked.ts';

interface FoundDevice {
  row: DeviceRow;
  owner: DeviceUser | null;
  exclusive: DeviceUser | null;
  groups: Device['groups'];
  /** How many people besides the owner have it. */
  sharedWith: number;
  standing: StandingRow;
  flown: Pick<Device, 'flights' | 'flightSeconds' | 'flightMetres'>;
}

/** As this reader sees it, on this day. */
export function deviceOf(actor: Actor, found: FoundDevice, link: LinkState | undefined, today: string): Device {
  const { row, owner, exclusive, groups, sharedWith, standing, flown } = found;
  const { fly, manage } = rightsOf(actor, standing);
  return {
    id: row.id as DeviceId,
    version: row.version,
    name: row.name,
    sn: row.sn,
    type: row.type,
    state: row.state,
    condition: CONDITION_OF[row.state],
    serviceStatus: serviceStatus({ hasUser: owner !== null, activatedOn: row.activatedOn, warrantyUntil: row.warrantyUntil }, today),
    model: row.model,
    firmwareVersion: row.firmwareVersion,
    factoryOn: row.factoryOn,
    activatedOn: row.activatedOn,
    warrantyUntil: row.warrantyUntil,
    createdAt: row.createdAt.toISOString(),
    remark: row.remark,
    imagePath: filePath(row.imageFileId),
    hardwareId: row.hardwareId,
    hasSigningKey: row.signingKeySealed !== null,
    networkStatus: link?.online ? 'online' : 'offline',
    flying: link?.flying ?? false,
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
    ...flown,
    owner,
    exclusive,
    shareStatus: shareStatus({ isOwner: standing.isOwner, isReceived: standing.isShared || standing.isMine, others: sharedWith }),
    groups,
    enduranceMinutes: row.enduranceMinutes,
    battery: row.battery,
    rtk: row.rtk && { ...row.rtk, hasPassword: row.rtkPasswordSealed !== null },
    pulses: row.pulses,
    may: { fly: fly && isOperable(row.state), manage },
  };
}
