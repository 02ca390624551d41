import { Button, Drawer } from 'antd';
import type { ReactNode } from 'react';
import { useWords } from '../words/words.ts';
import { useBack } from './use-back.ts';

interface TaskDrawerProps {
  open: boolean;
  title: string;
  width?: number;
  /** What the button that leaves is called; "Close" unless told. */
  leave?: string;
  /** Nobody leaves while something is under way. */
  busy?: boolean;
  /** Buttons beside the one that leaves. */
  actions?: ReactNode;
  onClose(): void;
  children: ReactNode;
}

/** A drawer with its buttons below. The browser's Back closes it, and it forgets what was in it. */
export function TaskDrawer({ open, title, width = 480, leave, busy = false, actions, onClose, children }: TaskDrawerProps) {
  const t = useWords();
  const close = () => busy || onClose();
  useBack(open, close);
  return (
    <Drawer
      open={open}
      title={title}
      size={width}
      onClose={close}
      destroyOnHidden
      footer={
        <div className="drawer-footer">
          <Button disabled={busy} onClick={onClose}>
            {leave ?? t('common.close')}
          </Button>
          {actions}
        </div>
      }
    >
      {children}
    </Drawer>
  );
}
