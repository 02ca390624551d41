import DesktopOutlined from '@ant-design/icons/DesktopOutlined';
import { Button } from 'antd';
import { session } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { useRead } from '../../api/use-read.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { toast } from '../../ui/toast.ts';
import { formatAgo, formatDateTime } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';

export function SessionsCard() {
  const t = useWords();
  const list = useRead(session.sessions, {});
  const end = useChange(session.endSessions, {
    stale: [session.sessions],
    onSuccess: ({ ended }) => toast.success(t('account.sessionsEnded', { count: ended })),
  });
  const others = list.data?.filter((one) => !one.current) ?? [];
  return (
    <section className="card" aria-labelledby="sessions-title">
      <div className="security-head">
        <h2 id="sessions-title">{t('account.sessions')}</h2>
        <Button danger disabled={others.length === 0} loading={end.isPending} onClick={() => end.mutate({ input: {} })}>
          {t('account.endOthers')}
        </Button>
      </div>
      <p className="page-note">{t('account.sessions.note')}</p>
      {list.error && <LoadFailed error={list.error} onRetry={list.refetch} />}
      {!list.data && !list.error && <span className="skeleton-bar" />}
      <ul className="sessions">
        {list.data?.map((one) => (
          <li key={one.id}>
            <div className="session-where">
              <span>
                <DesktopOutlined /> {one.device || t('account.unknownDevice')} · <span className="numeric">{one.ip}</span>
              </span>
              <small title={formatDateTime(one.lastSeenAt)}>
                {t('account.sessionTimes', { since: formatDateTime(one.createdAt), seen: formatAgo(one.lastSeenAt) })}
              </small>
            </div>
            {one.current ? (
              <span className="state-mark state-good">{t('account.thisSession')}</span>
            ) : (
              <Button size="small" onClick={() => end.mutate({ input: { ids: [one.id] } })}>
                {t('account.endSession')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
