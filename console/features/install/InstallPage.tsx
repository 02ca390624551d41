import { Button, QRCode } from 'antd';
import { useEffect } from 'react';
import { Mark } from '../../ui/Mark.tsx';
import { PublicFrame } from '../../ui/PublicFrame.tsx';
import { useWords } from '../../words/words.ts';
import { useInstallPrompt } from './use-install-prompt.ts';
import './install.css';

/** Scanned, it would lead the phone to itself. */
const isLoopback = (host: string): boolean => /^(.*\.)?localhost$|^127\.|^\[::1\]$/.test(host);

const WAYS = ['android', 'ios', 'desktop'] as const;

/** The console itself is the app: how to put it on a phone or a computer. */
export function InstallPage() {
  const t = useWords();
  const prompt = useInstallPrompt();
  const title = t('shell.install.title');
  useEffect(() => {
    document.title = `${title} – ${t('common.product')}`;
  }, [title, t]);
  return (
    <PublicFrame>
      <section className="install card" aria-labelledby="install-title">
        <div className="install-head">
          <Mark size={64} />
          <div>
            <h1 id="install-title">{title}</h1>
            <p className="page-note">{t('shell.install.note')}</p>
          </div>
        </div>
        {prompt && (
          <Button type="primary" size="large" onClick={() => void prompt()}>
            {t('shell.install.now')}
          </Button>
        )}
        <div className="install-columns">
          {!isLoopback(location.hostname) && (
            <figure>
              <QRCode value={location.origin} size={176} bordered={false} bgColor="#ffffff" color="#000000" />
              <figcaption>
                {t('shell.install.scan')}
                <code>{location.origin}</code>
              </figcaption>
            </figure>
          )}
          <dl>
            {WAYS.map((way) => (
              <div key={way}>
                <dt>{t(`shell.install.${way}`)}</dt>
                <dd>{t(`shell.install.${way}.steps`)}</dd>
              </div>
            ))}
          </dl>
        </div>
        {isLoopback(location.hostname) && <p className="install-insecure">{t('shell.install.loopback')}</p>}
        {!window.isSecureContext && <p className="install-insecure">{t('shell.install.insecure')}</p>}
      </section>
    </PublicFrame>
  );
}
