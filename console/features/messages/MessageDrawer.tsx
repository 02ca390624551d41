import type { Message } from '@skyhelm/contract/message';
import { Drawer } from 'antd';
import { Link } from 'wouter';
import { useSession } from '../../session/session.ts';
import { Fact, Facts } from '../../ui/Facts.tsx';
import { useBack } from '../../ui/use-back.ts';
import { formatDateTime } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { PriorityTag } from '../news-push/index.ts';
import { AnswerNote } from './AnswerNote.tsx';
import { Confirmation } from './Confirmation.tsx';
import styles from './history.module.css';
import { leadsTo } from './leads-to.ts';

interface MessageDrawerProps {
  row: Message;
  open: boolean;
  onClose(): void;
}

export function MessageDrawer({ row, open, onClose }: MessageDrawerProps) {
  const t = useWords();
  const { group, text, priority, createdAt, readAt, answer } = row;
  const permissions = useSession((state) => state.permissions);
  const to = leadsTo(row, permissions);
  useBack(open, onClose);
  return (
    <Drawer open={open} title={t(`messagehistory.group.${group}`)} size={480} onClose={onClose} destroyOnHidden>
      <p className={styles['whole']}>{text}</p>
      <Facts>
        {priority !== null && (
          <Fact label={t('newspush.priority')}>
            <PriorityTag priority={priority} />
          </Fact>
        )}
        <Fact label={t('messagehistory.createdAt')}>{formatDateTime(createdAt)}</Fact>
        {readAt !== null && <Fact label={t('messagehistory.readAt')}>{formatDateTime(readAt)}</Fact>}
        {answer && (
          <Fact label={t('messagehistory.answer')}>
            <AnswerNote answer={answer} />
          </Fact>
        )}
        {priority === 'urgent' && (
          <Fact label={t('messagehistory.confirmation')}>
            <Confirmation row={row} />
          </Fact>
        )}
      </Facts>
      {to !== undefined && <Link href={to}>{t('messagehistory.follow')}</Link>}
    </Drawer>
  );
}
