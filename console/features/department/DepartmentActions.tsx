import DownOutlined from '@ant-design/icons/DownOutlined';
import EllipsisOutlined from '@ant-design/icons/EllipsisOutlined';
import type { WordKey } from '@skyhelm/i18n/translate';
import { Dropdown } from 'antd';
import { useHas } from '../../session/session.ts';
import { useWords } from '../../words/words.ts';
import type { Branch } from './department-tree.ts';
import styles from './department.module.css';
import type { Task } from './task.ts';

interface DepartmentActionsProps {
  row: Branch;
  /** All of them in one menu. */
  folded: boolean;
  start(task: Task): void;
}

export function DepartmentActions({ row, folded, start }: DepartmentActionsProps) {
  const t = useWords();
  const [mayAdd, mayEdit, mayDelete] = [useHas('department:add'), useHas('department:edit'), useHas('department:delete')];
  /** Heard without the row around it, a button has to say what it is about. */
  const about = (key: WordKey) => `${t(key)} ${row.name}`;
  const item = (word: WordKey, task: Task) => ({
    key: word,
    label: t(word),
    danger: task.kind === 'delete',
    onClick: () => start(task),
  });
  const beside = [item('department.members', { kind: 'members', row }), ...(mayEdit ? [item('common.edit', { kind: 'edit', row })] : [])];
  const more = [
    ...(mayAdd ? [item('department.addBelow', { kind: 'add', parentId: row.id })] : []),
    ...(mayEdit ? [item('common.move', { kind: 'move', row, parentId: row.parentId })] : []),
    ...(mayDelete ? [item('common.delete', { kind: 'delete', row })] : []),
  ];
  if (folded && beside.length + more.length > 1) {
    return (
      <Dropdown trigger={['click']} autoFocus menu={{ items: [...beside, ...more] }}>
        <button type="button" className={`link-button ${styles['folded']}`} aria-label={about('common.actions')}>
          <EllipsisOutlined />
        </button>
      </Dropdown>
    );
  }
  return (
    <div className={styles['actions']}>
      {beside.map(({ key, label, onClick }) => (
        <button key={key} type="button" className="link-button" aria-label={about(key)} onClick={onClick}>
          {label}
        </button>
      ))}
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
