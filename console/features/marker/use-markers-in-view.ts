import type { Marker, MarkerFilter } from '@skyhelm/contract/marker';
import type { ViewBox } from '@skyhelm/contract/channels/uav-data-ask';
import { useEffect } from 'react';
import { marker } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import type { MapHandle } from '../../map/map-handle.ts';
import { useBounds } from '../../map/use-bounds.ts';
import { useHas } from '../../session/session.ts';
import { drawingOf } from './drawing.ts';
import { viewBoxOf } from './view-box.ts';

export const MARKERS = 'map-markers';
const NONE: Marker[] = [];
const WORLD: ViewBox = { west: -180, south: -90, east: 180, north: 90 };

export interface InView {
  rows: readonly Marker[];
  /** There are more here than can be drawn at once. */
  more: boolean;
}

interface Asked {
  filter?: Partial<MarkerFilter>;
  /** Folders that are left out. */
  without?: readonly string[];
  isShown: boolean;
  selectedId: string | undefined;
}

/** Markers on a map, as far as they are in its view: read anew as it moves, and whenever anybody changes one. */
export function useMarkersInView(map: MapHandle | undefined, { filter = {}, without = [], isShown, selectedId }: Asked): InView {
  const bounds = useBounds(map);
  const view = bounds && viewBoxOf(bounds);
  const when = useHas('marker:query') && isShown && view !== undefined;
  const asked = { ...filter, view: view ?? WORLD, without: [...without] };
  const { data } = useRead(marker.getMarkersInView, asked, { when, keepPrevious: true });
  const rows = (when && data?.rows) || NONE;
  useEffect(() => {
    map?.drawings.set(
      MARKERS,
      rows.map((row) => drawingOf(row, row.id === selectedId)),
    );
  }, [map, rows, selectedId]);
  return { rows, more: when && (data?.more ?? false) };
}
