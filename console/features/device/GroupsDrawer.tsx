import type { DeviceGroup } from '@skyhelm/contract/device-group';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { deviceGroup } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { useRead } from '../../api/use-read.ts';
import { ConfirmDanger } from '../../ui/ConfirmDanger.tsx';
import { NothingHere } from '../../ui/list/NothingHere.tsx';
import { RowActions } from '../../ui/list/RowActions.tsx';
import { useTask } from '../../ui/list/use-task.ts';
import { toast } from '../../ui/toast.ts';
import { useBack } from '../../ui/use-back.ts';
import { useWords } from '../../words/words.ts';
import { KNOWING_DEVICES } from './device-reads.ts';
import styles from './device.module.css';
import { GroupForm } from './GroupForm.tsx';

export function GroupsDrawer({ open, onClose }: { open: boolean; onClose(): void }) {
  const t = useWords();
  useBack(open, onClose);
  const { data, error, refetch } = useRead(deviceGroup.getDeviceGroups, {});
  const { work, start, finish } = useTask<DeviceGroup | undefined>();
  const [deleted, setDeleted] = useState<DeviceGroup>();
  const remove = useChange(deviceGroup.deleteDeviceGroup, {
    stale: KNOWING_DEVICES,
    onSuccess: () => toast.success(t('common.deleted')),
  });
  return (
    <Drawer
      open={open}
      title={t('device.groups.title')}
      size={480}
      onClose={onClose}
      destroyOnHidden
      footer={
        <div className="drawer-footer">
          <Button type="primary" onClick={() => start(undefined)}>
            {t('device.groups.add')}
          </Button>
        </div>
      }
    >
      <p className={styles['soft']}>{t('device.groups.hint')}</p>
      {data && data.length > 0 ? (
        <ul className={styles['rows']}>
          {data.map((group) => (
            <li key={group.id}>
              <div>
                <strong>{group.name}</strong>
                <span className={styles['below']}>
                  {[t('device.count', { count: group.devices }), group.remark].filter(Boolean).join(' · ')}
                </span>
              </div>
              <RowActions
                name={group.name}
                folded={false}
                beside={[
                  { key: 'edit', label: t('common.edit'), onClick: () => start(group) },
                  { key: 'delete', label: t('common.delete'), danger: true, onClick: () => setDeleted(group) },
                ]}
              />
            </li>
          ))}
        </ul>
      ) : (
        (data ?? error) && (
          <NothingHere
            error={error}
            searched={false}
            empty={{ text: t('device.groups.empty') }}
            onRetry={() => void refetch()}
            onReset={() => undefined}
          />
        )
      )}
      {work && <GroupForm key={work.number} open={work.open} edited={work.task} onClose={finish} />}
      <ConfirmDanger
        open={deleted !== undefined}
        title={t('device.groups.delete.title', { name: deleted?.name ?? '' })}
        actionText={t('common.delete')}
        onCancel={() => setDeleted(undefined)}
        onConfirm={() => deleted && remove.mutateAsync({ input: { id: deleted.id } }).then(() => setDeleted(undefined))}
      >
        {t('device.groups.delete.explain')}
      </ConfirmDanger>
    </Drawer>
  );
}
