import type { Marker } from '@skyhelm/contract/marker';
import { Button } from 'antd';
import { useHas } from '../../session/session.ts';
import { useWords } from '../../words/words.ts';
import { About } from './About.tsx';
import styles from './panel.module.css';
import type { Task } from './task.ts';

interface SelectedMarkerProps {
  marker: Marker;
  mayEdit: boolean;
  start(task: Task): void;
  onReshape(): void;
}

export function SelectedMarker({ marker, mayEdit, start, onReshape }: SelectedMarkerProps) {
  const t = useWords();
  const [mayShare, mayDelete] = [useHas('marker:share') && marker.mayShare, useHas('marker:delete') && marker.mayShare];
  return (
    <div className={styles['selected']}>
      <About marker={marker} />
      <div className={styles['row']}>
        {mayEdit && marker.mayEdit && (
          <>
            <Button onClick={() => start({ kind: 'edit', row: marker })}>{t('common.edit')}</Button>
            <Button onClick={onReshape}>{t('marker.reshape')}</Button>
          </>
        )}
        {mayShare && <Button onClick={() => start({ kind: 'share', row: marker })}>{t('marker.share')}</Button>}
        {mayDelete && (
          <Button danger onClick={() => start({ kind: 'delete', rows: [marker] })}>
            {t('common.delete')}
          </Button>
        )}
      </div>
    </div>
  );
}
