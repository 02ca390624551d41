import type { SharedUser, Sharing } from '@skyhelm/contract/device-share';
import { Tag } from 'antd';
import { useState } from 'react';
import { deviceShare } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { ConfirmDanger } from '../../ui/ConfirmDanger.tsx';
import { RowActions } from '../../ui/list/RowActions.tsx';
import { toast } from '../../ui/toast.ts';
import { formatDate } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { KNOWING_DEVICES } from './device-reads.ts';
import styles from './device.module.css';

export function SharedUsers({ sharing: { id, shared, mayManage } }: { sharing: Sharing }) {
  const t = useWords();
  const [ending, setEnding] = useState<SharedUser>();
  const end = useChange(deviceShare.unshareDevice, { stale: KNOWING_DEVICES, onSuccess: () => toast.success(t('share.removed')) });
  if (shared.length === 0) return <p className={styles['soft']}>{t('share.shared.empty')}</p>;
  return (
    <>
      <ul className={styles['rows']}>
        {shared.map((person) => (
          <li key={person.id}>
            <div>
              <strong>{person.name}</strong> <Right person={person} />
              <span className={styles['below']}>{`${person.userName} · ${formatDate(person.since)}`}</span>
            </div>
            {mayManage && (
              <RowActions
                name={person.name}
                folded={false}
                beside={[{ key: 'remove', label: t('share.remove'), danger: true, onClick: () => setEnding(person) }]}
              />
            )}
          </li>
        ))}
      </ul>
      <ConfirmDanger
        open={ending !== undefined}
        title={t('share.remove.title', { name: ending?.name ?? '' })}
        actionText={t('share.remove')}
        onCancel={() => setEnding(undefined)}
        onConfirm={() => ending && end.mutateAsync({ input: { id, userId: ending.id } }).then(() => setEnding(undefined))}
      >
        {t('share.remove.explain')}
      </ConfirmDanger>
    </>
  );
}

function Right({ person: { isTestFlight, mayFly } }: { person: SharedUser }) {
  const t = useWords();
  if (isTestFlight) return <Tag color="warning">{t('share.may.testFlight')}</Tag>;
  return mayFly ? <Tag color="processing">{t('share.may.fly')}</Tag> : <Tag>{t('share.may.see')}</Tag>;
}
