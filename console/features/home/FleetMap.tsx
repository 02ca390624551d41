import { useEffect, useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import type { FleetVehicle } from '../../live/fleet-source.ts';
import { liveFleet, type LiveFleet } from '../../live/live-fleet.ts';
import { MapCanvas } from '../../map/index.tsx';
import type { MapHandle } from '../../map/map-handle.ts';
import { useSession } from '../../session/session.ts';
import { formatNumber } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { FleetContext, fleetMarks, placesOf, useFirstView, usePulse, worstFaults } from '../ground-station/index.ts';
import { LISTS, stationAddress } from './addresses.ts';
import styles from './fleet-map.module.css';

export interface FleetMapProps {
  vehicles: readonly FleetVehicle[];
}

/** A small map with what is heard now; a click on an aircraft opens it in the ground station. */
export function FleetMap({ vehicles }: FleetMapProps) {
  const fleet = useMemo(liveFleet, []);
  useEffect(() => fleet.setVehicles(vehicles), [fleet, vehicles]);
  useEffect(() => openWhileSeen(fleet), [fleet]);
  return (
    <FleetContext value={fleet}>
      <Drawn fleet={fleet} />
    </FleetContext>
  );
}

/** Nobody is sent the movements of a fleet whose page lies behind another one. */
function openWhileSeen(fleet: LiveFleet): () => void {
  let end: (() => void) | undefined;
  const look = () => {
    if (document.hidden) {
      end?.();
      end = undefined;
    } else end ??= fleet.open();
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    end?.();
  };
}

const TOWN_ZOOM = 11;

function Drawn({ fleet }: { fleet: LiveFleet }) {
  const t = useWords();
  const [, navigate] = useLocation();
  const centre = useSession((state) => state.user?.settings.mapCentre) ?? undefined;
  const [map, setMap] = useState<MapHandle>();
  const [marks] = useState(() => fleetMarks(fleet));
  const all = () => fleet.vehicles().map(({ id }) => id);
  useEffect(() => {
    if (!map) return;
    map.vehicles.show(marks.vehicles);
    const refresh = (ids: readonly string[]) => void (marks.update(ids, worstFaults(fleet.news.alarms())) && map.vehicles.changed());
    const refreshAll = () => refresh(fleet.vehicles().map(({ id }) => id));
    refreshAll();
    const ends = [
      fleet.subscribe('all', refresh),
      fleet.news.subscribe(refreshAll),
      map.on('click', ({ vehicle }) => vehicle !== undefined && navigate(stationAddress(vehicle))),
    ];
    return () => ends.forEach((end) => end());
  }, [map, fleet, marks, navigate]);
  useFirstView(map, true);
  return (
    <>
      <div className={styles['map']}>
        <MapCanvas
          label={t('home.fleet.map')}
          controls="few"
          centre={centre}
          zoom={centre && TOWN_ZOOM}
          onCentre={() => map?.camera.fit(placesOf(fleet, all()))}
          onReady={(made) => {
            setMap(made);
            return () => setMap(undefined);
          }}
        />
      </div>
      <Flying fleet={fleet} />
    </>
  );
}

const LOOK_EVERY_MS = 1_000;
const NAMED = 5;

/** The same in words: who flies, each a way to it. */
function Flying({ fleet }: { fleet: LiveFleet }) {
  const t = useWords();
  usePulse('all', LOOK_EVERY_MS);
  const heard = fleet
    .vehicles()
    .map((vehicle) => ({ ...vehicle, ...fleet.now(vehicle.id) }))
    .filter(({ online }) => online === true);
  const flying = heard.filter(({ state }) => state.flying === true);
  if (flying.length === 0) {
    // Whoever has only just been heard may fly: nobody says that none does.
    const isKnown = fleet.isConnected() && heard.every(({ state }) => state.flying === false);
    return <p className={styles['note']}>{isKnown ? t(heard.length > 0 ? 'home.fleet.landed' : 'home.fleet.silent') : '\u00A0'}</p>;
  }
  return (
    <ul className={styles['flying']} aria-label={t('home.devices.flying')}>
      {flying.slice(0, NAMED).map(({ id, name }) => (
        <li key={id}>
          <Link href={stationAddress(id)}>{name}</Link>
        </li>
      ))}
      {flying.length > NAMED && (
        <li>
          <Link href={LISTS.flying}>{t('home.fleet.others', { count: formatNumber(flying.length - NAMED) })}</Link>
        </li>
      )}
    </ul>
  );
}
