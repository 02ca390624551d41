import type { FencedDevice } from '@skyhelm/contract/fence';
import { areasOf, ceilingOf, levelsOf, type Fence, type SingleFence } from '@skyhelm/core/airspace/fence';
import { fenceAboard } from '@skyhelm/core/airspace/fence-aboard';
import type { Autopilot } from '@skyhelm/core/vehicle/airframe';
import { isCeiling } from '@skyhelm/core/vehicle/fence-rules';
import { differenceBetween } from '@skyhelm/core/vehicle/plan-difference';
import type { VehicleSnapshot } from '../../platform/bus/vehicle-subjects.ts';

type OnBoard = Pick<FencedDevice, 'areas' | 'board' | 'notes' | 'ceiling' | 'boardCeiling' | 'flying' | 'online'>;

/** Fences of so many sets at once. */
const SETS_MAX = 1_000;
const aboardOf = new Map<string, SingleFence | undefined>();

/** Asked of hundreds of aircraft every few seconds, most of which are held to the same: areas of hundreds of corners take milliseconds to compare. */
function meantAboard(held: Fence): SingleFence | undefined {
  const key = JSON.stringify(held);
  if (aboardOf.has(key)) return aboardOf.get(key);
  if (aboardOf.size >= SETS_MAX) aboardOf.clear();
  const { fence } = fenceAboard(held);
  aboardOf.set(key, fence);
  return fence;
}

/** What an aircraft has on board beside what it is held to. `autopilot` is known while it is on a link. */
export function onBoard(held: Fence, snapshot: VehicleSnapshot | undefined, autopilot: Autopilot | undefined): OnBoard {
  const { online = false, fence, fenceRules: rules, state, stale } = snapshot ?? {};
  const lowest = ceilingOf(held);
  const ceiling = lowest === Infinity ? null : lowest;
  const boardCeiling = rules?.ceiling ?? null;
  const isHeight = ceiling === null || (rules ? isCeiling(rules, ceiling) : autopilot === 'other');
  const meant = meantAboard(held);
  const notes: OnBoard['notes'] = meant ? [] : ['crossing'];
  if (ceiling !== null && autopilot === 'other') notes.push('noHeights');
  if (boardCeiling !== null && (ceiling === null || !isHeight)) notes.push('otherCeiling');
  if (fence && rules?.border === 'reports') notes.push('reports');
  if (rules && !rules.anyArea && (fence?.within.length ?? 0) > 1) notes.push('allAreas');
  return {
    online,
    areas: levelsOf(held).flatMap(areasOf).length,
    board: boardState(meant, snapshot, autopilot, isHeight),
    notes,
    ceiling,
    boardCeiling,
    flying: !online || stale?.includes('flying') ? null : (state?.flying ?? null),
  };
}

/** Nothing is meant where nothing on board would do. */
function boardState(
  meant: SingleFence | undefined,
  snapshot: VehicleSnapshot | undefined,
  autopilot: Autopilot | undefined,
  isHeight: boolean,
) {
  const { fence, fenceRules: rules } = snapshot ?? {};
  if (!fence) return 'unknown';
  const plan = (of: SingleFence) => ({ kind: 'fence' as const, areas: areasOf(of), returnPoint: null });
  if (areasOf(fence).length === 0 && (!meant || areasOf(meant).length > 0)) return 'none';
  if (!meant || differenceBetween(plan(meant), plan(fence)) !== undefined) return 'other';
  // Without a word about its parameters nobody knows whether it holds what it has.
  if (!rules) return autopilot === 'other' ? 'same' : 'unknown';
  if (rules.border === 'nothing') return 'off';
  return isHeight ? 'same' : 'other';
}
