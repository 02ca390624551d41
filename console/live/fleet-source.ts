import type { AircraftText, News } from './news.ts';
import type { PastFlight, Trajectory } from './trails.ts';
import type { LiveVehicle } from './uav-data.ts';

export interface FleetVehicle {
  id: string;
  name: string;
  /** Beside the name, what else people search for. */
  sn: string;
  model: string;
  isSimulated: boolean;
  mayFly: boolean;
  /** Where the id is not that of the device: one device may have several flights. */
  deviceId?: string;
}

/** What else a source can do than be looked at. */
export type FleetCapability = 'command' | 'seek';

/** Aircraft as they are now or as they were once: whatever shows them does not know which. */
export interface FleetSource {
  readonly capabilities: ReadonlySet<FleetCapability>;
  /** By name. The same array until others are in it. */
  vehicles(): readonly FleetVehicle[];
  /** Told at a pace that eyes can follow of what has changed; the returned function ends it. */
  subscribe(ids: readonly string[] | 'all', told: (changed: readonly string[]) => void): () => void;
  /** The same object until something has changed. */
  now(id: string): LiveVehicle;
  /** Of each flight one, the present one first. */
  trail(id: string): readonly Trajectory[];
  /** What a live source is told of the flights before it was opened, newest first; a record knows its own. */
  recall?(id: string, flights: readonly PastFlight[]): void;
  /** Milliseconds since 1970, of the moment that is shown. */
  clock(): number;
  /** Nothing is missing of what could be known: otherwise what is shown grows old. */
  isConnected(): boolean;
  readonly news: FleetNews;
}

export interface FleetNews {
  subscribe(told: () => void): () => void;
  /** Newest first; the same array until there is more. */
  log(): readonly News[];
  alarms(): readonly News[];
  /** Errors in the words of the aircraft that are not over; a record has them in its log only. */
  texts(): readonly AircraftText[];
}
