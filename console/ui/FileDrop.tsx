import UploadOutlined from '@ant-design/icons/UploadOutlined';
import { useState } from 'react';
import styles from './file-drop.module.css';

interface FileDropProps {
  /** "Choose a file" and, where there is a mouse, "or drop it here". */
  choose: string;
  drop: string;
  accept: string;
  limits: string;
  onFile(file: File): void;
}

/** The browser's own field, unseen, lies over all of it: it takes clicks, keys, fingers and what is dropped. */
export function FileDrop({ choose, drop, accept, limits, onFile }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  return (
    <label className={`${styles['drop']} ${isOver ? styles['over'] : ''}`}>
      <UploadOutlined className={styles['dropIcon']} />
      <span>
        <span className={styles['dropAction']}>{choose}</span> <span className={styles['byMouse']}>{drop}</span>
      </span>
      <span className="page-note">{limits}</span>
      <input
        type="file"
        accept={accept}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
    </label>
  );
}
