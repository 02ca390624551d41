import type { Channel } from '../../platform/ws/channel.ts';
import type { LiveRights, LiveServices } from './live-rights.ts';
import { flightLogChannel, infoChannel } from './news.channel.ts';
import { parameterChannel } from './parameter.channel.ts';
import { uavDataChannel } from './uav-data.channel.ts';

export { attendance, type Attendant } from './attendance.ts';
export type { LiveRights } from './live-rights.ts';

/** What vehicles measure and what happens to them, to whoever may see them. */
export const liveChannels = (services: LiveServices, rights: LiveRights): Channel[] => [
  uavDataChannel(services, rights),
  infoChannel(services, rights),
  flightLogChannel(services, rights),
  parameterChannel(services, rights),
];
