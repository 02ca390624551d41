import { z } from 'zod';
import { UAV_DATA_CHANNEL } from './uav-data.ts';

const DeviceIds = z.array(z.string().min(1).max(64)).min(1).max(UAV_DATA_CHANNEL.devicesPerAsk);
const Longitude = z.number().min(-180).max(180);
const Latitude = z.number().min(-90).max(90);

/** What the map shows. West may lie east of east, across the date line. */
export const ViewBox = z.strictObject({ west: Longitude, south: Latitude, east: Longitude, north: Latitude });
export type ViewBox = z.output<typeof ViewBox>;

/** What a reader may say. */
export const UavDataAsk = z.union([
  z.strictObject({ subscribe: DeviceIds }),
  z.strictObject({ unsubscribe: DeviceIds }),
  /** Whatever is in the box, as it comes and goes; null ends that. */
  z.strictObject({ view: ViewBox.nullable() }),
]);
export type UavDataAsk = z.output<typeof UavDataAsk>;
