import type { Position } from '@skyhelm/core/geo/position';
import { useEffect, useEffectEvent, useState } from 'react';
import { deviceFleet, site } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { positionOf } from '../../live/position-of.ts';
import { followVehicles, vehicleNow } from '../../live/uav-data.ts';
import type { MapHandle } from '../../map/map-handle.ts';
import { useHas, useSession } from '../../session/session.ts';
import { busiest, lastLook, NEAR_ZOOM, rememberLook, type Look } from './look.ts';

/** As many as are asked where they are; as many sites as one answer brings. */
const ASKED = 50;
const SITES = 200;

const lookAt = (centre: Position | undefined): Look | undefined => centre && { centre, zoom: NEAR_ZOOM };

/** Where whoever draws something new would look first: where their maps begin, where they looked last, where their enterprise works. */
export function useOpening(isWanted: boolean, fleet: readonly { id: string }[]): Look | undefined {
  const user = useSession((state) => state.user);
  const [last] = useState(() => user && lastLook(user.id));
  const known = lookAt(user?.settings.mapCentre ?? undefined) ?? last;
  const mayAsk = useHas('site:query');
  const isAsking = isWanted && !known && mayAsk;
  const { data, error } = useRead(site.getSites, { pageSize: SITES }, { when: isAsking });
  const atSites = lookAt(busiest(data?.rows ?? []));
  const isSiteless = isWanted && !known && !atSites && (!mayAsk || data !== undefined || error !== undefined);
  const atAircraft = lookAt(useHeard(isSiteless ? fleet : []));
  return isWanted ? (known ?? atSites ?? atAircraft) : undefined;
}

/** Where the first of them is that says so. */
function useHeard(fleet: readonly { id: string }[]): Position | undefined {
  const [heard, setHeard] = useState<Position>();
  const asked = heard
    ? ''
    : fleet
        .slice(0, ASKED)
        .map(({ id }) => id)
        .join(' ');
  useEffect(() => {
    if (asked === '') return;
    const ids = asked.split(' ');
    return followVehicles(ids, () => setHeard(ids.map((id) => positionOf(vehicleNow(id).state)).find((place) => place)));
  }, [asked]);
  return heard;
}

/** A country and more: nobody draws a route from there. */
const FAR_ZOOM = 9;

/** Where the map shows half the world, it goes there as soon as it is known; whoever has begun to look around or to draw is left alone. */
export function useOpeningOn(map: MapHandle | undefined, opening: Look | undefined, isDrawn: () => boolean): void {
  const [latitude, longitude, zoom] = [opening?.centre.latitude, opening?.centre.longitude, opening?.zoom];
  const [isTaken, setTaken] = useState(false);
  const show = useEffectEvent((on: MapHandle, { centre, zoom: near }: Look) => {
    const isFar = on.camera.view().zoom < FAR_ZOOM;
    if (isFar && !isTaken && !isDrawn()) on.camera.moveTo(centre, near);
  });
  useEffect(() => map?.on('taken', () => setTaken(true)), [map]);
  useEffect(() => {
    if (map && latitude !== undefined && longitude !== undefined && zoom !== undefined)
      show(map, { centre: { latitude, longitude }, zoom });
  }, [map, latitude, longitude, zoom]);
}

const NOBODY: { id: string }[] = [];

/** The same for the map of a form, where nobody has asked for the fleet. */
export function useFormOpening(map: MapHandle | undefined, isDrawn: () => boolean): void {
  const mayLook = useHas('device:query');
  const fleet = useRead(deviceFleet.getFleet, {}, { when: mayLook }).data?.rows ?? NOBODY;
  useOpeningOn(map, useOpening(true, fleet), isDrawn);
}

/** Whoever has drawn here, or has looked around, finds the place again with the next route. */
export function useRememberedLook(map: MapHandle | undefined, isDrawn: () => boolean): void {
  const person = useSession((state) => state.user?.id);
  const hasDrawn = useEffectEvent(isDrawn);
  useEffect(() => {
    if (!map || person === undefined) return;
    // Asked for when it is too late, a map that has gone would not know.
    let [seen, isOwn]: [Look, boolean] = [map.camera.view(), false];
    const keep = () => {
      if (isOwn || hasDrawn()) rememberLook(person, seen);
    };
    const ends = [map.on('taken', () => (isOwn = true)), map.on('move', (view) => (seen = view))];
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('pagehide', keep);
      for (const end of ends) end();
      keep();
    };
  }, [map, person]);
}
