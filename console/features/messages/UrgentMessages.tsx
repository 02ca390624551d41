import NotificationFilled from '@ant-design/icons/NotificationFilled';
import type { UrgentMessage } from '@skyhelm/contract/message';
import { Button, Modal } from 'antd';
import { useRef } from 'react';
import { message, newsPush } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { useSession } from '../../session/session.ts';
import { formatDateTime } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import './urgent.css';

interface UrgentMessagesProps {
  /** Oldest first; not empty. */
  waiting: readonly UrgentMessage[];
  /** Where aircraft are commanded nothing may stand in the way of a pilot: a line at the top of the window asks instead of a dialog. */
  asLine: boolean;
}

/** Asks for the confirmation of one after the other, until there is none left. */
export function UrgentMessages({ waiting, asLine }: UrgentMessagesProps) {
  const t = useWords();
  const button = useRef<HTMLButtonElement>(null);
  const confirm = useChange(message.confirmMessage, {
    stale: [message.getUnconfirmed, message.getMessages, newsPush.getNewsPushes, newsPush.getPushReceipts],
    onSuccess: ({ unread }) => useSession.setState({ unread }),
  });
  const { id, title, content, by, createdAt } = waiting[0]!;
  const from = t('shell.urgent.from', { by, time: formatDateTime(createdAt) });
  const more = waiting.length > 1 && <small className="urgent-more">{t('shell.urgent.more', { count: waiting.length - 1 })}</small>;
  const confirmButton = (
    <Button ref={button} type="primary" loading={confirm.isPending} onClick={() => confirm.mutate({ input: { id } })}>
      {t('shell.urgent.confirm')}
    </Button>
  );
  if (asLine) {
    return (
      <section className="urgent-line" role="alert" aria-label={t('shell.urgent')}>
        <NotificationFilled />
        <div>
          <em>{t('shell.urgent.tag')}</em> <strong>{title}</strong> <span>{content}</span>
          <small>
            {t('shell.urgent.asked')}. {from}
          </small>
          {more}
        </div>
        {confirmButton}
      </section>
    );
  }
  return (
    <Modal
      open
      width={520}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      afterOpenChange={(shown) => shown && button.current?.focus()}
      title={
        <span className="danger-title">
          <NotificationFilled />
          {t('shell.urgent')}
        </span>
      }
      footer={confirmButton}
    >
      <div className="urgent-message">
        <h3>{title}</h3>
        <p>{content}</p>
        <small>{from}</small>
        <p className="urgent-asked">{t('shell.urgent.asked')}</p>
        {more}
      </div>
    </Modal>
  );
}
