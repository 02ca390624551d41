import { Button, Table } from 'antd';
import { useHas } from '../../session/session.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { RowActions } from '../../ui/list/RowActions.tsx';
import { useTask } from '../../ui/list/use-task.ts';
import { onDemand } from '../../ui/on-demand.tsx';
import { useNarrow } from '../../ui/use-media.ts';
import { formatList } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import styles from './auto-approval.module.css';
import type { AutoSetting } from './rules-form.ts';
import { useSaving } from './use-saving.ts';

const AddUsersDrawer = onDemand(async () => (await import('./AddUsersDrawer.tsx')).AddUsersDrawer, { words: ['department'] });

type Listed = AutoSetting['users'][number];
const ROWS = 20;

/** Whose tasks pass by themselves. */
export function UsersCard({ setting, isSetUp }: { setting: AutoSetting; isSetUp: boolean }) {
  const t = useWords();
  const narrow = useNarrow();
  const seesUsers = useHas('user:query');
  const { work, start, finish } = useTask<'add'>();
  const { save } = useSaving(setting);
  const { users, maySet } = setting;
  const remove = (gone: Listed) => void save({ userIds: users.filter(({ id }) => id !== gone.id).map(({ id }) => id) });
  const text = (value: string) => value || t('common.none');
  return (
    <section className={`card ${styles['card']}`} aria-labelledby="approved-users">
      <header className={styles['head']}>
        <h2 id="approved-users">{t('approval.auto.users')}</h2>
        {isSetUp && seesUsers && maySet && <Button onClick={() => start('add')}>{t('approval.auto.users.add')}</Button>}
      </header>
      <p className="page-note">
        {t(isSetUp ? (seesUsers ? 'approval.auto.users.note' : 'approval.auto.users.unseen') : 'approval.auto.users.first')}
      </p>
      <Table<Listed>
        rowKey="id"
        size="small"
        dataSource={users}
        locale={{ emptyText: <EmptyState mood="empty" title={t('approval.auto.users.none')} /> }}
        pagination={{ pageSize: ROWS, hideOnSinglePage: true, showSizeChanger: false }}
        columns={[
          {
            key: 'name',
            title: t('approval.auto.user.name'),
            render: (_, user) => (
              <>
                {user.name}
                {narrow && <div className={styles['soft']}>{formatList([user.userName, user.deptName, user.mobile].filter(Boolean))}</div>}
              </>
            ),
          },
          { key: 'department', title: t('approval.auto.user.department'), hidden: narrow, render: (_, user) => text(user.deptName) },
          { key: 'userName', title: t('approval.auto.user.userName'), hidden: narrow, render: (_, user) => user.userName },
          {
            key: 'mobile',
            title: t('approval.auto.user.mobile'),
            hidden: narrow,
            className: 'numeric',
            render: (_, user) => text(user.mobile),
          },
          { key: 'roles', title: t('approval.auto.user.roles'), render: (_, user) => text(formatList(user.roles)) },
          {
            key: 'actions',
            title: t('common.actions'),
            width: 110,
            hidden: !maySet,
            render: (_, user) => (
              <RowActions
                name={user.name}
                folded={false}
                beside={[{ key: 'remove', label: t('common.remove'), danger: true, onClick: () => remove(user) }]}
              />
            ),
          },
        ]}
      />
      {work && <AddUsersDrawer key={work.number} setting={setting} open={work.open} onClose={finish} />}
    </section>
  );
}
