import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useWords } from '../words/words.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import { Mark } from './Mark.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import './public-frame.css';

/** Around pages that need no login: the product's name, the languages, light or dark. */
export function PublicFrame({ children, foot }: { children: ReactNode; foot?: ReactNode }) {
  const t = useWords();
  return (
    <div className="public-frame">
      <header className="public-top">
        <Link href="/" className="public-brand">
          <Mark size={36} />
          {t('common.product')}
        </Link>
        <div className="public-tools">
          <LanguageLinks />
          <ThemeSwitch />
        </div>
      </header>
      <main className="public-main">{children}</main>
      <footer className="public-foot">{foot}</footer>
    </div>
  );
}
