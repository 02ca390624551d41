import type { Route } from '../route.ts';
import { amountFaults } from './faults.ts';
import { SCAN_SPACING } from './pattern-limits.ts';
import type { AreaScanPattern } from './pattern.ts';
import type { Passes } from './survey-pass.ts';

/** To and fro at the height of the route; whoever wants pictures says so at the waypoints. */
export function areaScanPasses({ spacing }: AreaScanPattern, { height }: Route): Passes {
  const issues = amountFaults({ spacing }, { spacing: SCAN_SPACING });
  const steps = { spacing, trigger: null };
  return { passes: issues.length > 0 ? [] : [{ ...steps, across: steps, altitude: height, tilt: null, look: null }], issues };
}
