import type { Services } from '../../platform/services.ts';
import type { Channel } from '../../platform/ws/channel.ts';
import type { DeviceRights } from './device-rights.ts';
import { flightLogChannel, infoChannel } from './news.channel.ts';
import { uavDataChannel } from './uav-data.channel.ts';

export type { DeviceRights } from './device-rights.ts';

/** What vehicles measure and what happens to them, to whoever may see them. */
export const liveChannels = (services: Services, rights: DeviceRights): Channel[] => [
  uavDataChannel(services, rights),
  infoChannel(services, rights),
  flightLogChannel(services, rights),
];
