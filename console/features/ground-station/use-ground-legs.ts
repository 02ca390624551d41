import { isLatitude, isLongitude, type Position } from '@skyhelm/core/geo/position';
import type { GroundLegs } from '@skyhelm/core/plan/terrain/ground';
import { useEffect, useMemo, useState } from 'react';
import { terrain as calls } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { useHas } from '../../session/session.ts';

/** Nobody asks for the ground below what is still being dragged, or still flies. */
const SETTLED_MS = 500;
/** Of more the answer would be larger than what is worth drawing. */
const PLACES_MAX = 5_000;

/** Nothing while something on it is no place: a coordinate that is being typed. */
const keyOf = (line: readonly Position[]): string =>
  line.every(({ longitude, latitude }) => isLongitude(longitude) && isLatitude(latitude))
    ? JSON.stringify(line.map(({ longitude, latitude }) => ({ longitude, latitude })))
    : '';

/** The ground that the server goes by, along each leg of a line; nothing where no file tells, one may not ask, or the answer is not there yet. */
export function useGroundLegs(line: readonly Position[]): GroundLegs | undefined {
  const mayAsk = useHas('route:query');
  const hasFiles = (useRead(calls.getHeightFiles, {}, { when: mayAsk }).data?.length ?? 0) > 0;
  const isAsked = hasFiles && line.length >= 2 && line.length <= PLACES_MAX;
  const key = useMemo(() => (isAsked ? keyOf(line) : ''), [isAsked, line]);
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(key), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [key]);
  const input = useMemo(() => ({ line: settled === '' ? [] : (JSON.parse(settled) as Position[]) }), [settled]);
  const { data } = useRead(calls.getHeights, input, { when: settled !== '' });
  return settled === key ? data?.legs : undefined;
}

/** Along several lines, asked for at once; nothing until the answer is there. */
export function useGroundAlong(lines: readonly (readonly Position[])[]): GroundLegs[] | undefined {
  const legs = useGroundLegs(useMemo(() => lines.flat(), [lines]));
  // Between the end of one and the beginning of the next lies a leg that nobody flies.
  return useMemo(() => legs && cutBy(lines, legs).map((own, index) => own.slice(0, lines[index]!.length - 1)), [lines, legs]);
}

/** One stretch behind the other, each as long as its part. */
export function cutBy<T>(parts: readonly { length: number }[], all: readonly T[]): T[][] {
  let begin = 0;
  return parts.map(({ length }) => all.slice(begin, (begin += length)));
}

/** The same below places that no way leads between; nothing for one of which nobody knows. */
export function useGroundBelow(places: readonly Position[]): readonly (number | undefined)[] {
  // Each twice: a leg from a place to itself tells of that place alone.
  const legs = useGroundLegs(useMemo(() => places.flatMap((place) => [place, place]), [places]));
  return useMemo(() => places.map((_, at) => legs?.[2 * at]?.[0] ?? undefined), [places, legs]);
}

/** Some ten metres: whoever flies does not begin elsewhere with every answer of theirs. */
const PLACES_A_DEGREE = 10_000;
const roughly = ({ longitude, latitude }: Position): Position => ({
  longitude: Math.round(longitude * PLACES_A_DEGREE) / PLACES_A_DEGREE,
  latitude: Math.round(latitude * PLACES_A_DEGREE) / PLACES_A_DEGREE,
});

/** The same along each of several ways; nothing for one that begins nowhere. */
export function useGroundOnWays(
  ways: readonly { from: Position | undefined; to: Position }[],
): readonly (GroundLegs[number] | undefined)[] {
  const legs = useGroundLegs(useMemo(() => ways.flatMap(({ from, to }) => [from ? roughly(from) : to, to]), [ways]));
  return useMemo(() => ways.map(({ from }, at) => (from ? legs?.[2 * at] : undefined)), [ways, legs]);
}
