import type { OutputOf } from '@skyhelm/contract/endpoint';
import type { getClosedRoutes } from '@skyhelm/contract/flown-route';
import { flownRoute } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { useHas } from '../../session/session.ts';

const LOOK_EVERY_MS = 3_000;
const NONE: readonly ClosedRoute[] = [];

export type ClosedRoute = OutputOf<typeof getClosedRoutes>[number];

/** Every aircraft whose way ahead is closed, whichever of them one has selected; nobody in a record. */
export function useClosedRoutes(isLive: boolean): readonly ClosedRoute[] {
  const when = useHas('device:control') && isLive;
  const { data } = useRead(flownRoute.getClosedRoutes, {}, { when, ...(when && { everyMs: LOOK_EVERY_MS }) });
  return (when && data) || NONE;
}
