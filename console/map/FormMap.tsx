import type { Position } from '@skyhelm/core/geo/position';
import type { ReactNode } from 'react';
import { useSession } from '../session/session.ts';
import styles from './form-map.module.css';
import { MapCanvas } from './index.tsx';
import type { MapHandle } from './map-handle.ts';

/** Near enough to tell whether it is the right town. */
export const TOWN_ZOOM = 11;

interface FormMapProps {
  label: string;
  /** Where it opens; without it where whoever looks has their maps open. */
  centre?: Position | undefined;
  onMap(map: MapHandle | undefined): void;
  /** Stands below: what a click does. */
  children: ReactNode;
}

/** The map among the fields of a form. */
export function FormMap({ label, centre, onMap, children }: FormMapProps) {
  const own = useSession((state) => state.user?.settings)?.mapCentre ?? undefined;
  const from = centre ?? own;
  return (
    <figure className={styles['map']}>
      <div>
        <MapCanvas
          label={label}
          controls="few"
          centre={from}
          zoom={from && TOWN_ZOOM}
          onReady={(made) => {
            onMap(made);
            return () => onMap(undefined);
          }}
        />
      </div>
      <figcaption>{children}</figcaption>
    </figure>
  );
}
