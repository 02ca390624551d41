import { emptyHull, fillHull } from '../../airspace/engine/hull.ts';
import { marginAt } from '../../airspace/engine/margin.ts';
import { doMeet, met } from '../../airspace/engine/meet.ts';
import { spot, type Piece, type When } from '../../airspace/engine/piece.ts';
import { between } from '../../airspace/engine/place.ts';
import type { ZoneIndex } from '../../airspace/zone-index.ts';
import type { GroundLegs } from '../terrain/ground.ts';
import { ABOVE_GROUND, groundZones, type GroundConflict } from './above-ground.ts';
import type { Performance } from './performance.ts';
import type { BackGround, Fan } from './ways-back.ts';

export type BackConflict = Omit<GroundConflict, 'height'> & Pick<Fan, 'rally'>;

type Below = GroundLegs[number];
const hull = emptyHull();

interface Known {
  datum: number;
  zones: ZoneIndex;
  performance: Performance;
  now: number;
  found: BackConflict[];
}
/** While a name is typed, the ground and the ways home are what they were. */
const known = new WeakMap<BackGround, Known>();

/** The zones that a way back from some point of a route leads through by the ground below it; of each and each place that it leads to the first such way. */
export function backConflicts(back: BackGround, datum: number, all: ZoneIndex, performance: Performance, { now }: When): BackConflict[] {
  const before = known.get(back);
  if (before?.datum === datum && before.zones === all && before.performance === performance && before.now === now) return before.found;
  const found = look(back, datum, groundZones(all), performance, { now });
  known.set(back, { datum, zones: all, performance, now, found });
  return found;
}

function look({ ways, fans, ground }: BackGround, datum: number, zones: ZoneIndex, performance: Performance, when: When): BackConflict[] {
  const margin = marginAt(performance.returnSpeed, performance);
  const told = new Set<string>();
  return fans.flatMap((fan) => {
    const [one, other] = fan.ends;
    const [{ from: a, to: end }, { from: b }] = [ways[one]!, ways[other]!];
    const beneath = [ground[one]!, ground[other]!] as const;
    const heights = heightsAbove(fan, fan.low, beneath, 0, 1, datum);
    if (!heights) return [];
    const corners = one === other ? [a, end] : [a, b, end];
    const whole: Piece = { ...spot(a, margin), waypoint: fan.waypoint, corners, ...heights };
    const bow = fillHull(hull, corners).bow;
    return met(zones, whole, ABOVE_GROUND, when).flatMap((number): BackConflict[] => {
      const key = `${number} ${fan.rally?.number ?? 0}`;
      if (told.has(key)) return [];
      const parts = Math.max(1, ...beneath.map(({ length }) => length - 1));
      for (let part = 0; part < parts; part++) {
        const [begun, over] = [part / parts, (part + 1) / parts];
        // It climbs where it turns back.
        const inPart = heightsAbove(fan, part === 0 ? fan.low : fan.lowBack, beneath, begun, over, datum);
        if (!inPart) continue;
        const [near, far, beside, last] = [between(a, end, begun), between(a, end, over), between(b, end, begun), between(b, end, over)];
        const piece = { ...whole, ...inPart, reach: bow };
        const isIn = (three: Piece['corners']) => doMeet(zones, number, { ...piece, corners: three }, ABOVE_GROUND, when);
        if (!isIn([near, beside, last]) && !isIn([near, far, last])) continue;
        told.add(key);
        return [{ zone: zones.zones[number]!, waypoint: fan.waypoint, position: near, rally: fan.rally }];
      }
      return [];
    });
  });
}

/** Of a stretch of its ways back, by shares of them, over the highest and the lowest of the ground that is known there. */
function heightsAbove(
  { highBack }: Fan,
  low: number,
  beneath: readonly Below[],
  begin: number,
  end: number,
  datum: number,
): Pick<Piece, 'fromHeight' | 'toHeight'> | undefined {
  let [lowest, highest] = [Infinity, -Infinity];
  for (const ground of beneath) {
    const parts = ground.length - 1;
    for (let at = Math.floor(begin * parts); at <= Math.ceil(end * parts); at++) {
      const metres = ground[at];
      if (typeof metres !== 'number') continue;
      lowest = Math.min(lowest, metres);
      highest = Math.max(highest, metres);
    }
  }
  return lowest > highest ? undefined : { fromHeight: low + datum - highest, toHeight: highBack + datum - lowest };
}
