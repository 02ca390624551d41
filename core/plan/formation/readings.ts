import { fastest, isPaceUnsure } from '../circling-told.ts';
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
 * long as nobody says which one it is, has read these, or knows since when they hold, it may be any.
 */
export function readingsOf<M extends Rounder>(members: readonly M[]): (readonly M[])[] {
  const circled = members.map(({ route }) => route.waypoints.some(({ mode }) => mode === 'circle'));
  const craftOf = ({ performance }: M) => performance?.craft;
  const isOpen = (member: M, index: number) => circled[index] === true && !craftOf(member);
  const isUnsure = (member: M, index: number) => circled[index] === true && craftOf(member) !== undefined && isPaceUnsure(craftOf(member)!);
  const as = (member: M, craft: CirclingCraft): M => ({ ...member, performance: { ...(member.performance ?? USUAL_PERFORMANCE), craft } });
  const flownBy = (craft: CirclingCraft) => members.map((member, index) => (isOpen(member, index) ? as(member, craft) : member));
  const hurried = members.map((member, index) =>
    isOpen(member, index) || isUnsure(member, index) ? as(member, fastest(craftOf(member) ?? ARDUPILOT)) : member,
  );
  const unsure = members.flatMap((member, index) => (isUnsure(member, index) ? [index] : []));
  const mixed = halvesOf(unsure).map((half) => members.map((member, index) => (half.has(index) ? hurried[index]! : member)));
  const all = members.some(isOpen)
    ? [members, flownBy(ARDUPILOT), hurried, flownBy(PX4)]
    : unsure.length > 0
      ? [members, hurried]
      : [members];
  return [...all, ...mixed];
}

/** Each is set up by itself: of any two of them, some half has the one and not the other. */
function halvesOf(indices: readonly number[]): ReadonlySet<number>[] {
  const bits = indices.length < 2 ? 0 : Math.ceil(Math.log2(indices.length));
  return Array.from({ length: 2 * bits }, (_, half) => new Set(indices.filter((_index, at) => ((at >> (half >> 1)) & 1) === (half & 1))));
}
