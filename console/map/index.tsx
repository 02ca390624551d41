import { onDemand } from '../ui/on-demand.tsx';
import type { MapCanvasProps } from './MapCanvas.tsx';

export type { MapCanvasProps };

/** The engine is large: it comes when the first map is shown, and no other screen waits for it. */
export const MapCanvas = onDemand<MapCanvasProps>(async () => (await import('./MapCanvas.tsx')).MapCanvas, {
  words: ['map'],
  waiting: () => <div className="skeleton-card" style={{ height: '100%', background: 'var(--line)' }} />,
});
