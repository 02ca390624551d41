import { Button } from 'antd';
import { useId } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { marker } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import type { MapHandle } from '../../map/map-handle.ts';
import { useHas } from '../../session/session.ts';
import { useTask } from '../../ui/list/use-task.ts';
import { onDemand } from '../../ui/on-demand.tsx';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/words.ts';
import { DrawBar } from './DrawBar.tsx';
import { LayerChoices } from './LayerChoices.tsx';
import { KNOWING_MARKERS } from './marker-reads.ts';
import { SelectedMarker } from './SelectedMarker.tsx';
import styles from './panel.module.css';
import type { Task } from './task.ts';
import { useDrawing, type Drawn } from './use-drawing.ts';
import type { MarkerLayer } from './use-marker-layer.ts';

const MarkerTasks = onDemand(async () => (await import('./MarkerTasks.tsx')).MarkerTasks, { words: ['issues', 'share'] });

interface MarkerPanelProps {
  map: MapHandle | undefined;
  layer: MarkerLayer;
  onClose(): void;
}

/** What of the markers lies on the map; new ones are drawn, and those there moved, on this very map. */
export function MarkerPanel({ map, layer, onClose }: MarkerPanelProps) {
  const t = useWords();
  const id = useId();
  const drawing = useDrawing(map);
  const { work, start, finish } = useTask<Task>();
  const [mayAdd, mayEdit] = [useHas('marker:add'), useHas('marker:edit')];
  const set = useChange(marker.setMarker, { stale: KNOWING_MARKERS, quiet: true, onSuccess: () => toast.success(t('common.saved')) });

  async function keep({ kind, points, of }: Drawn): Promise<void> {
    if (!of) return start({ kind: 'add', drawn: { kind, points } });
    try {
      await set.mutateAsync({ input: { ...of, points: [...points] } });
      drawing.end();
    } catch (error) {
      // Somebody else was first: both are shown side by side, with what was drawn here.
      if (error instanceof ApiError && error.code === 'record.stale') start({ kind: 'edit', row: { ...of, points: [...points] } });
      else toast.error(error instanceof Error ? error.message : String(error));
    }
  }
  const done = () => {
    const drawn = drawing.take();
    if (drawn) void keep(drawn);
  };

  return (
    <section className={styles['panel']} aria-labelledby={id}>
      <header>
        <h3 id={id}>{t('marker.panel')}</h3>
        <Button type="text" aria-label={t('common.close')} onClick={onClose}>
          ✕
        </Button>
      </header>
      {drawing.drawn || mayAdd ? <DrawBar drawing={drawing} isPending={set.isPending} mayAdd={mayAdd} onDone={done} /> : null}
      {!drawing.drawn && layer.selected && (
        <SelectedMarker
          marker={layer.selected}
          mayEdit={mayEdit}
          start={start}
          onReshape={() => layer.selected && drawing.reshape(layer.selected)}
        />
      )}
      {!drawing.drawn && <LayerChoices layer={layer} />}
      {work && (
        <MarkerTasks
          key={work.number}
          task={work.task}
          open={work.open}
          start={start}
          onAdded={layer.select}
          onClose={() => {
            drawing.end();
            finish();
          }}
        />
      )}
    </section>
  );
}
