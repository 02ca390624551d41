import type { RouteId } from '@skyhelm/contract/ids';
import { flownRoute } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';

const LOOK_EVERY_MS = 5_000;

/** Who has a route on board, and who flies along it, by name. */
export interface Aboard {
  carriers: readonly string[];
  flyers: readonly string[];
}

/** What is told of aircraft that are not shown here is left out. */
export function useAboard(nameOf: (deviceId: string) => string | undefined): (id: RouteId) => Aboard {
  const { data = [] } = useRead(flownRoute.getRoutesAboard, {}, { everyMs: LOOK_EVERY_MS });
  return (id) => {
    const here = data.filter(({ routeId }) => routeId === id);
    const names = (isFlying: boolean) => here.filter((one) => one.isFlying === isFlying).flatMap(({ deviceId }) => nameOf(deviceId) ?? []);
    return { carriers: names(false), flyers: names(true) };
  };
}
