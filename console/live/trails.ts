import { metresBetween } from '@skyhelm/core/geo/distance';
import { isLeap } from '@skyhelm/core/vehicle/flown';
import type { VehicleState } from '@skyhelm/core/vehicle/state';

/** Longitude and latitude in turn, oldest first; NaN twice is a gap. It grows at its end, or is another array. */
export type Trajectory = readonly number[];

/** A flight on record. Milliseconds; `to` is missing while it lasts. */
export interface PastFlight {
  from: number;
  to: number | undefined;
  /** When each point was. */
  at: readonly number[];
  points: Trajectory;
}

/** Where each vehicle flew while it was watched, and what is on record of before. */
export interface TrailBook {
  note(id: string, state: VehicleState, now: number): void;
  /** Newest first, on the same clock as `now`. What was watched is known better than any record of it. */
  recall(id: string, flights: readonly PastFlight[]): void;
  /** Of each flight one, the present one first. */
  of(id: string): readonly Trajectory[];
  forget(ids: Iterable<string>): void;
}

export const TRAJECTORIES_MAX = 3;
/** Numbers, so half as many points: then every second one goes, and the next are further apart. */
const LENGTH_MAX = 1_200;
const APART_M = 2;

interface Book {
  flights: number[][];
  /** From before anybody watched. */
  past: readonly Trajectory[];
  /** When it was first heard, and whether it flew already. */
  since: number;
  wasAloft: boolean;
  wasFlying: boolean;
  last: { longitude: number; latitude: number; at: number } | undefined;
  apart: number;
}

const GAP = [NaN, NaN];

export function trailBook(): TrailBook {
  const books = new Map<string, Book>();

  function bookOf(id: string): Book {
    const book = books.get(id) ?? {
      ...{ flights: [], past: [], since: Infinity, wasAloft: false },
      ...{ wasFlying: false, last: undefined, apart: APART_M },
    };
    books.set(id, book);
    return book;
  }

  function begin(book: Book): void {
    // The one that was in the air already is not among them any more.
    if (book.flights.length === TRAJECTORIES_MAX) book.wasAloft = false;
    book.flights = [[], ...book.flights].slice(0, TRAJECTORIES_MAX);
    [book.last, book.apart] = [undefined, APART_M];
  }

  function append(book: Book, longitude: number, latitude: number, at: number): void {
    const { last } = book;
    const metres = last ? metresBetween(last, { longitude, latitude }) : Infinity;
    if (metres < book.apart) return;
    const points = book.flights[0]!;
    if (last && isLeap(metres, at - last.at)) points.push(NaN, NaN);
    points.push(longitude, latitude);
    book.last = { longitude, latitude, at };
    if (points.length > LENGTH_MAX) thin(book);
  }

  return {
    note(id, { longitude, latitude, flying }, now) {
      if (flying === undefined || longitude === undefined || latitude === undefined) return;
      const book = bookOf(id);
      if (book.since === Infinity) [book.since, book.wasAloft] = [now, flying];
      if (flying && (!book.wasFlying || book.flights.length === 0)) begin(book);
      book.wasFlying = flying;
      if (flying) append(book, longitude, latitude, now);
    },
    recall(id, flights) {
      const book = bookOf(id);
      const [newest, ...older] = flights.filter(({ from }) => from < book.since);
      const isOngoing = newest !== undefined && (newest.to === undefined || newest.to > book.since);
      if (isOngoing && book.wasAloft) {
        // Between the record, which lags behind, and the first moment that was watched there is no line: nobody knows it.
        const watched = newest.at.findIndex((moment) => moment >= book.since);
        const before = watched < 0 ? newest.points : newest.points.slice(0, 2 * watched);
        book.flights.push([...before, ...GAP, ...book.flights.pop()!]);
        book.wasAloft = false;
      }
      book.past = (newest && !isOngoing ? [newest, ...older] : older).map(({ points }) => points);
    },
    of(id) {
      const { flights = [], past = [] } = books.get(id) ?? {};
      return past.length === 0 ? flights : [...flights, ...past].slice(0, TRAJECTORIES_MAX);
    },
    forget: (ids) => {
      for (const id of ids) books.delete(id);
    },
  };
}

function thin(book: Book): void {
  const points = book.flights[0]!;
  const kept: number[] = [];
  for (let at = 0; at < points.length; at += 2) {
    const isGap = Number.isNaN(points[at]!);
    if (isGap || at % 4 === 0 || at + 2 >= points.length) kept.push(points[at]!, points[at + 1]!);
  }
  book.flights[0] = kept;
  book.apart *= 2;
}
