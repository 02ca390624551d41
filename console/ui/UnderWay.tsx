import type { ReactNode } from 'react';
import styles from './under-way.module.css';

interface UnderWayProps {
  text: string;
  /** Left out while nobody knows how far it is. */
  progress?: { done: number; total: number } | undefined;
  children?: ReactNode;
}

/** Something that takes a while, and how far it has come. */
export const UnderWay = ({ text, progress, children }: UnderWayProps) => (
  <div className={styles['progress']}>
    <p className={styles['phase']} role="status">
      {text}
    </p>
    <progress aria-label={text} {...(progress && { value: progress.done, max: progress.total })} />
    {children}
  </div>
);
