import { MavCmd } from '../../mavlink/named-numbers.generated.ts';
import type { Craft } from '../../vehicle/flight-traits.ts';
import type { MissionItem } from '../../vehicle/plan-item.ts';

/**
 * How a plane that needs a runway can be landed by the mission on board: told to land it flies to the beginning of a `sequence`; a landing `atEnd` is only reached by
 * flying the route to its end; with `none` it can only circle.
 */
export const LANDINGS_ABOARD = ['sequence', 'atEnd', 'none'] as const;
export type LandingAboard = (typeof LANDINGS_ABOARD)[number];

export function landingAboard(items: readonly Pick<MissionItem, 'command'>[]): LandingAboard {
  const begin = items.findIndex(({ command }) => command === MavCmd.DO_LAND_START);
  const lands = ({ command }: Pick<MissionItem, 'command'>) => command === MavCmd.NAV_LAND || command === MavCmd.NAV_VTOL_LAND;
  if (begin >= 0 && items.slice(begin).some(lands)) return 'sequence';
  return items.some(lands) ? 'atEnd' : 'none';
}

/** ArduPlane on its wings has no landing of its own: it flies the one of its mission, or circles. */
export const needsLanding = ({ autopilot, kind }: Craft): boolean => autopilot === 'ardupilot' && kind === 'fixedWing';
