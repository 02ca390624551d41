import { useId, type ReactNode } from 'react';
import styles from './home.module.css';

interface CardProps {
  title: string;
  /** The one number it is about. */
  figure?: string;
  wide?: boolean;
  link?: ReactNode;
  children: ReactNode;
}

export function Card({ title, figure, wide = false, link, children }: CardProps) {
  const id = useId();
  return (
    <section className={wide ? `${styles['card']} ${styles['wide']}` : styles['card']} aria-labelledby={id}>
      <header className={styles['head']}>
        <h2 id={id}>{title}</h2>
        {link}
      </header>
      {figure !== undefined && <p className={styles['figure']}>{figure}</p>}
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
