import type { Position } from '@skyhelm/core/geo/position';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { PlayClock } from '../../live/play-clock.ts';
import type { RecordedFleet } from '../../live/recorded-fleet.ts';
import type { Trajectory } from '../../live/trails.ts';
import { MapCanvas } from '../../map/index.tsx';
import type { MapHandle, MapMarker, Trail } from '../../map/map-handle.ts';
import { useWords } from '../../words/words.ts';
import { useZones } from '../airspace/index.ts';
import { fleetMarks, useAlarms, useZonesOnMap, worstFaults } from '../ground-station/index.ts';
import { useEachFrame, usePlayState } from './use-clock.ts';

interface PlayMapProps {
  fleet: RecordedFleet;
  clock: PlayClock;
  chosen: string;
  isSmall: boolean;
  onChoose(id: string): void;
}

/** The whole way pale, what is flown strong, and the last bit of it up to the aircraft itself. */
const trailsOf = (fleet: RecordedFleet): Trail[] =>
  fleet.vehicles().flatMap(({ id }, at): Trail[] => [
    { id: `${id} whole`, track: at + 1, isSoft: true, points: fleet.whole(id) },
    { id, track: at + 1, points: fleet.trail(id)[0] ?? [] },
    { id: `${id} tip`, track: at + 1, points: fleet.tip(id) },
  ]);

const placesOf = (points: Trajectory) =>
  points.flatMap((longitude, at) => {
    const latitude = points[at + 1];
    return at % 2 === 1 || latitude === undefined || Number.isNaN(longitude) ? [] : [{ longitude, latitude }];
  });

/** Smaller than this on the screen a flight is a dot. */
const DOT_PX = 40;

/** Flights of one clock may be a country apart: seen all at once, none of them can be made out. */
function isInSight({ camera }: MapHandle, places: readonly Position[]): boolean {
  const [west, south, east, north] = camera.view().bounds;
  const spots = places.map((place) => camera.toScreen(place));
  const spread = (along: number[]) => Math.max(...along) - Math.min(...along);
  const isLarge = Math.max(spread(spots.map(({ x }) => x)), spread(spots.map(({ y }) => y))) >= DOT_PX;
  return (
    isLarge && places.some(({ latitude, longitude }) => latitude >= south && latitude <= north && longitude >= west && longitude <= east)
  );
}

const homesOf = (fleet: RecordedFleet): MapMarker[] =>
  fleet.vehicles().flatMap(({ id }) => {
    const { homeLatitude: latitude, homeLongitude: longitude } = fleet.now(id).state;
    return latitude === undefined || longitude === undefined ? [] : [{ id, kind: 'home', position: { latitude, longitude } }];
  });

export function PlayMap({ fleet, clock, chosen, isSmall, onChoose }: PlayMapProps) {
  const t = useWords();
  const [map, setMap] = useState<MapHandle>();
  const [marks] = useState(() => fleetMarks(fleet));
  const alarms = useAlarms();
  const faults = useMemo(() => worstFaults(alarms), [alarms]);
  const fit = (on: MapHandle) => on.camera.fit(fleet.vehicles().flatMap(({ id }) => placesOf(fleet.whole(id))));
  const chose = useEffectEvent(onChoose);
  const ready = (made: MapHandle) => {
    setMap(made);
    return () => setMap(undefined);
  };
  const begin = useEffectEvent((on: MapHandle) => {
    on.vehicles.show(marks.vehicles);
    on.trails.show(() => trailsOf(fleet));
    fit(on);
  });
  useEffect(() => {
    if (!map) return;
    begin(map);
    return map.on('click', ({ vehicle }) => vehicle !== undefined && chose(vehicle));
  }, [map]);
  useEffect(() => map?.vehicles.select([chosen]), [map, chosen]);
  const lookAt = useEffectEvent((on: MapHandle) => {
    const places = placesOf(fleet.whole(chosen));
    if (places.length > 0 && !isInSight(on, places)) on.camera.fit(places);
  });
  const looked = useRef(chosen);
  useEffect(() => {
    if (!map || looked.current === chosen) return;
    looked.current = chosen;
    lookAt(map);
  }, [map, chosen]);
  const { from, to, isOpen } = usePlayState(clock);
  useZonesOnMap(map, useZones({ from, until: isOpen ? undefined : to }));
  const draw = () => {
    marks.update(
      fleet.vehicles().map(({ id }) => id),
      faults,
    );
    map?.vehicles.changed();
    map?.trails.changed();
  };
  useEachFrame(clock, draw);
  const drawn = useEffectEvent(draw);
  useEffect(() => drawn(), [map, faults]);
  useEffect(() => {
    if (!map) return;
    let before = '';
    return fleet.subscribe('all', () => {
      // What comes while the clock stands is to be seen as well.
      drawn();
      const homes = homesOf(fleet);
      const key = JSON.stringify(homes);
      if (key !== before) map.markers.set('homes', homes);
      before = key;
    });
  }, [map, fleet]);
  return <MapCanvas label={t('flightplay.map')} controls={isSmall ? 'few' : 'all'} onCentre={() => map && fit(map)} onReady={ready} />;
}
