export { MarkerPanel } from './MarkerPanel.tsx';
export { MarkersOnMap } from './MarkersOnMap.tsx';
export { useMarkerLayer } from './use-marker-layer.ts';
