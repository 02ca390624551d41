import { and, gte, lt, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { LastDays } from '../clock/last-days.ts';

/**
 * Which of the days a moment belongs to, to group by. By their beginnings rather than the name of a time zone: a database that has other rules for it, or does not know it, would
 * count days that are not those which lists are opened for. Cheaper than a date, too, which a year of flights would feel.
 */
export const dayNumber = (at: PgColumn, { begins }: LastDays): SQL.Aliased<number> =>
  sql<number>`width_bucket(${at}, ${sql.param(begins.map((moment) => moment.toISOString()))}::timestamptz[])`.as('day');

export const isWithinDays = (at: PgColumn, { begin, end }: Pick<LastDays, 'begin' | 'end'>): SQL => and(gte(at, begin), lt(at, end))!;

/** What was found by such numbers, by the names of the days. */
export const byDayName = <Row extends { day: number }>({ days }: LastDays, rows: readonly Row[]): Map<string, Omit<Row, 'day'>> =>
  new Map(rows.map(({ day, ...found }) => [days[day - 1]!, found]));
