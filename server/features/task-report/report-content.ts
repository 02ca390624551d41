import type { TaskApproval } from '@skyhelm/contract/approval';
import type { OutputOf } from '@skyhelm/contract/endpoint';
import type { FlightRecord, getFlightTrack } from '@skyhelm/contract/flight-record';
import type { TaskDetails } from '@skyhelm/contract/task';
import type { UnitSystem } from '@skyhelm/core/units/unit-system';
import type { TakenPicture } from '@skyhelm/core/vehicle/picture';
import type { Language } from '@skyhelm/i18n/translate';
import type { MapGround } from './map-frame.ts';

export interface Reader {
  name: string;
  language: Language;
  unitSystem: UnitSystem;
  timeZone: string;
}

export interface ReportFlight {
  /** Counted from one in the order of time. */
  number: number;
  record: FlightRecord;
  /** It flew the plan to its end. */
  isWhole: boolean;
  track: OutputOf<typeof getFlightTrack>;
}

export interface ReportPicture extends TakenPicture {
  /** Number of the flight. */
  flight: number;
  /** When it was told of, where the camera said nothing itself. */
  takenAt: number;
  /** Nothing where its file is not here. */
  fetchedBy: string | null;
}

/** All that a report says, in whichever form: plain data, which a thread of its own can be handed. */
export interface ReportContent {
  reader: Reader;
  madeAt: string;
  enterprise: { name: string; logo: Uint8Array | null };
  task: TaskDetails;
  /** The latest first. */
  decisions: TaskApproval[];
  flights: ReportFlight[];
  /** Flown in all of them, those that are not shown included. */
  metres: number;
  /** Whose records have been deleted, and those of aircraft that the reader does not see. */
  lostFlights: number;
  unseenFlights: number;
  /** The first of them; `taken` counts all. */
  pictures: ReportPicture[];
  taken: number;
  map: MapGround;
}
