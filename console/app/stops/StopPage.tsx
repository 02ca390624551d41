import { useEffect, type ReactNode } from 'react';
import { Link } from 'wouter';
import { useWords } from '../../words/words.ts';
import './stops.css';

/** Where an address leads nowhere: what is the matter, and the two ways on. */
export function StopPage({ sign, title, text }: { sign: ReactNode; title: string; text: string }) {
  const t = useWords();
  useEffect(() => {
    document.title = `${title} – ${t('common.product')}`;
  }, [title, t]);
  return (
    <div className="stop-page">
      <p className="stop-sign" aria-hidden="true">
        {sign}
      </p>
      <h1>{title}</h1>
      <p>{text}</p>
      <div className="stop-ways">
        <button type="button" className="plain-button" onClick={() => history.back()}>
          {t('common.back')}
        </button>
        <Link href="/" className="plain-button plain-primary">
          {t('shell.toHome')}
        </Link>
      </div>
    </div>
  );
}
