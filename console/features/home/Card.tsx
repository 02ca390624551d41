import { useId, type ReactNode } from 'react';
import { Link } from 'wouter';
import styles from './home.module.css';

/** Columns it takes where there is room; `wide` is as high as two cards, as a chart or a map needs. */
export type Span = 'two' | 'all' | 'wide';

interface CardProps {
  title: string;
  /** The one number it is about. */
  figure?: string;
  /** What the number counts, where the title does not say it. */
  caption?: string;
  /** The list of what it counts. */
  href?: string;
  span?: Span;
  link?: ReactNode;
  children: ReactNode;
}

export function Card({ title, figure, caption, href, span, link, children }: CardProps) {
  const id = useId();
  return (
    <section className={`${styles['card']} ${span ? styles[span] : ''}`} aria-labelledby={id}>
      <header className={styles['head']}>
        <h2 id={id}>{title}</h2>
        {link}
      </header>
      {figure !== undefined && (
        <p className={styles['figure']}>
          <Figure href={href} name={caption ?? title}>
            {figure}
          </Figure>{' '}
          {caption !== undefined && <small>{caption}</small>}
        </p>
      )}
      {children}
    </section>
  );
}

/** A number that leads to what it counts. Alone it says nothing to whoever goes from link to link. */
export function Figure({ href, name, children }: { href?: string | undefined; name: string; children: ReactNode }) {
  if (href === undefined) return children;
  return (
    <Link href={href}>
      <span className="visually-hidden">{name}: </span>
      {children}
    </Link>
  );
}

/** Label at the left, value at the right, as in a receipt; a value leads to what it counts, where there is a list of that. */
export const Facts = ({ facts }: { facts: readonly (readonly [label: string, value: ReactNode, href?: string])[] }) => (
  <dl className={styles['facts']}>
    {facts.map(([label, value, href]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          <Figure href={href} name={label}>
            {value}
          </Figure>
        </dd>
      </div>
    ))}
  </dl>
);
