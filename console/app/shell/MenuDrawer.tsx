import { Drawer } from 'antd';
import type { ReactNode } from 'react';
import { useBack } from '../../ui/use-back.ts';
import { useWords } from '../../words/words.ts';

/** The menu on a narrow window. */
export function MenuDrawer({ open, onClose, children }: { open: boolean; onClose(): void; children: ReactNode }) {
  const t = useWords();
  useBack(open, onClose);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      placement="left"
      size={260}
      closable={false}
      styles={{ body: { padding: 0 } }}
      aria-label={t('shell.menu')}
    >
      {children}
    </Drawer>
  );
}
