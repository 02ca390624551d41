import type { VehicleEvent } from './event.ts';
import { phaseNumbered } from './phase.ts';
import type { Patch, VehicleState } from './state.ts';

/** What has to be known of the state before a patch to tell what has changed with it. */
export type Before = Pick<VehicleState, 'armed' | 'flying' | 'phase'>;

const NOTHING: readonly VehicleEvent[] = [];

/** What the flight log tells of motors and modes. Whatever was so when we first heard of it is no news, but for the mode. */
export function newsOf(patch: Patch, before: Before): readonly VehicleEvent[] {
  const isSwitched = patch.armed !== undefined && before.armed !== undefined && patch.armed !== before.armed;
  const isOther = patch.phase !== undefined && patch.phase !== before.phase;
  if (!isSwitched && !isOther) return NOTHING;
  const news: VehicleEvent[] = [];
  if (isSwitched) news.push({ kind: patch.armed ? 'armed' : 'disarmed' });
  if (isOther) news.push({ kind: 'modeChanged', ...phaseNumbered(patch.phase!)! });
  return news;
}
