import type { WebHookDelivery } from '@skyhelm/contract/web-hook';
import { Button, Tag } from 'antd';
import { webHook } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { Allowed } from '../../session/Allowed.tsx';
import { toast } from '../../ui/toast.ts';
import { formatDateTime, formatMoment } from '../../words/format.ts';
import { useLanguage, useWords } from '../../words/words.ts';
import { aboutText } from './about.ts';
import styles from './web-hook.module.css';

const COLOURS = { waiting: 'processing', delivered: 'success', givenUp: 'error' } as const;

/** One event on its way, or at its end: what was sent, and what was answered. */
export function Delivery({ delivery, isOn }: { delivery: WebHookDelivery; isOn: boolean }) {
  const t = useWords();
  const { id, event, createdAt, state, attempts, nextTryAt, status, error, answer, body, isReplay } = delivery;
  const about = aboutText(t, body, useLanguage());
  const replay = useChange(webHook.replayDelivery, {
    stale: [webHook.getDeliveries],
    onSuccess: () => toast.success(t('webhook.delivery.replayed')),
  });
  return (
    <li>
      <details>
        <summary>
          <span className={styles['what']}>{t(`webhook.event.${event}`)}</span>
          {about !== '' && <span className={styles['about']}>{about}</span>}
          <Tag color={COLOURS[state]}>{t(`webhook.delivery.${state}`)}</Tag>
          {isReplay && <Tag>{t('webhook.delivery.isReplay')}</Tag>}
          <span className={styles['when']}>{formatMoment(createdAt)}</span>
        </summary>
        <p className={styles['soft']}>
          {[
            t('webhook.delivery.attempts', { count: attempts }),
            ...(status !== null ? [t('webhook.delivery.status', { status: String(status) })] : []),
            ...(state === 'waiting' && nextTryAt ? [t('webhook.delivery.next', { at: formatDateTime(nextTryAt) })] : []),
          ].join(' · ')}
        </p>
        {error && status === null && <p className={styles['fault']}>{error}</p>}
        <h4>{t('webhook.delivery.body')}</h4>
        <pre>{body}</pre>
        <h4>{t('webhook.delivery.answer')}</h4>
        <pre>{answer || t(status === null ? 'webhook.delivery.noAnswer' : 'webhook.delivery.empty')}</pre>
        {isOn && state !== 'waiting' && (
          <Allowed permission="webHook:edit">
            <Button size="small" loading={replay.isPending} onClick={() => replay.mutate({ input: { id } })}>
              {t('webhook.delivery.replay')}
            </Button>
          </Allowed>
        )}
      </details>
    </li>
  );
}
