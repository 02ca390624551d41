import type { FencedDevice } from '@skyhelm/contract/fence';
import { areasOf, type Fence } from '@skyhelm/core/airspace/fence';
import type { Autopilot } from '@skyhelm/core/vehicle/airframe';
import { isCeiling } from '@skyhelm/core/vehicle/fence-rules';
import { differenceBetween } from '@skyhelm/core/vehicle/plan-difference';
import type { VehicleSnapshot } from '../../platform/bus/vehicle-subjects.ts';

type OnBoard = Pick<FencedDevice, 'areas' | 'board' | 'notes' | 'ceiling' | 'boardCeiling' | 'flying' | 'online'>;

/** What an aircraft has on board beside what it is held to. `autopilot` is known while it is on a link. */
export function onBoard(held: Fence, snapshot: VehicleSnapshot | undefined, autopilot: Autopilot | undefined): OnBoard {
  const { online = false, fence, fenceRules: rules, state, stale } = snapshot ?? {};
  const ceiling = held.ceiling ?? null;
  const boardCeiling = rules?.ceiling ?? null;
  const isHeight = ceiling === null || (rules ? isCeiling(rules, ceiling) : autopilot === 'other');
  const notes: OnBoard['notes'] = [];
  if (ceiling !== null && autopilot === 'other') notes.push('noHeights');
  if (boardCeiling !== null && (ceiling === null || !isHeight)) notes.push('otherCeiling');
  if (fence && rules?.border === 'reports') notes.push('reports');
  if (rules && !rules.anyArea && (fence?.within.length ?? 0) > 1) notes.push('allAreas');
  return {
    online,
    areas: areasOf(held).length,
    board: boardState(held, snapshot, autopilot, isHeight),
    notes,
    ceiling,
    boardCeiling,
    flying: !online || stale?.includes('flying') ? null : (state?.flying ?? null),
  };
}

function boardState(held: Fence, snapshot: VehicleSnapshot | undefined, autopilot: Autopilot | undefined, isHeight: boolean) {
  const { fence, fenceRules: rules } = snapshot ?? {};
  if (!fence) return 'unknown';
  const plan = (of: Fence) => ({ kind: 'fence' as const, areas: areasOf(of), returnPoint: null });
  if (areasOf(fence).length === 0 && areasOf(held).length > 0) return 'none';
  if (differenceBetween(plan(held), plan(fence)) !== undefined) return 'other';
  // Without a word about its parameters nobody knows whether it holds what it has.
  if (!rules) return autopilot === 'other' ? 'same' : 'unknown';
  if (rules.border === 'nothing') return 'off';
  return isHeight ? 'same' : 'other';
}
