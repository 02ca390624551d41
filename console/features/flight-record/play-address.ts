import type { FlightRecordId } from '@skyhelm/contract/ids';

/** More lines than these nobody tells apart. */
export const PLAYED_MAX = 6;

export const playAddress = (ids: readonly FlightRecordId[]): string => `/history/flight-record/flyplay/${ids.join(',')}`;

/** As it stands in the address: each once, no more than can be told apart. */
export const playedIn = (text: string): FlightRecordId[] =>
  [...new Set(text.split(',').map((id) => id.trim()))].filter(Boolean).slice(0, PLAYED_MAX) as FlightRecordId[];
