import type { RouteId } from '@skyhelm/contract/ids';
import { useEffect, useEffectEvent } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { route as calls } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import type { MapHandle } from '../../map/map-handle.ts';
import { formatList } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { drawShown } from './draw-shown.ts';
import type { ShownRoute } from './shown-routes.ts';
import { useAboard, type Aboard } from './use-aboard.ts';
import type { ShownRoutes } from './use-shown-routes.ts';

const READ_EVERY_MS = 60_000;

interface RoutesOnMapProps {
  map: MapHandle | undefined;
  shown: ShownRoutes;
  /** Lies on the map already, to be changed there. */
  without?: RouteId | undefined;
  nameOf(deviceId: string): string | undefined;
}

export function RoutesOnMap({ map, shown, without, nameOf }: RoutesOnMapProps) {
  const aboardOf = useAboard(nameOf);
  if (!map) return null;
  return shown.all
    .filter(({ id }) => id !== without)
    .map((one) => <OnMap key={one.id} map={map} shown={one} aboard={aboardOf(one.id)} onGone={() => shown.hide(one.id)} />);
}

interface OnMapProps {
  map: MapHandle;
  shown: ShownRoute;
  aboard: Aboard;
  onGone(): void;
}

/** Drawn by the map: there is nothing of it on the page. */
function OnMap({ map, shown: { id, track }, aboard: { carriers, flyers }, onGone }: OnMapProps) {
  const t = useWords();
  const { data, error } = useRead(calls.getRoute, { id }, { everyMs: READ_EVERY_MS });
  const isStrong = carriers.length + flyers.length > 0;
  const name = data?.name ?? '';
  const label = isStrong ? t('common.pair', { name, value: formatList([...flyers, ...carriers]) }) : name;
  const route = data?.route;
  useEffect(
    () => (route ? drawShown(map, `shown ${id}`, route, { label, track, isStrong }) : undefined),
    [map, id, route, label, track, isStrong],
  );
  // Deleted, or shared no longer: whoever is only offline keeps what they see.
  const isGone = error instanceof ApiError && error.code === 'record.notFound';
  const leave = useEffectEvent(onGone);
  useEffect(() => {
    if (isGone) leave();
  }, [isGone]);
  return null;
}
