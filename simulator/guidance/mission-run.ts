import type { MissionItem } from './mission-item.ts';

/** The mission on board and how far it is flown. */
export interface MissionRun {
  /** By their numbers on the wire. Where home is an item it is number nought and never flown. */
  items: MissionItem[];
  first: number;
  current: number;
  state: 'none' | 'waiting' | 'active' | 'paused' | 'complete';
  /** The item that is being flown: since when, from where, and how much of it is done. */
  leg:
    | {
        item: MissionItem;
        since: number;
        north: number;
        east: number;
        up: number;
        arrivedAt: number | undefined;
        turned: number;
        bearing: number;
      }
    | undefined;
  /** To be done on the way, in their order; a condition holds up those behind it. */
  onTheWay: MissionItem[];
  conditionSince: number | undefined;
  /** How often each jump was taken, by its number. */
  jumps: Map<number, number>;
  /** ArduPlane: it has begun to land, and says so until its mission is set back. */
  isLanding: boolean;
}

export const noMission = (homeIsItem: boolean): MissionRun => ({
  items: [],
  first: homeIsItem ? 1 : 0,
  current: 0,
  state: 'none',
  leg: undefined,
  onTheWay: [],
  conditionSince: undefined,
  jumps: new Map(),
  isLanding: false,
});

/** A new plan replaces the old one whole. */
export function loadMission(run: MissionRun, items: MissionItem[]): void {
  run.items = items;
  run.current = 0;
  run.isLanding = false;
  run.state = items.length > run.first ? 'waiting' : 'none';
  forget(run);
}

/** ArduPilot exchanges the items and stays at the number where it was; the item that it flies it keeps until it is there. */
export function exchangeMission(run: MissionRun, items: MissionItem[], isFlown: boolean): void {
  const { state, current, leg, isLanding } = run;
  const jumps = new Map(run.jumps);
  if ((state === 'active' || state === 'paused') && items.length > run.first) {
    run.items = items;
    run.current = isFlown || current < items.length ? current : run.first;
    run.leg = isFlown ? leg : undefined;
  } else {
    loadMission(run, items);
    if (isLanding) run.current = current;
  }
  run.isLanding = isLanding;
  for (const [number, times] of jumps) run.jumps.set(number, times);
}

export function forget(run: MissionRun): void {
  run.leg = undefined;
  run.onTheWay = [];
  run.conditionSince = undefined;
  run.jumps.clear();
}
