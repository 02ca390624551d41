import type { ReactNode } from 'react';
import { useWords } from '../../words/words.ts';
import styles from './chart.module.css';

interface DayTableProps {
  caption: string;
  columns: readonly string[];
  /** The latest first. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** The same as the chart above it, for whoever would rather read or cannot see it. */
export function DayTable({ caption, columns, rows }: DayTableProps) {
  const t = useWords();
  return (
    <details className={styles['behind']}>
      <summary>{t('home.asTable')}</summary>
      <div>
        <table>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells: [first, ...others] }) => (
              <tr key={key}>
                <th scope="row">{first}</th>
                {others.map((cell, at) => (
                  <td key={columns[at + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
