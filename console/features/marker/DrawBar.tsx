import UndoOutlined from '@ant-design/icons/UndoOutlined';
import { MARKER_KINDS, NEW_STYLE } from '@skyhelm/core/marker/marker';
import { Button } from 'antd';
import { useWords } from '../../words/words.ts';
import styles from './panel.module.css';
import { Swatch } from './Swatch.tsx';
import type { Drawing } from './use-drawing.ts';

interface DrawBarProps {
  drawing: Drawing;
  isPending: boolean;
  mayAdd: boolean;
  onDone(): void;
}

/** What to draw; or, while one draws, how that goes on. */
export function DrawBar({ drawing: { drawn, isWhole, begin, undo, end }, isPending, mayAdd, onDone }: DrawBarProps) {
  const t = useWords();
  if (!drawn) {
    if (!mayAdd) return null;
    return (
      <div className={styles['kinds']} role="group" aria-label={t('marker.draw')}>
        {MARKER_KINDS.map((kind) => (
          <button key={kind} type="button" onClick={() => begin(kind)}>
            <Swatch {...NEW_STYLE} kind={kind} />
            {t(`marker.kind.${kind}`)}
          </button>
        ))}
      </div>
    );
  }
  return (
    <div className={styles['drawing']}>
      <output>{t(drawn.of ? 'marker.reshape.hint' : `marker.draw.${drawn.kind}`)}</output>
      <div className={styles['row']}>
        {!drawn.of && (
          <Button icon={<UndoOutlined />} disabled={drawn.points.length === 0} onClick={undo}>
            {t('marker.map.undo')}
          </Button>
        )}
        <Button onClick={end}>{t('common.cancel')}</Button>
        <Button type="primary" disabled={!isWhole} loading={isPending} onClick={onDone}>
          {t(drawn.of ? 'common.save' : 'marker.draw.done')}
        </Button>
      </div>
    </div>
  );
}
