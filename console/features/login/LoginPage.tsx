import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useSession } from '../../session/session.ts';
import { PublicFrame } from '../../ui/PublicFrame.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import { useWords } from '../../words/words.ts';
import { SignInForm } from './SignInForm.tsx';
import './login.css';

const RegisterForm = onDemand(async () => (await import('./RegisterForm.tsx')).RegisterForm);
const ForgotForm = onDemand(async () => (await import('./ForgotForm.tsx')).ForgotForm);

type View = 'signIn' | 'register' | 'forgot';

/** Two pages by the flag `loginOnline`: the online service with user types and registration, or a private installation's one card. */
export function LoginPage() {
  const t = useWords();
  const online = useSession((state) => state.config.loginOnline);
  const [view, setView] = useState<View>('signIn');
  const [account, setAccount] = useState<string>();
  const title = t(`login.title.${view}`);
  useEffect(() => {
    document.title = `${title} – ${t('common.product')}`;
  }, [title, t]);
  return (
    <PublicFrame foot={<Link href="/download-app">{t('login.downloadApp')}</Link>}>
      <div className="login-main">
        {online && (
          <div className="login-pitch">
            <p className="login-slogan">{t('login.slogan')}</p>
            <p>{t('login.pitch')}</p>
          </div>
        )}
        <section className="login-card" aria-labelledby="login-title">
          <h1 id="login-title">{title}</h1>
          {view === 'signIn' && <SignInForm byType={online} account={account} onForgot={() => setView('forgot')} />}
          {view === 'register' && (
            <RegisterForm
              onDone={(made) => {
                setAccount(made);
                setView('signIn');
              }}
            />
          )}
          {view === 'forgot' && <ForgotForm onDone={() => setView('signIn')} />}
          <footer className="login-foot">
            {view === 'signIn' && online && (
              <span>
                {t('login.noAccount')}{' '}
                <button type="button" className="link-button" onClick={() => setView('register')}>
                  {t('login.register')}
                </button>
              </span>
            )}
            {view !== 'signIn' && (
              <button type="button" className="link-button" onClick={() => setView('signIn')}>
                {t('login.backToSignIn')}
              </button>
            )}
          </footer>
        </section>
      </div>
    </PublicFrame>
  );
}
