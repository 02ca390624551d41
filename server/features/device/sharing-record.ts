import type { DeviceUser } from '@skyhelm/contract/device';
import type { SharedUser, Sharing } from '@skyhelm/contract/device-share';
import type { DeviceId, UserId } from '@skyhelm/contract/ids';
import { shareStatus } from '@skyhelm/core/device/sharing';
import type { Actor } from '../../platform/auth/actor.ts';
import { rightsOf, type StandingRow } from './device-access.store.ts';
import type { deviceUser } from '../../tables/device.table.ts';
import type { LinkState } from './gateway-asked.ts';

interface Holder {
  row: typeof deviceUser.$inferSelect;
  name: string;
  userName: string;
}

type Facts = Pick<Sharing, 'name' | 'sn' | 'type'> & { id: string };

/** As this reader sees it. Whom a device was lent to besides is the business of those who look after it. */
export function sharingOf(
  actor: Actor,
  facts: Facts,
  standing: StandingRow,
  holders: readonly Holder[],
  link: LinkState | undefined,
): Sharing {
  const { manage } = rightsOf(actor, standing);
  const ofKind = (kind: Holder['row']['kind']) => holders.filter(({ row }) => row.kind === kind);
  const isMe = ({ row }: Holder) => actor.kind === 'user' && row.userId === actor.userId;
  const shared = ofKind('shared');
  const exclusive = ofKind('exclusive');
  return {
    ...facts,
    id: facts.id as DeviceId,
    owner: ofKind('owner').map(personOf)[0] ?? null,
    exclusive: exclusive.map(personOf)[0] ?? null,
    shared: shared.filter((holder) => manage || isMe(holder)).map(sharedOf),
    shareStatus: shareStatus({
      isOwner: standing.isOwner,
      isReceived: standing.isShared || standing.isMine,
      others: shared.length + exclusive.length,
    }),
    online: link?.online ?? false,
    flying: link?.flying ?? false,
    mayManage: manage,
  };
}

const personOf = ({ row, name, userName }: Holder): DeviceUser => ({ id: row.userId as UserId, name, userName });

const sharedOf = (holder: Holder): SharedUser => ({
  ...personOf(holder),
  mayFly: holder.row.mayFly,
  isTestFlight: holder.row.isTestFlight,
  since: holder.row.createdAt.toISOString(),
});
