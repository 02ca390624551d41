import type { Position } from '@skyhelm/core/geo/position';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { positionOf } from '../../live/position-of.ts';
import { MapCanvas } from '../../map/index.tsx';
import type { MapHandle, Picked } from '../../map/map-handle.ts';
import { useSession } from '../../session/session.ts';
import { useWords } from '../../words/words.ts';
import { fleetMarks } from './fleet-marks.ts';
import type { Airspace } from './flight-check.ts';
import { placesOf, useFirstView } from './use-first-view.ts';
import { useFleet } from './use-fleet.ts';
import { usePastFlights } from './use-past-flights.ts';
import { fenceShapes } from './fence-shapes.ts';
import { useZonesOnMap } from './use-zones-on-map.ts';
import type { Wrong } from './vehicle-look.ts';

interface StationMapProps {
  selected: readonly string[];
  faults: ReadonlyMap<string, Wrong>;
  airspace: Airspace;
  target: Position | undefined;
  /** Somebody has opened something else to look at than what flies. */
  isLookingElsewhere: boolean;
  /** The aircraft that stays in the middle. */
  followed: string | undefined;
  onUnfollow(): void;
  onPick(picked: Picked): void;
  onMap(map: MapHandle | undefined): void;
  children?: ReactNode;
}

const NEAR_ZOOM = 15;

/** The map with all that flies on it. What moves is told to the map itself; only what stands goes through React. */
export function StationMap({ isLookingElsewhere, onUnfollow, onPick, onMap, children, ...shown }: StationMapProps) {
  const t = useWords();
  const { selected, faults, airspace, target, followed } = shown;
  const fleet = useFleet();
  const settings = useSession((state) => state.user?.settings);
  const [map, setMap] = useState<MapHandle>();
  const [marks] = useState(() => fleetMarks(fleet));
  const trajectories = settings?.trajectories ?? 1;
  const centre = settings?.mapCentre ?? undefined;

  const picked = useEffectEvent(onPick);
  const unfollowed = useEffectEvent(onUnfollow);
  const ready = (made: MapHandle) => {
    setMap(made);
    onMap(made);
    return () => {
      setMap(undefined);
      onMap(undefined);
    };
  };
  useEffect(() => {
    if (!map) return;
    map.vehicles.show(marks.vehicles);
    map.trails.show(marks.trails);
    const ends = [map.on('click', (at) => picked(at)), map.on('unfollow', () => unfollowed())];
    return () => {
      for (const end of ends) end();
    };
  }, [map, marks]);

  const refresh = useEffectEvent((ids: readonly string[]) => {
    if (!marks.update(ids, faults)) return;
    map?.vehicles.changed();
    map?.trails.changed();
  });
  useEffect(() => fleet.subscribe('all', (ids) => refresh(ids)), [fleet]);
  const refreshAll = useEffectEvent(() => {
    refresh(fleet.vehicles().map(({ id }) => id));
    map?.vehicles.changed();
  });
  useEffect(() => refreshAll(), [map, faults]);

  useEffect(() => {
    marks.showTrails(trajectories, selected.length > 0 ? selected : 'all');
    map?.vehicles.select(selected);
    map?.trails.changed();
  }, [map, marks, selected, trajectories]);

  const isRecalled = usePastFlights(selected, trajectories);
  useEffect(() => map?.trails.changed(), [map, isRecalled]);
  useFirstView(map, centre === undefined && !isLookingElsewhere, selected);
  useStandingThings(map, { airspace, target, selected });
  useEffect(() => {
    map?.camera.follow(followed === undefined ? undefined : () => positionOf(fleet.now(followed).state));
  }, [map, fleet, followed]);

  return (
    <MapCanvas
      label={t('station.map')}
      centre={centre}
      zoom={centre && NEAR_ZOOM}
      onCentre={() => map?.camera.fit(placesOf(fleet, selected.length > 0 ? selected : fleet.vehicles().map(({ id }) => id)))}
      onReady={ready}
    >
      {children}
    </MapCanvas>
  );
}

interface Standing extends Pick<StationMapProps, 'airspace' | 'target' | 'selected'> {}

const SETTLE_MS = 2_000;

function useStandingThings(map: MapHandle | undefined, { airspace: { zones, fences }, target, selected }: Standing): void {
  const fleet = useFleet();
  useZonesOnMap(map, zones);
  useEffect(() => {
    map?.shapes.set(
      'fence',
      [...fences].flatMap(([id, fence]) => fenceShapes(fence, id)),
    );
  }, [map, fences]);
  useEffect(() => {
    map?.markers.set('target', target ? [{ id: 'target', kind: 'target', position: target }] : []);
  }, [map, target]);
  const key = selected.join(' ');
  useEffect(() => {
    if (!map) return;
    const show = () =>
      map.markers.set(
        'homes',
        (key === '' ? [] : key.split(' ')).flatMap((id) => {
          const { homeLatitude: latitude, homeLongitude: longitude } = fleet.now(id).state;
          return latitude === undefined || longitude === undefined
            ? []
            : [{ id, kind: 'home' as const, position: { latitude, longitude } }];
        }),
      );
    show();
    const timer = setInterval(show, SETTLE_MS);
    return () => clearInterval(timer);
  }, [map, fleet, key]);
}
