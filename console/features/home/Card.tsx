import { useId, type ReactNode } from 'react';
import styles from './home.module.css';

interface CardProps {
  title: string;
  /** The one number it is about. */
  figure?: string;
  /** What the number counts, where the title does not say it. */
  caption?: string;
  /** Columns it takes where there is room. */
  span?: 'two' | 'all';
  link?: ReactNode;
  children: ReactNode;
}

export function Card({ title, figure, caption, span, link, children }: CardProps) {
  const id = useId();
  return (
    <section className={`${styles['card']} ${span ? styles[span] : ''}`} aria-labelledby={id}>
      <header className={styles['head']}>
        <h2 id={id}>{title}</h2>
        {link}
      </header>
      {figure !== undefined && (
        <p className={styles['figure']}>
          {figure} {caption !== undefined && <small>{caption}</small>}
        </p>
      )}
      {children}
    </section>
  );
}

/** Label at the left, value at the right, as in a receipt. */
export const Facts = ({ facts }: { facts: readonly (readonly [label: string, value: string])[] }) => (
  <dl className={styles['facts']}>
    {facts.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
