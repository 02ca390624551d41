import type { ErrorCode } from '@skyhelm/contract/codes';
import { bothFences, type Fence } from '@skyhelm/core/airspace/fence';
import { pointingIssues, pointingOf } from '@skyhelm/core/airspace/pointing';
import { zoneIndex } from '@skyhelm/core/airspace/zone-index';
import type { Zone } from '@skyhelm/core/airspace/zone';
import type { Command } from '@skyhelm/core/vehicle/command';
import { refuse } from '../../platform/app-error.ts';
import type { Known } from './state-of.ts';

/** What the rules of `core/airspace/pointing.ts` refuse with; what they only warn of is for the pilot to weigh. */
const REFUSALS: Record<string, ErrorCode> = {
  'command.noFlyZone': 'command.noFlyZone',
  'command.restrictedZone': 'command.restrictedZone',
  'command.fence': 'command.fence',
};

/** A place to fly to is held to the zones of the enterprise, to the vehicle's own fence and to those that hold for it. */
export async function refuseForbiddenAir(
  command: Command,
  { state, fence }: Known,
  held: () => Promise<{ zones: Zone[]; fence: Fence }>,
  now: Date,
): Promise<void> {
  if (command.kind !== 'goTo' && command.kind !== 'orbit') return;
  const { params } = command;
  const pointing = pointingOf(state, params, params.height, 'radius' in params ? params.radius : 0);
  const air = await held();
  const issues = pointingIssues(pointing, zoneIndex(air.zones), bothFences(fence, air.fence), now.getTime());
  const refused = issues.find(({ severity }) => severity === 'error');
  if (refused) refuse(REFUSALS[refused.code]!, refused.params);
}
