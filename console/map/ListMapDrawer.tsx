import { Alert, Drawer } from 'antd';
import type { ReactNode } from 'react';
import { useBack } from '../ui/use-back.ts';
import { MapCanvas } from './index.tsx';
import styles from './list-map.module.css';
import type { MapHandle } from './map-handle.ts';

interface ListMapDrawerProps {
  open: boolean;
  title: string;
  /** Said above when not all is drawn. */
  more: readonly string[];
  /** About the one that was clicked, with what can be done with it. */
  chosen: ReactNode;
  /** Said while there is none. */
  hint: string;
  onMap(map: MapHandle | undefined): void;
  /** Brings all of the list into view. */
  onCentre(): void;
  onClose(): void;
}

/** A list on the map: a click on something says what it is. */
export function ListMapDrawer({ open, title, more, chosen, hint, onMap, onCentre, onClose }: ListMapDrawerProps) {
  useBack(open, onClose);
  return (
    <Drawer open={open} title={title} size={960} onClose={onClose} destroyOnHidden classNames={{ body: styles['body']! }}>
      {more.map((text) => (
        <Alert key={text} type="info" showIcon title={text} />
      ))}
      <div className={styles['map']}>
        <MapCanvas
          label={title}
          onCentre={onCentre}
          onReady={(made) => {
            onMap(made);
            return () => onMap(undefined);
          }}
        />
      </div>
      <div className={styles['chosen']} aria-live="polite">
        {chosen ?? <p className="page-note">{hint}</p>}
      </div>
    </Drawer>
  );
}
