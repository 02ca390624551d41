import type { Device } from '@skyhelm/contract/device';
import type { Permission } from '@skyhelm/contract/permissions';
import type { WordKey } from '@skyhelm/i18n/translate';
import { hasLink } from '@skyhelm/core/device/type';
import { holds } from '@skyhelm/core/identity/permission';
import { useLocation } from 'wouter';
import { useSession } from '../../session/session.ts';
import { RowActions, type RowAction } from '../../ui/list/RowActions.tsx';
import { useWords } from '../../words/words.ts';
import type { RowTask, Task } from './task.ts';
import { detailsAddress } from './details-address.ts';

interface DeviceActionsProps {
  row: Device;
  folded: boolean;
  start(task: Task): void;
}

/** What was merely lent can be looked at: nothing else is offered. */
export function DeviceActions({ row, folded, start }: DeviceActionsProps) {
  const t = useWords();
  const [, go] = useLocation();
  const permissions = useSession((state) => state.permissions);
  const action = (word: WordKey, kind: RowTask, needed: Permission, when = true): RowAction[] =>
    when && row.may.manage && holds(permissions, needed)
      ? [{ key: kind, label: t(word), danger: kind === 'delete', onClick: () => start({ kind, row }) }]
      : [];
  const isLinked = hasLink(row.type);
  const isBound = row.hardwareId !== null;
  const address = detailsAddress(row, permissions);
  const details: RowAction[] = address === undefined ? [] : [{ key: 'details', label: t('device.details'), onClick: () => go(address) }];
  return (
    <RowActions
      name={row.name}
      folded={folded}
      beside={[...action('common.edit', 'edit', 'device:edit'), ...details]}
      more={[
        ...action('device.changeState', 'state', 'device:edit'),
        ...action('device.share', 'share', 'device:share'),
        ...action(isBound ? 'device.bind.again' : 'device.bind', 'bind', 'device:bind', isLinked),
        ...action('device.unbind', 'unbind', 'device:bind', isBound),
        ...action('device.key', 'key', 'device:bind', isLinked),
        ...action('common.delete', 'delete', 'device:delete'),
      ]}
    />
  );
}
