import type { SharedUser } from '@skyhelm/contract/sharing';
import { Button, Checkbox, Drawer, Skeleton, Tag } from 'antd';
import { useId, useState } from 'react';
import type { Call } from '../../api/call.ts';
import { useChange } from '../../api/use-change.ts';
import { useRead } from '../../api/use-read.ts';
import { Input } from '../../ui/inputs.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { RowActions } from '../../ui/list/RowActions.tsx';
import rows from '../../ui/rows.module.css';
import { toast } from '../../ui/toast.ts';
import { useBack } from '../../ui/use-back.ts';
import { formatDate } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import styles from './sharing.module.css';

/** How one kind of thing is shared. */
export interface SharingCalls<Id> {
  list: Call<{ id: Id }, SharedUser[]>;
  share: Call<{ id: Id; userName: string; mayEdit?: boolean | undefined }, unknown>;
  unshare: Call<{ id: Id; userId: string }, unknown>;
  /** What is out of date once anything was shared. */
  stale: readonly Call<never, unknown>[];
}

interface ShareDrawerProps<Id> {
  open: boolean;
  shared: { id: Id; name: string };
  calls: SharingCalls<Id>;
  onClose(): void;
}

/** Who else sees something, and who may change it. */
export function ShareDrawer<Id>({ open, shared: { id, name }, calls, onClose }: ShareDrawerProps<Id>) {
  const t = useWords();
  useBack(open, onClose);
  const { data, error, refetch } = useRead(calls.list, { id });
  return (
    <Drawer open={open} title={t('share.people.title', { name })} size={480} onClose={onClose} destroyOnHidden>
      {!data && error && <LoadFailed error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton active />}
      {data && (
        <div className={styles['shared']}>
          <People id={id} calls={calls} people={data} />
          <ShareForm id={id} calls={calls} />
        </div>
      )}
    </Drawer>
  );
}

interface PartProps<Id> {
  id: Id;
  calls: SharingCalls<Id>;
}

function People<Id>({ id, calls: { unshare, stale }, people }: PartProps<Id> & { people: readonly SharedUser[] }) {
  const t = useWords();
  const end = useChange(unshare, { stale, onSuccess: () => toast.success(t('share.people.ended')) });
  if (people.length === 0) return <p className={rows['none']}>{t('share.people.nobody')}</p>;
  return (
    <ul className={rows['rows']}>
      {people.map((person) => (
        <li key={person.id}>
          <div>
            <strong>{person.name}</strong>{' '}
            <Tag color={person.mayEdit ? 'processing' : 'default'}>{t(person.mayEdit ? 'share.people.edit' : 'share.people.see')}</Tag>
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

function ShareForm<Id>({ id, calls: { share, stale } }: PartProps<Id>) {
  const t = useWords();
  const fieldId = useId();
  const [userName, setUserName] = useState('');
  const [mayEdit, setMayEdit] = useState(false);
  const give = useChange(share, {
    stale,
    onSuccess: () => {
      setUserName('');
      toast.success(t('share.people.done'));
    },
  });
  const isGiven = userName.trim() !== '';
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (isGiven) give.mutate({ input: { id, userName: userName.trim(), mayEdit } });
      }}
    >
      <label htmlFor={fieldId}>{t('share.people.account')}</label>
      <Input id={fieldId} autoComplete="off" maxLength={32} value={userName} onChange={({ target }) => setUserName(target.value)} />
      <Checkbox checked={mayEdit} onChange={({ target }) => setMayEdit(target.checked)}>
        {t('share.people.mayEdit')}
      </Checkbox>
      <div>
        <Button type="primary" htmlType="submit" disabled={!isGiven} loading={give.isPending}>
          {t('share.people.share')}
        </Button>
      </div>
    </form>
  );
}
