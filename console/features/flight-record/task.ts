import type { FlightRecord } from '@skyhelm/contract/flight-record';

export type Task = { kind: 'details'; row: FlightRecord } | { kind: 'delete'; row: FlightRecord } | { kind: 'import' };
