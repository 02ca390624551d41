import type { LoadFault, Parameter, WriteOutcome } from '@skyhelm/core/vehicle/parameter';

/** All parameters of one vehicle at one time. */
export interface ParameterList {
  parameters: Parameter[];
  /** So many of those that it has were not told. */
  missing: number;
  /** The vehicle's own number for all of its values: while it is the same, so are they. */
  hash: number | null;
}

/** How a list is told while it comes in. */
export interface LoadReport {
  progress(done: number, total: number): void;
  loaded(list: ParameterList): void;
  failed(fault: LoadFault): void;
}

/** How a vehicle is asked for its parameters and told to change them. */
export interface ParameterHands {
  /** Where what is known still holds by the vehicle's own word, that is the list. Asked for again while it comes in, it begins anew. */
  load(known: ParameterList | undefined, report: LoadReport): void;
  /** Said again until the vehicle says what it has, but not for ever. One of a name at a time: the next waits. */
  write(parameter: Parameter, value: number, done: (outcome: WriteOutcome) => void): void;
  /** Nothing more is written; what was said already, it is asked about. */
  cease(): void;
}
