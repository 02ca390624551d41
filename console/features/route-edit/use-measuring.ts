import { useSyncExternalStore } from 'react';
import type { MapHandle } from '../../map/map-handle.ts';

/** Whether somebody measures on this map just now. */
export const useMeasuring = (map: MapHandle | undefined): boolean =>
  useSyncExternalStore(
    (told) => map?.on('measuring', told) ?? (() => undefined),
    () => map?.isMeasuring() ?? false,
  );
