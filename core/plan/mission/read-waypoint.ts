import { MavCmd, MavFrame } from '../../mavlink/named-numbers.generated.ts';
import type { MissionItem } from '../../vehicle/plan-item.ts';
import { secondsOf } from '../circling-told.ts';
import { NEW_WAYPOINT } from '../route-defaults.ts';
import { CIRCLING_RADIUS, CIRCLING_TURNS, WAYPOINT_HOLD_MS, WAYPOINT_RADIUS } from '../route-limits.ts';
import type { HeightMode, Waypoint } from '../route.ts';

const held = (value: number, { min, max }: { min: number; max: number }): number => Math.max(min, Math.min(max, value));

const ABSOLUTE: readonly number[] = [MavFrame.GLOBAL, MavFrame.GLOBAL_INT];
const TERRAIN: readonly number[] = [MavFrame.GLOBAL_TERRAIN_ALT, MavFrame.GLOBAL_TERRAIN_ALT_INT];

export const heightModeOf = ({ frame }: MissionItem): HeightMode => (ABSOLUTE.includes(frame) ? 'absolute' : 'relative');
export const isAboveTerrain = ({ frame }: MissionItem): boolean => TERRAIN.includes(frame);

/** What a height counts from. A route has no word for the ground below, and a mission must not mix it with anything else. */
export type HeightBase = HeightMode | 'terrain';
export const heightBaseOf = (item: MissionItem): HeightBase => (isAboveTerrain(item) ? 'terrain' : heightModeOf(item));

/** A corner is rounded where nobody waits at it. */
const waiting = (seconds: number): Partial<Waypoint> =>
  seconds > 0
    ? { mode: 'hover', turnMode: 'stop', holdMs: held(Math.round(seconds * 1_000), WAYPOINT_HOLD_MS) }
    : { mode: 'pass', turnMode: 'adaptive', holdMs: 0 };

const circling = (turns: number, radius: number): Partial<Waypoint> => ({
  mode: 'circle',
  circling: {
    turns: held(Math.round(turns), CIRCLING_TURNS),
    radius: held(Math.abs(radius) || NEW_WAYPOINT.circling.radius, CIRCLING_RADIUS),
    clockwise: radius >= 0,
    waitMs: 0,
  },
});

/** Metres: ArduPilot says only which way round it waits, by one or minus one. */
const DIRECTION = 1;

/** Whether whoever waits for some time goes round meanwhile. */
export const isTimedRound = (radius: number): boolean => Math.abs(radius) > DIRECTION;

/** Rounds that are flown for so long, as whoever knows no rounds is told them. */
function circlingFor(seconds: number, radius: number, speed: number): Partial<Waypoint> {
  if (!isTimedRound(radius)) return waiting(seconds);
  const rounds = (seconds * speed) / (2 * Math.PI * Math.abs(radius));
  const told = Math.floor(rounds + ROUNDING);
  return circling(Math.max(1, isToldSo(seconds, told, radius, speed) ? told : Math.round(rounds)), radius);
}

/** What speeds and radii lose on their way through four bytes. */
const ROUNDING = 1e-6;

const isToldSo = (seconds: number, turns: number, radius: number, speed: number): boolean =>
  turns > 0 && Math.abs(secondsOf(turns, Math.abs(radius), speed) - seconds) <= 1;

/** A circle for some time that is no whole number of rounds. */
export function isPartOfRound(
  { command, params: [seconds, , radius] }: MissionItem,
  { mode, speed, circling: { turns } }: Waypoint,
): boolean {
  return command === MavCmd.NAV_LOITER_TIME && mode === 'circle' && !isToldSo(seconds ?? 0, turns, radius ?? 0, speed);
}

type Four = [number, number, number, number];
const READ: Partial<Record<number, (params: Four, speed: number) => Partial<Waypoint>>> = {
  [MavCmd.NAV_WAYPOINT]: ([seconds, radius]) => ({
    ...waiting(seconds),
    radius: held(radius > 0 ? radius : NEW_WAYPOINT.radius, WAYPOINT_RADIUS),
  }),
  [MavCmd.NAV_SPLINE_WAYPOINT]: ([seconds]) => waiting(seconds),
  [MavCmd.NAV_LOITER_TIME]: ([seconds, , radius], speed) => circlingFor(seconds, radius, speed),
  [MavCmd.NAV_LOITER_TURNS]: ([turns, , radius]) => circling(turns, radius),
  [MavCmd.NAV_LOITER_UNLIM]: ([, , radius]) => circling(0, radius),
};

export const isWaypoint = (command: number): boolean => READ[command] !== undefined;

/** Nothing where an item is no waypoint of a route. */
export function readWaypoint(item: MissionItem, speed: number): Waypoint | undefined {
  const read = READ[item.command];
  if (!read) return undefined;
  const { longitude, latitude, altitude, params } = item;
  return {
    ...NEW_WAYPOINT,
    circling: { ...NEW_WAYPOINT.circling },
    ...read(params.map((param) => param ?? 0) as Four, speed),
    longitude,
    latitude,
    altitude,
    speed,
    actions: [],
  };
}
