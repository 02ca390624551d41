import BellOutlined from '@ant-design/icons/BellOutlined';
import { Button, Popover } from 'antd';
import { useState } from 'react';
import { useSession } from '../../session/session.ts';
import { useNarrow } from '../../ui/use-media.ts';
import { onDemand } from '../../ui/on-demand.tsx';
import { useWords } from '../../words/words.ts';

const MessageList = onDemand(async () => (await import('../../features/messages/index.ts')).MessageList, {
  waiting: () => <span className="skeleton-bar" />,
});

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
          <MessageList onLeave={() => setOpen(false)} />
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
