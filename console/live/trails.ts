import { metresBetween } from '@skyhelm/core/geo/distance';
import { isLeap } from '@skyhelm/core/vehicle/flown';
import type { VehicleState } from '@skyhelm/core/vehicle/state';

/** Longitude and latitude in turn, oldest first; NaN twice is a gap. It grows at its end, or is another array. */
export type Trajectory = readonly number[];

/** Where each vehicle flew while it was watched. */
export interface TrailBook {
  note(id: string, state: VehicleState, now: number): void;
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
  wasFlying: boolean;
  last: { longitude: number; latitude: number; at: number } | undefined;
  apart: number;
}

export function trailBook(): TrailBook {
  const books = new Map<string, Book>();

  function begin(book: Book): void {
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
      const book = books.get(id) ?? { flights: [], wasFlying: false, last: undefined, apart: APART_M };
      books.set(id, book);
      if (flying && (!book.wasFlying || book.flights.length === 0)) begin(book);
      book.wasFlying = flying;
      if (flying) append(book, longitude, latitude, now);
    },
    of: (id) => books.get(id)?.flights ?? [],
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
