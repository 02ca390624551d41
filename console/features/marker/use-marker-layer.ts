import { useState } from 'react';
import type { MapHandle, Picked } from '../../map/map-handle.ts';
import type { Marker } from '@skyhelm/contract/marker';
import { useLayerChoice, type LayerChoice } from './use-layer-choice.ts';
import { MARKERS, useMarkersInView } from './use-markers-in-view.ts';

export interface MarkerLayer {
  choice: LayerChoice;
  more: boolean;
  selected: Marker | undefined;
  select(id: string | undefined): void;
  /** Whether it was a marker that was clicked; then it is selected. */
  pick(picked: Picked): boolean;
}

/** The markers of a map that is there for something else. */
export function useMarkerLayer(map: MapHandle | undefined): MarkerLayer {
  const choice = useLayerChoice();
  const [selectedId, select] = useState<string>();
  const { rows, more } = useMarkersInView(map, { ...choice, selectedId });
  return {
    choice,
    more,
    selected: rows.find(({ id }) => id === selectedId),
    select,
    pick({ feature }) {
      if (feature?.group !== MARKERS) return false;
      select(feature.id);
      return true;
    },
  };
}
