import { useEffect, useState } from 'react';
import { useSession } from '../../session/session.ts';
import { useWords } from '../../words/words.ts';

const EVERY_MS = 10_000;

/** Whether the server answers and how fast, asked again while the page is looked at. */
export function ServerState() {
  const t = useWords();
  const { version, edition } = useSession((state) => state.config);
  const [answerMs, setAnswerMs] = useState<number | 'none'>();
  useEffect(() => {
    const ask = async () => {
      if (document.hidden) return;
      const begin = performance.now();
      const answered = await fetch('/config.json', { cache: 'no-store' }).then(
        (response) => response.ok,
        () => false,
      );
      setAnswerMs(answered ? Math.max(1, Math.round(performance.now() - begin)) : 'none');
    };
    void ask();
    const timer = setInterval(() => void ask(), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  const state = answerMs === undefined ? 'asking' : answerMs === 'none' ? 'down' : 'up';
  return (
    <section className="card entry-server" aria-label={t('shell.entry.server')}>
      <span className={`server-dot server-${state}`} aria-hidden="true" />
      <span role="status">
        {state === 'up'
          ? t('shell.entry.serverUp', { count: answerMs as number })
          : t(state === 'down' ? 'shell.entry.serverDown' : 'common.loading')}
      </span>
      <span className="page-note">
        {t(`shell.entry.edition.${edition}`)} {version && <span className="numeric">{version}</span>}
      </span>
    </section>
  );
}
