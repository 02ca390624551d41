import styles from './file-import.module.css';

/** What the server says of one entry of a file. */
export interface EntryFault {
  number: number;
  name: string;
  mes: string;
}

interface FaultListProps {
  faults: readonly EntryFault[];
  /** What an entry is called. */
  entry(fault: EntryFault): string;
}

export const FaultList = ({ faults, entry }: FaultListProps) => (
  <ul className={styles['faults']}>
    {faults.map((fault) => (
      <li key={fault.number}>
        <span>{entry(fault)}</span>
        <span>{fault.mes}</span>
      </li>
    ))}
  </ul>
);
