import styles from './NotedOption.module.css';

/** One of those that are offered, and under it what speaks against it. */
export const NotedOption = ({ label, note }: { label: string; note: string | undefined }) => (
  <span className={styles['option']}>
    <span>{label}</span>
    {note !== undefined && <small>{note}</small>}
  </span>
);
