import DownOutlined from '@ant-design/icons/DownOutlined';
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
  const more = [
    ...(mayAdd ? [{ key: 'add', label: t('department.addBelow'), onClick: () => start({ kind: 'add', parentId: row.id }) }] : []),
    ...(mayEdit ? [{ key: 'move', label: t('common.move'), onClick: () => start({ kind: 'move', row, parentId: row.parentId }) }] : []),
    ...(mayDelete ? [{ key: 'delete', danger: true, label: t('common.delete'), onClick: () => start({ kind: 'delete', row }) }] : []),
  ];
  return (
    <div className={styles['actions']}>
      <button type="button" className="link-button" onClick={() => start({ kind: 'members', row })}>
        {t('department.members')}
      </button>
      <Allowed permission="department:edit">
        <button type="button" className="link-button" onClick={() => start({ kind: 'edit', row })}>
          {t('common.edit')}
        </button>
      </Allowed>
      {more.length > 0 && (
        <Dropdown trigger={['click']} menu={{ items: more }}>
          <button type="button" className="link-button">
            {t('common.more')} <DownOutlined />
          </button>
        </Dropdown>
      )}
    </div>
  );
}
