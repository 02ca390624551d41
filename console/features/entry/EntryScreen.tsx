import { Button } from 'antd';
import { Link } from 'wouter';
import { actsAsKey } from '../../api/access-key.ts';
import { leave } from '../../session/session-flow.ts';
import { useSession } from '../../session/session.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import { useWords } from '../../words/words.ts';
import { ServerState } from './ServerState.tsx';
import './entry.css';

const MessageList = onDemand(async () => (await import('../messages/index.ts')).MessageList, {
  waiting: () => <span className="skeleton-bar" />,
});

/** Who I am here, what waits for me, and whether the server is there. */
export function EntryScreen() {
  const t = useWords();
  const user = useSession((state) => state.user);
  const byKey = actsAsKey();
  return (
    <div className="entry">
      <section className="card entry-who" aria-labelledby="entry-title">
        {user && <Avatar src={user.imagePath} name={user.name} size={64} />}
        <div>
          <h1 id="entry-title">{user ? t('shell.entry.hello', { name: user.name || user.userName }) : t('shell.entry.nobody')}</h1>
          <p className="page-note">
            {user
              ? [t(`dictionary.userType.${user.userType}`), user.enterpriseInfo.name, user.roles.join(' / ')].filter(Boolean).join(' · ')
              : t('shell.entry.nobodyNote')}
          </p>
          {user && byKey && <p className="page-note">{t('shell.entry.byKey')}</p>}
        </div>
        {user ? (
          <Button onClick={() => void leave()}>{t(byKey ? 'shell.entry.forgetKey' : 'shell.logout')}</Button>
        ) : (
          <Link href="/login?redirect=%2Ftta" className="plain-button plain-primary">
            {t('shell.entry.signIn')}
          </Link>
        )}
      </section>
      {user && !byKey && (
        <section className="card">
          <MessageList />
        </section>
      )}
      <nav className="card entry-links" aria-label={t('shell.entry.links')}>
        {user && <Link href="/home">{t('menu.home')}</Link>}
        {user && !byKey && <Link href="/account/security">{t('menu.security')}</Link>}
        <Link href="/download-app">{t('shell.install.title')}</Link>
      </nav>
      <ServerState />
    </div>
  );
}
