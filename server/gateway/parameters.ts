import type { LoadFault, Parameter, WriteOutcome } from '@skyhelm/core/vehicle/parameter';
import type { ParameterFacts } from '@skyhelm/core/vehicle/parameter-facts';

/** All parameters of one vehicle at one time. */
export interface ParameterList {
  parameters: Parameter[];
  /** So many of those that it has were not told. */
  missing: number;
  /** The vehicle's own number for all of its values: while it is the same, so are they. */
  hash: number | null;
}

export interface KnownList extends ParameterList {
  /** Of the description that its facts are from; null where it has none. */
  mark: number | null;
}

/** What a vehicle says of its parameters beside their values. */
export interface Description {
  /** The vehicle's own number for it: while it is the same, so is what it says. */
  mark: number;
  of(name: string): { facts: ParameterFacts; default?: number } | undefined;
}

/** How a list is told while it comes in: how far it is, then that it is here or could not be had. */
export interface LoadReport {
  progress(done: number, total: number): void;
  loaded(list: ParameterList): void;
  failed(fault: LoadFault): void;
  /** After a list that is here, once: nothing where the vehicle has no description, or none that is news. */
  described(description: Description | undefined): void;
}

/** How a vehicle is asked for its parameters and told to change them. */
export interface ParameterHands {
  /** Where what is known still holds by the vehicle's own word, that is the list. Asked for again while it comes in, it begins anew. */
  load(known: KnownList | undefined, report: LoadReport): void;
  /** Said again until the vehicle says what it has, but not for ever. One of a name at a time: the next waits. */
  write(parameter: Parameter, value: number, done: (outcome: WriteOutcome) => void): void;
  /** Some of them by name, each as the vehicle tells it now; those that it does not tell are missing. */
  ask(names: readonly string[], done: (told: ReadonlyMap<string, Parameter>) => void): void;
  /** Nothing more is written; what was said already, it is asked about. */
  cease(): void;
}
