import type { ReactNode } from 'react';
import { Link } from 'wouter';
import styles from './window-bar.module.css';

interface WindowBarProps {
  title: string;
  /** The way out of a screen that fills the window. */
  leave: { href: string; text: string; icon: ReactNode };
  className?: string | undefined;
  children: ReactNode;
}

/** The one line at the top of a screen that has the window to itself. */
export const WindowBar = ({ title, leave: { href, text, icon }, className = '', children }: WindowBarProps) => (
  <header className={`${styles['bar']} ${className}`}>
    <Link href={href} className={styles['leave']} aria-label={text} title={text}>
      {icon}
    </Link>
    <h1>{title}</h1>
    {children}
  </header>
);
