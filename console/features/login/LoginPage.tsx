import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useSession } from '../../session/session.ts';
import { LanguageLinks } from '../../ui/LanguageLinks.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { ThemeSwitch } from '../../ui/ThemeSwitch.tsx';
import { useWords } from '../../words/words.ts';
import { ForgotForm } from './ForgotForm.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { SignInForm } from './SignInForm.tsx';
import './login.css';

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
    <div className="login-page" data-online={online}>
      <header className="login-top">
        <span className="login-brand">
          <Mark size={36} />
          {t('common.product')}
        </span>
        <div className="login-tools">
          <LanguageLinks />
          <ThemeSwitch />
        </div>
      </header>
      <main className="login-main">
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
      </main>
      <footer className="login-bottom">
        <Link href="/download-app">{t('login.downloadApp')}</Link>
      </footer>
    </div>
  );
}
