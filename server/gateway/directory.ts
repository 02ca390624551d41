import type { ParameterModel } from '@skyhelm/core/vehicle/parameter-file';
import type { KnownList } from './parameters.ts';

/** A device of the registry, as far as the gateway needs to know it. */
export interface KnownDevice {
  id: string;
  enterpriseId: string;
  name: string;
  sn: string;
  /** Where it has one, only what is signed with it is believed. */
  signingKey: Uint8Array | undefined;
  /** The flight it was on when it was last heard, if nobody knows how that ended; as it stood when the registry was asked. */
  openFlight?: OpenFlight | undefined;
}

export interface OpenFlight {
  id: string;
  takeOffAt: number;
  /** The last moment in which it was known to fly. */
  heardAt: number;
  metres: number;
}

export interface WrittenFlight {
  id: string;
  deviceId: string;
  takeOffAt: number;
  landedAt: number;
  metres: number;
  /** It was last heard in the air: `landedAt` is that moment, not a landing. */
  isLandingUnseen?: boolean;
}

/** Which aircraft told its parameters, and when. */
export interface Origin {
  hardwareId: string;
  model: ParameterModel;
  loadedAt: number;
}

export interface KeptParameters extends KnownList, Origin {}

/** What the gateway asks of the registry and tells it; main.ts hands it in. */
export interface DeviceDirectory {
  byHardwareId(hardwareId: string): Promise<KnownDevice | undefined>;
  /** Flights as far as they have come, landed as it were this moment, for a server that may fall the next. */
  noteFlying(flights: WrittenFlight[]): Promise<void>;
  /** It has ended. As good twice as once. */
  noteFlight(flight: WrittenFlight): Promise<void>;
  /** What a server left behind that fell and never heard of them again. */
  endFlightsLostBefore(at: number): Promise<void>;
  noteSeen(deviceIds: string[], at: number): Promise<void>;
  /** Of the aircraft that the device is bound to now, never of one before it. */
  parametersOf(deviceId: string): Promise<KeptParameters | undefined>;
  keepParameters(deviceId: string, kept: KeptParameters): Promise<void>;
}
