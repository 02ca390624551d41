import type { ParameterModel } from '@skyhelm/core/vehicle/parameter-file';
import type { ParameterList } from './parameters.ts';

/** A device of the registry, as far as the gateway needs to know it. */
export interface KnownDevice {
  id: string;
  enterpriseId: string;
  name: string;
  sn: string;
  /** Where it has one, only what is signed with it is believed. */
  signingKey: Uint8Array | undefined;
}

/** Which aircraft told its parameters, and when. */
export interface Origin {
  hardwareId: string;
  model: ParameterModel;
  loadedAt: number;
}

export interface KeptParameters extends ParameterList, Origin {}

/** What the gateway asks of the registry and tells it; main.ts hands it in. */
export interface DeviceDirectory {
  byHardwareId(hardwareId: string): Promise<KnownDevice | undefined>;
  /** As good twice as once. */
  noteFlight(flight: { deviceId: string; takeOffAt: number; landedAt: number; metres: number }): Promise<void>;
  noteSeen(deviceIds: string[], at: number): Promise<void>;
  /** Of the aircraft that the device is bound to now, never of one before it. */
  parametersOf(deviceId: string): Promise<KeptParameters | undefined>;
  keepParameters(deviceId: string, kept: KeptParameters): Promise<void>;
}
