import type { ViewBox } from '@skyhelm/contract/channels/uav-data-ask';

export function isInView({ west, south, east, north }: ViewBox, [longitude, latitude]: [number, number]): boolean {
  const isBetween = west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
  return isBetween && latitude >= south && latitude <= north;
}
