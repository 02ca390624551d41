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
    | { since: number; north: number; east: number; up: number; arrivedAt: number | undefined; turned: number; bearing: number }
    | undefined;
  /** To be done on the way, in their order; a condition holds up those behind it. */
  onTheWay: MissionItem[];
  conditionSince: number | undefined;
  /** How often each jump was taken, by its number. */
  jumps: Map<number, number>;
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
});

/** A new plan replaces the old one whole. */
export function loadMission(run: MissionRun, items: MissionItem[]): void {
  run.items = items;
  run.current = 0;
  run.state = items.length > run.first ? 'waiting' : 'none';
  forget(run);
}

export function forget(run: MissionRun): void {
  run.leg = undefined;
  run.onTheWay = [];
  run.conditionSince = undefined;
  run.jumps.clear();
}
