import type { FleetMember } from '@skyhelm/contract/device-fleet';
import type { Fence } from '@skyhelm/core/airspace/fence';
import type { ZoneIndex } from '@skyhelm/core/airspace/zone-index';
import { useEffect, useEffectEvent, useState } from 'react';
import { MapCanvas } from '../../map/index.tsx';
import type { Covered, MapHandle } from '../../map/map-handle.ts';
import { useNarrow } from '../../ui/use-media.ts';
import { useWords } from '../../words/words.ts';
import { zoneLook } from '../airspace/index.ts';
import { fenceShapes } from '../ground-station/index.ts';
import { NEAR_ZOOM, useOpening, useOpeningOn, useRememberedLook } from '../map-opening/index.ts';
import { placesOf } from './draw-route.ts';
import { useAircraftMark } from './use-aircraft-mark.ts';
import { useDesk } from './use-desk.ts';

interface EditMapProps {
  zones: ZoneIndex | undefined;
  fence: Fence;
  aircraft: string | undefined;
  fleet: readonly FleetMember[];
  onMap(map: MapHandle | undefined): void;
}

/** The tools and the field for a place lie along its upper side, the buttons of the map along its right one: on a phone in two columns. */
const BESIDE_TOOLS: Covered = { top: 76, right: 56, bottom: 0, left: 0 };
const BESIDE_TOOLS_ON_PHONE: Covered = { top: 76, right: 76, bottom: 0, left: 0 };

/** A map of the editor's own: the airspace on it, the chosen aircraft, and a view of the route. */
export function EditMap({ zones, fence, aircraft, fleet, onMap }: EditMapProps) {
  const t = useWords();
  const { desk } = useDesk();
  const [map, setMap] = useState<MapHandle>();
  const [first] = useState(() => placesOf(desk.now().draft.route)[0]);

  const ready = (made: MapHandle) => {
    setMap(made);
    onMap(made);
    return () => {
      setMap(undefined);
      onMap(undefined);
    };
  };
  const covered = useNarrow() ? BESIDE_TOOLS_ON_PHONE : BESIDE_TOOLS;
  const fit = (on: MapHandle | undefined) => on?.camera.fit(placesOf(desk.now().draft.route), covered);
  const fitFirst = useEffectEvent(() => fit(map));
  useEffect(() => {
    if (map && first) fitFirst();
  }, [map, first]);
  useAirspaceOn(map, zones, fence);
  useAircraftMark(map, aircraft, desk);
  const opening = useOpening(first === undefined, fleet);
  const isDrawn = () => placesOf(desk.now().draft.route).length > 0;
  useOpeningOn(map, aircraft === undefined ? opening : undefined, isDrawn);
  useRememberedLook(map, isDrawn);

  return (
    <MapCanvas
      label={t('route.map')}
      centre={first ?? opening?.centre}
      zoom={first ? NEAR_ZOOM : opening?.zoom}
      onCentre={() => fit(map)}
      onReady={ready}
    />
  );
}

function useAirspaceOn(map: MapHandle | undefined, zones: ZoneIndex | undefined, fence: Fence): void {
  useEffect(() => {
    map?.shapes.set(
      'zones',
      (zones?.zones ?? []).map(({ id, kind, name, shape }) => ({ id, kind: zoneLook(kind), shape, label: name })),
    );
  }, [map, zones]);
  useEffect(() => {
    map?.shapes.set('fence', fenceShapes(fence));
  }, [map, fence]);
}
