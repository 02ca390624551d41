import UploadOutlined from '@ant-design/icons/UploadOutlined';
import { useState } from 'react';
import { useWords } from '../../words/words.ts';
import styles from './user-import.module.css';

interface FileDropProps {
  accept: string;
  limits: string;
  onFile(file: File): void;
}

/** The browser's own field, unseen, lies over all of it: it takes clicks, keys, fingers and what is dropped. */
export function FileDrop({ accept, limits, onFile }: FileDropProps) {
  const t = useWords();
  const [isOver, setOver] = useState(false);
  return (
    <label className={`${styles['drop']} ${isOver ? styles['over'] : ''}`}>
      <UploadOutlined className={styles['dropIcon']} />
      <span>
        <span className={styles['dropAction']}>{t('userimport.choose')}</span>{' '}
        <span className={styles['byMouse']}>{t('userimport.drop')}</span>
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
