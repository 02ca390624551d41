import type { Frame } from '../mavlink/frame.ts';
import { messageNamed } from '../mavlink/message.ts';
import { offsetsOf } from '../mavlink/offsets.ts';
import { tlogReader } from '../mavlink/tlog.ts';
import { isVehicle } from '../vehicle/mavlink/airframe.ts';
import { RADIO_MESSAGES, translateRadio } from '../vehicle/mavlink/translate-radio.ts';
import type { FlightFileReader, FlightFileSink } from './flight-file.ts';
import { reportOf } from './reading.ts';
import { tlogVehicle, type TlogVehicle } from './tlog-vehicle.ts';

const HEARTBEAT = messageNamed('HEARTBEAT').id;
const heart = offsetsOf('HEARTBEAT');
/** Whoever forges hearts by the thousand gets no room for each. */
const VEHICLES_MAX = 250;

/** Every autopilot that speaks in a recording of MAVLink; what ground stations say to them is left out. */
export function tlogFlightReader(sink: FlightFileSink): FlightFileReader {
  const vehicles = new Map<number, TlogVehicle>();
  let [bytes, records] = [0, 0];

  function vehicleOf(frame: Frame): TlogVehicle | undefined {
    const key = frame.system * 256 + frame.component;
    const known = vehicles.get(key);
    if (known || frame.message.id !== HEARTBEAT || vehicles.size >= VEHICLES_MAX) return known;
    if (!isVehicle(frame.payload.getUint8(heart.type), frame.payload.getUint8(heart.autopilot))) return undefined;
    const vehicle = tlogVehicle(frame, sink);
    vehicles.set(key, vehicle);
    return vehicle;
  }

  function hearRadio(payload: DataView, at: number): void {
    const patch = translateRadio(payload);
    if (patch) for (const { track } of vehicles.values()) track.take(at, { ...patch });
  }

  const reader = tlogReader(({ at, frame }) => {
    records++;
    if (!frame) return;
    const vehicle = vehicleOf(frame);
    if (vehicle) vehicle.take(frame, at);
    else if (RADIO_MESSAGES.includes(frame.message.id)) hearRadio(frame.payload, at);
  });

  return {
    take(received) {
      bytes += received.length;
      reader.take(received);
    },
    end: reader.end,
    report() {
      const all = [...vehicles.values()];
      return reportOf({
        bytes,
        skipped: reader.skipped,
        vehicles: all.map(({ found }) => found),
        isForeign: records === 0,
        isUndated: false,
        leaps: all.reduce((sum, { track }) => sum + track.leaps, 0),
        dropoutMs: 0,
      });
    },
  };
}
