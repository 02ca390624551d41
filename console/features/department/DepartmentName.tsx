import { useState } from 'react';
import { useHas } from '../../session/session.ts';
import { useNarrow } from '../../ui/use-media.ts';
import { idsBelow, type Branch } from './department-tree.ts';
import styles from './department.module.css';

interface DepartmentNameProps {
  row: Branch;
  onDrop(moved: Branch, onto: Branch): void;
}

/** The browser tells only at the drop what is being dragged; where it may land must be known before. */
let dragged: Branch | undefined;

/** Dragged onto another name, it asks to be moved there. Where rows are cards, it says what stands above it. */
export function DepartmentName({ row, onDrop }: DepartmentNameProps) {
  const mayMove = useHas('department:edit');
  const narrow = useNarrow();
  const [over, setOver] = useState(false);
  const accepts = () => dragged !== undefined && dragged.parentId !== row.id && !idsBelow(dragged).includes(row.id);
  return (
    <span
      className={over ? `${styles['name']} ${styles['dropping']}` : styles['name']}
      draggable={mayMove}
      onDragStart={() => (dragged = row)}
      onDragEnd={() => (dragged = undefined)}
      onDragOver={(event) => {
        if (!accepts()) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={() => {
        setOver(false);
        if (dragged && accepts()) onDrop(dragged, row);
      }}
    >
      {narrow && row.above.length > 0 && <span className={styles['above']}>{row.above.join(' / ')}</span>}
      {row.name}
    </span>
  );
}
