import type { RouteEntry, RouteShare } from '@skyhelm/contract/route';
import { Button, Checkbox, Drawer, Skeleton, Tag } from 'antd';
import { useId, useState } from 'react';
import { route } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { useRead } from '../../api/use-read.ts';
import { Input } from '../../ui/inputs.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { RowActions } from '../../ui/list/RowActions.tsx';
import { toast } from '../../ui/toast.ts';
import { useBack } from '../../ui/use-back.ts';
import { formatDate } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { KNOWING_ROUTES } from './route-reads.ts';
import styles from './route.module.css';

interface ShareDrawerProps {
  open: boolean;
  shared: RouteEntry;
  onClose(): void;
}

/** Who else sees a route, and who may change it. */
export function ShareDrawer({ open, shared, onClose }: ShareDrawerProps) {
  const t = useWords();
  useBack(open, onClose);
  const { data, error, refetch } = useRead(route.getRouteShares, { id: shared.id });
  return (
    <Drawer open={open} title={t('route.share.title', { name: shared.name })} size={480} onClose={onClose} destroyOnHidden>
      {!data && error && <LoadFailed error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton active />}
      {data && (
        <div className={styles['shared']}>
          <People id={shared.id} people={data} />
          <ShareForm id={shared.id} />
        </div>
      )}
    </Drawer>
  );
}

function People({ id, people }: { id: RouteEntry['id']; people: readonly RouteShare[] }) {
  const t = useWords();
  const end = useChange(route.unshareRoute, { stale: KNOWING_ROUTES, onSuccess: () => toast.success(t('route.share.ended')) });
  if (people.length === 0) return <p className={styles['soft']}>{t('route.share.nobody')}</p>;
  return (
    <ul className={styles['people']}>
      {people.map((person) => (
        <li key={person.id}>
          <div>
            <strong>{person.name}</strong>{' '}
            <Tag color={person.mayEdit ? 'processing' : 'default'}>{t(person.mayEdit ? 'route.share.edit' : 'route.share.see')}</Tag>
            <small>{`${person.userName} · ${formatDate(person.since)}`}</small>
          </div>
          <RowActions
            name={person.name}
            folded={false}
            beside={[
              { key: 'end', label: t('common.remove'), danger: true, onClick: () => end.mutate({ input: { id, userId: person.id } }) },
            ]}
          />
        </li>
      ))}
    </ul>
  );
}

function ShareForm({ id }: { id: RouteEntry['id'] }) {
  const t = useWords();
  const fieldId = useId();
  const [userName, setUserName] = useState('');
  const [mayEdit, setMayEdit] = useState(false);
  const share = useChange(route.shareRoute, {
    stale: KNOWING_ROUTES,
    onSuccess: () => {
      setUserName('');
      toast.success(t('route.share.done'));
    },
  });
  const isGiven = userName.trim() !== '';
  return (
    <form
      className={styles['named']}
      onSubmit={(event) => {
        event.preventDefault();
        if (isGiven) share.mutate({ input: { id, userName: userName.trim(), mayEdit } });
      }}
    >
      <label htmlFor={fieldId}>{t('route.share.account')}</label>
      <Input id={fieldId} autoComplete="off" maxLength={32} value={userName} onChange={({ target }) => setUserName(target.value)} />
      <Checkbox checked={mayEdit} onChange={({ target }) => setMayEdit(target.checked)}>
        {t('route.share.mayEdit')}
      </Checkbox>
      <div>
        <Button type="primary" htmlType="submit" disabled={!isGiven} loading={share.isPending}>
          {t('route.share')}
        </Button>
      </div>
    </form>
  );
}
