import BellOutlined from '@ant-design/icons/BellOutlined';
import { Button, Popover } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '../../session/session.ts';
import { useNarrow } from '../../ui/use-media.ts';
import { useWords } from '../../words/words.ts';

const MessageList = lazy(async () => ({ default: (await import('../../features/messages/index.ts')).MessageList }));

export function Bell() {
  const t = useWords();
  const narrow = useNarrow();
  const [open, setOpen] = useState(false);
  const unread = useSession((state) => state.unread);
  const label = unread > 0 ? t('shell.unread', { count: unread }) : t('shell.messages');
  return (
    <Popover
      trigger="click"
      // Only a centred box is shifted by the kit until it is inside of the window.
      placement={narrow ? 'bottom' : 'bottomRight'}
      open={open}
      onOpenChange={setOpen}
      destroyOnHidden
      content={
        <div className="message-box">
          <Suspense fallback={<span className="skeleton-bar" />}>
            <MessageList onLeave={() => setOpen(false)} />
          </Suspense>
        </div>
      }
    >
      <Button
        className="bell"
        data-unread={unread > 0}
        type="text"
        icon={<BellOutlined />}
        aria-label={label}
        title={label}
        aria-expanded={open}
      />
    </Popover>
  );
}
