import { USUAL_PERFORMANCE } from '../path/performance.ts';
import type { Craft } from '../../vehicle/flight-traits.ts';
import type { Rounder } from './rounds.ts';

/** Nothing else is said to keep apart. */
const COPTERS: readonly Craft[] = [
  { kind: 'multirotor', autopilot: 'ardupilot' },
  { kind: 'multirotor', autopilot: 'px4' },
];

/** All ways in which they may fly what they are told: each autopilot makes something else of a circle, and as long as nobody says which one it is, it may be any. */
export function readingsOf<M extends Rounder>(members: readonly M[]): (readonly M[])[] {
  const isOpen = ({ route, performance }: M) => !performance?.craft && route.waypoints.some(({ mode }) => mode === 'circle');
  if (!members.some(isOpen)) return [members];
  const flownBy = (craft: Craft) =>
    members.map((member) =>
      isOpen(member) ? { ...member, performance: { ...(member.performance ?? USUAL_PERFORMANCE), craft } } : member,
    );
  return [members, ...COPTERS.map(flownBy)];
}
