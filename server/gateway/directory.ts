/** A device of the registry, as far as the gateway needs to know it. */
export interface KnownDevice {
  id: string;
  enterpriseId: string;
  name: string;
  sn: string;
  /** Where it has one, only what is signed with it is believed. */
  signingKey: Uint8Array | undefined;
}

/** What the gateway asks of the registry and tells it; main.ts hands it in. */
export interface DeviceDirectory {
  byHardwareId(hardwareId: string): Promise<KnownDevice | undefined>;
  /** As good twice as once. */
  noteFlight(flight: { deviceId: string; takeOffAt: number; landedAt: number; metres: number }): Promise<void>;
  noteSeen(deviceIds: string[], at: number): Promise<void>;
}
