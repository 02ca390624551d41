import DownOutlined from '@ant-design/icons/DownOutlined';
import EllipsisOutlined from '@ant-design/icons/EllipsisOutlined';
import { Dropdown } from 'antd';
import { useRef, type ReactNode } from 'react';
import { useWords } from '../../words/words.ts';

/** A type, not an interface: the kit's menu asks for an object that may have more. */
export type RowAction = {
  key: string;
  label: string;
  danger?: boolean;
  onClick(): void;
};

interface RowActionsProps {
  /** What the row is called. */
  name: string;
  /** All of them in one menu. */
  folded: boolean;
  beside: readonly RowAction[];
  more?: readonly RowAction[];
}

export function RowActions({ name, folded, beside, more = [] }: RowActionsProps) {
  const t = useWords();
  /** Heard without the row around it, a button has to say what it is about. */
  const about = (label: string) => `${label} ${name}`;
  if (folded && beside.length + more.length > 1) {
    return (
      <ActionMenu actions={[...beside, ...more]} className="row-actions-folded" label={about(t('common.actions'))}>
        <EllipsisOutlined />
      </ActionMenu>
    );
  }
  return (
    <div className="row-actions">
      {beside.map(({ key, label, danger, onClick }) => (
        <button
          key={key}
          type="button"
          className={danger ? 'link-button danger-link' : 'link-button'}
          aria-label={about(label)}
          onClick={onClick}
        >
          {label}
        </button>
      ))}
      {more.length > 0 && (
        <ActionMenu actions={more} label={about(t('common.more'))}>
          {t('common.more')} <DownOutlined />
        </ActionMenu>
      )}
    </div>
  );
}

interface ActionMenuProps {
  actions: readonly RowAction[];
  label: string;
  className?: string;
  children: ReactNode;
}

/** The focus goes back to the button when the menu closes: what a choice opens returns it there in its turn. */
function ActionMenu({ actions, label, className = '', children }: ActionMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Dropdown trigger={['click']} autoFocus menu={{ items: [...actions] }} onOpenChange={(open) => open || button.current?.focus()}>
      <button ref={button} type="button" className={`link-button ${className}`} aria-label={label}>
        {children}
      </button>
    </Dropdown>
  );
}
