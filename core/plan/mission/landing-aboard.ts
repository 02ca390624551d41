import type { Craft } from '../../vehicle/flight-traits.ts';
import type { MissionItem } from '../../vehicle/plan-item.ts';
import { isLanding, landingStart } from './landing-sequence.ts';

/**
 * How a plane that needs a runway can be landed by the mission on board: told to land it flies to the beginning of a `sequence`; a landing `atEnd` is only reached by
 * flying the route to its end; with `none` it can only circle.
 */
export const LANDINGS_ABOARD = ['sequence', 'atEnd', 'none'] as const;
export type LandingAboard = (typeof LANDINGS_ABOARD)[number];

export function landingAboard(items: readonly Pick<MissionItem, 'command'>[]): LandingAboard {
  if (landingStart(items) !== undefined) return 'sequence';
  return items.some(isLanding) ? 'atEnd' : 'none';
}

/** ArduPlane on its wings has no landing of its own: it flies the one of its mission, or circles. */
export const needsLanding = ({ autopilot, kind }: Craft): boolean => autopilot === 'ardupilot' && kind === 'fixedWing';
