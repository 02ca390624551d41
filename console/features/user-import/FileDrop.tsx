import UploadOutlined from '@ant-design/icons/UploadOutlined';
import { useState, type DragEvent } from 'react';
import { useWords } from '../../words/words.ts';
import styles from './user-import.module.css';

interface FileDropProps {
  accept: string;
  limits: string;
  onFile(file: File): void;
}

/** A label around the browser's own field: by mouse, by keyboard or by finger it is that field which is used. */
export function FileDrop({ accept, limits, onFile }: FileDropProps) {
  const t = useWords();
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type === 'dragover');
  };
  return (
    <label
      className={`${styles['drop']} ${isOver ? styles['over'] : ''}`}
      onDragOver={over}
      onDragLeave={over}
      onDrop={(event) => {
        over(event);
        const [file] = event.dataTransfer.files;
        if (file) onFile(file);
      }}
    >
      <input
        type="file"
        className="visually-hidden"
        accept={accept}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
      <UploadOutlined className={styles['dropIcon']} />
      <span>
        <span className={styles['dropAction']}>{t('userimport.choose')}</span>{' '}
        <span className={styles['byMouse']}>{t('userimport.drop')}</span>
      </span>
      <span className="page-note">{limits}</span>
    </label>
  );
}
