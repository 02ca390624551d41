import { fastest, isPaceUnread } from '../circling-told.ts';
import { USUAL_PERFORMANCE } from '../path/performance.ts';
import type { CirclingCraft } from '../../vehicle/flight-traits.ts';
import type { Rounder } from './rounds.ts';

/** Nothing else is said to keep apart. */
const [ARDUPILOT, PX4]: [CirclingCraft, CirclingCraft] = [
  { kind: 'multirotor', autopilot: 'ardupilot' },
  { kind: 'multirotor', autopilot: 'px4' },
];

/**
 * All ways in which they may fly what they are told: each autopilot makes something else of a circle, ArduPilot goes round it no faster than its parameters let it, and as
 * long as nobody says which one it is, or has read these, it may be any.
 */
export function readingsOf<M extends Rounder>(members: readonly M[]): (readonly M[])[] {
  const circled = members.map(({ route }) => route.waypoints.some(({ mode }) => mode === 'circle'));
  const craftOf = ({ performance }: M) => performance?.craft;
  const isOpen = (member: M, index: number) => circled[index] === true && !craftOf(member);
  const isUnread = (member: M, index: number) => circled[index] === true && craftOf(member) !== undefined && isPaceUnread(craftOf(member)!);
  const as = (member: M, craft: CirclingCraft): M => ({ ...member, performance: { ...(member.performance ?? USUAL_PERFORMANCE), craft } });
  const flownBy = (craft: CirclingCraft) => members.map((member, index) => (isOpen(member, index) ? as(member, craft) : member));
  const hurried = members.map((member, index) =>
    isOpen(member, index) || isUnread(member, index) ? as(member, fastest(craftOf(member) ?? ARDUPILOT)) : member,
  );
  if (members.some(isOpen)) return [members, flownBy(ARDUPILOT), hurried, flownBy(PX4)];
  return members.some(isUnread) ? [members, hurried] : [members];
}
