import type { DeviceDirectory } from './directory.ts';

/** Without a registry every aircraft is a stranger. */
export const noDevices: DeviceDirectory = {
  byHardwareId: async () => undefined,
  noteFlight: async () => {},
  noteSeen: async () => {},
};
