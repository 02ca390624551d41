import { device, deviceBinding, deviceGroup, deviceShare, home } from '../../api/endpoints.generated.ts';

/** Reads that name devices or count them: out of date once one has changed. */
export const KNOWING_DEVICES = [
  device.getDevices,
  device.getDevice,
  deviceBinding.getUnclaimed,
  deviceShare.getSharings,
  deviceShare.getSharing,
  deviceGroup.getDeviceGroups,
  home.getSummary,
];

/** Vehicles come and go by themselves. */
export const LINKS_MS = 5_000;
