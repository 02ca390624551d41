import DownOutlined from '@ant-design/icons/DownOutlined';
import type { WordKey } from '@skyhelm/i18n/translate';
import { Dropdown } from 'antd';
import { Allowed } from '../../session/Allowed.tsx';
import { useHas } from '../../session/session.ts';
import { useWords } from '../../words/words.ts';
import type { Branch } from './department-tree.ts';
import styles from './department.module.css';
import type { Task } from './task.ts';

interface DepartmentActionsProps {
  row: Branch;
  start(task: Task): void;
}

export function DepartmentActions({ row, start }: DepartmentActionsProps) {
  const t = useWords();
  const [mayAdd, mayEdit, mayDelete] = [useHas('department:add'), useHas('department:edit'), useHas('department:delete')];
  /** Heard without the row around it, a button has to say what it is about. */
  const about = (key: WordKey) => `${t(key)} ${row.name}`;
  const more = [
    ...(mayAdd ? [{ key: 'add', label: t('department.addBelow'), onClick: () => start({ kind: 'add', parentId: row.id }) }] : []),
    ...(mayEdit ? [{ key: 'move', label: t('common.move'), onClick: () => start({ kind: 'move', row, parentId: row.parentId }) }] : []),
    ...(mayDelete ? [{ key: 'delete', danger: true, label: t('common.delete'), onClick: () => start({ kind: 'delete', row }) }] : []),
  ];
  return (
    <div className={styles['actions']}>
      <button
        type="button"
        className="link-button"
        aria-label={about('department.members')}
        onClick={() => start({ kind: 'members', row })}
      >
        {t('department.members')}
      </button>
      <Allowed permission="department:edit">
        <button type="button" className="link-button" aria-label={about('common.edit')} onClick={() => start({ kind: 'edit', row })}>
          {t('common.edit')}
        </button>
      </Allowed>
      {more.length > 0 && (
        <Dropdown trigger={['click']} autoFocus menu={{ items: more }}>
          <button type="button" className="link-button" aria-label={about('common.more')}>
            {t('common.more')} <DownOutlined />
          </button>
        </Dropdown>
      )}
    </div>
  );
}
