import type { FencedDevice } from '@skyhelm/contract/fence';
import { areasOf, type SingleFence } from '@skyhelm/core/airspace/fence';
import type { Autopilot } from '@skyhelm/core/vehicle/airframe';
import { isCeiling } from '@skyhelm/core/vehicle/fence-rules';
import { differenceBetween } from '@skyhelm/core/vehicle/plan-difference';
import type { VehicleSnapshot } from '../../platform/bus/vehicle-subjects.ts';
import type { Held } from './holding.store.ts';
import { meantAboard } from './meant-aboard.ts';

type OnBoard = Pick<FencedDevice, 'areas' | 'board' | 'notes' | 'crossing' | 'ceiling' | 'boardCeiling' | 'flying' | 'online'>;

/** What an aircraft has on board beside what it is held to. `autopilot` is known while it is on a link. */
export function onBoard(held: readonly Held[], snapshot: VehicleSnapshot | undefined, autopilot: Autopilot | undefined): OnBoard {
  const { online = false, fence, fenceRules: rules, state, stale } = snapshot ?? {};
  const { fence: meant, crossing } = meantAboard(held);
  const ceiling = meant.ceiling ?? null;
  const boardCeiling = rules?.ceiling ?? null;
  const isHeight = ceiling === null || (rules ? isCeiling(rules, ceiling) : autopilot === 'other');
  const notes: OnBoard['notes'] = [];
  if (ceiling !== null && autopilot === 'other') notes.push('noHeights');
  if (boardCeiling !== null && (ceiling === null || !isHeight)) notes.push('otherCeiling');
  if (fence && rules?.border === 'reports') notes.push('reports');
  if (rules && !rules.anyArea && (fence?.within.length ?? 0) > 1) notes.push('allAreas');
  return {
    online,
    areas: held.length,
    board: boardState(meant, snapshot, autopilot, isHeight, crossing !== null),
    notes,
    crossing,
    ceiling,
    boardCeiling,
    flying: !online || stale?.includes('flying') ? null : (state?.flying ?? null),
  };
}

function boardState(
  meant: SingleFence,
  snapshot: VehicleSnapshot | undefined,
  autopilot: Autopilot | undefined,
  isHeight: boolean,
  isPart: boolean,
) {
  const { fence, fenceRules: rules } = snapshot ?? {};
  if (!fence) return 'unknown';
  const plan = (of: SingleFence) => ({ kind: 'fence' as const, areas: areasOf(of), returnPoint: null });
  if (areasOf(fence).length === 0 && areasOf(meant).length > 0) return 'none';
  if (differenceBetween(plan(meant), plan(fence)) !== undefined) return 'other';
  const kept = isPart ? 'part' : 'same';
  // Without a word about its parameters nobody knows whether it holds what it has.
  if (!rules) return autopilot === 'other' ? kept : 'unknown';
  if (rules.border === 'nothing' || (areasOf(meant).length > 0 && !rules.keepsAreas)) return 'off';
  return isHeight ? kept : 'other';
}
