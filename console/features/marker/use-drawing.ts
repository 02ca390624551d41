import type { Marker } from '@skyhelm/contract/marker';
import type { Position } from '@skyhelm/core/geo/position';
import { hasItsPoints, NEW_STYLE, type MarkerKind } from '@skyhelm/core/marker/marker';
import { useEffect, useEffectEvent, useState } from 'react';
import type { MapHandle } from '../../map/map-handle.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/words.ts';
import { cornersOf, drawingOf } from './drawing.ts';

const GROUP = 'marker-drawn';

/** What is drawn on the map by hand: a new marker, or another shape for one that is there. */
export interface Drawn {
  kind: MarkerKind;
  points: readonly Position[];
  of?: Marker;
}

export interface Drawing {
  drawn: Drawn | undefined;
  /** It could be kept as it is. */
  isWhole: boolean;
  begin(kind: MarkerKind): void;
  reshape(marker: Marker): void;
  undo(): void;
  /** What was drawn; nothing while somebody measures. */
  take(): Drawn | undefined;
  end(): void;
}

/** Measuring and drawing want the same clicks: while somebody measures nothing is edited, and they are told. */
export function useDrawing(map: MapHandle | undefined): Drawing {
  const t = useWords();
  const [drawn, setDrawn] = useState<Drawn>();
  const isOn = drawn !== undefined;
  const isNew = isOn && !drawn.of;
  const refuse = useEffectEvent(() => toast.warning(t('marker.measuring')));
  const unlessMeasuring = (act: () => void) => (map?.isMeasuring() ? toast.warning(t('marker.measuring')) : act());
  const change = (points: (before: readonly Position[]) => readonly Position[]) =>
    setDrawn((before) => before && { ...before, points: points(before.points) });
  const add = useEffectEvent((place: Position) => change((before) => (drawn?.kind === 'point' ? [place] : [...before, place])));

  useEffect(() => (isNew ? map?.captureClicks(({ position }) => add(position)) : undefined), [map, isNew]);
  useEffect(() => {
    if (!map || !isOn) return;
    const move = (id: string, place: Position) => change((before) => before.with(Number(id), place));
    const ends = [map.dragMarkers(GROUP, { begin: () => undefined, move, end: () => undefined }), map.on('refused', () => refuse())];
    return () => {
      for (const end of ends) end();
    };
  }, [map, isOn]);
  useEffect(() => {
    if (!map || !drawn) return;
    const { kind, points, of } = drawn;
    map.drawings.set(GROUP, points.length === 0 ? [] : [drawingOf({ ...(of ?? NEW_STYLE), id: GROUP, kind, points, name: '' }, true)]);
    map.markers.set(GROUP, cornersOf(points));
    return () => {
      map.drawings.set(GROUP, []);
      map.markers.set(GROUP, []);
    };
  }, [map, drawn]);

  return {
    drawn,
    isWhole: isOn && hasItsPoints(drawn.kind, drawn.points),
    begin: (kind) => unlessMeasuring(() => setDrawn({ kind, points: [] })),
    reshape: (marker) => unlessMeasuring(() => setDrawn({ kind: marker.kind, points: marker.points, of: marker })),
    undo: () => unlessMeasuring(() => change((before) => before.slice(0, -1))),
    take() {
      if (!map?.isMeasuring()) return drawn;
      toast.warning(t('marker.measuring'));
      return undefined;
    },
    end: () => setDrawn(undefined),
  };
}
