import { Button, Drawer, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useWords } from '../words/words.ts';
import { NothingHere } from './list/NothingHere.tsx';
import { useBack } from './use-back.ts';

interface ImportFrameProps {
  open: boolean;
  title: string;
  size: number;
  /** What became of the last one: undefined until that is known. */
  last: object | null | undefined;
  error: Error | null;
  /** The way to begin again, once the last one is over. */
  another?: { text: string; isMain: boolean; onClick(): void } | undefined;
  onRetry(): void;
  onClose(): void;
  children: ReactNode;
}

/** The drawer of an import. Closing it leaves the import running: whoever opens it again finds it as it is by then. */
export function ImportFrame({ open, title, size, last, error, another, onRetry, onClose, children }: ImportFrameProps) {
  const t = useWords();
  useBack(open, onClose);
  const waiting = error ? (
    <NothingHere error={error} searched={false} empty={{ text: '' }} onRetry={onRetry} onReset={onClose} />
  ) : (
    <Skeleton active />
  );
  return (
    <Drawer
      open={open}
      title={title}
      size={size}
      onClose={onClose}
      destroyOnHidden
      footer={
        <div className="drawer-footer">
          <Button onClick={onClose}>{t('common.close')}</Button>
          {another && (
            <Button type={another.isMain ? 'primary' : 'default'} onClick={another.onClick}>
              {another.text}
            </Button>
          )}
        </div>
      }
    >
      {last === undefined ? waiting : children}
    </Drawer>
  );
}
