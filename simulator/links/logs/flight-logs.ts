import { believedCourse, believedPlace, believedYaw } from '../../vehicle/aircraft.ts';
import { remainingShare } from '../../vehicle/battery.ts';
import { groundSpeed } from '../../vehicle/body.ts';
import { fixNumber } from '../../vehicle/gps.ts';
import { compass, DEGREE } from '../../world/angle.ts';
import type { Comms, Service } from '../comms.ts';
import { descriptions, KINDS, record } from './dataflash.ts';

export interface FlightLog {
  id: number;
  /** Seconds since 1970. */
  startedAt: number;
  bytes: number;
  pieces: Uint8Array[];
}

/** Survives a reboot by command, as a memory card does. */
export interface FlightLogs {
  list: FlightLog[];
}

const EVERY_SECONDS = 0.2;
const KEPT = 10;
const BYTES_MOST = 4 * 2 ** 20;

/** One log from start to stop of the motors. */
export function flightRecorder(comms: Comms, logs: FlightLogs): Service {
  const { craft } = comms;
  let open: FlightLog | undefined;
  let wroteAt = 0;
  let mode = craft.mode;

  const write = (piece: Uint8Array) => {
    if (!open || open.bytes + piece.length > BYTES_MOST) return;
    open.pieces.push(piece);
    open.bytes += piece.length;
  };
  const begin = () => {
    open = { id: (logs.list.at(-1)?.id ?? 0) + 1, startedAt: Math.floor(comms.unixMs / 1_000), bytes: 0, pieces: [] };
    logs.list.push(open);
    if (logs.list.length > KEPT) logs.list.shift();
    for (const piece of descriptions()) write(piece);
    mode = craft.mode;
    write(record(KINDS.MODE, craft.seconds, mode.number & 0xff, 0));
  };
  const sample = () => {
    const { body, gps, battery, elevation, seconds } = craft;
    const place = believedPlace(craft);
    const { latitude, longitude } = craft.plane.positionAt(place);
    const fix = [fixNumber(gps.fix), gps.satellites, gps.hdop, latitude, longitude, elevation + place.up];
    write(record(KINDS.GPS, seconds, ...fix, groundSpeed(body), believedCourse(craft), -body.upSpeed));
    write(record(KINDS.ATT, seconds, body.roll / DEGREE, body.pitch / DEGREE, compass(believedYaw(craft))));
    write(record(KINDS.BAT, seconds, battery.volts, battery.amperes, battery.usedMah, Math.round(remainingShare(battery) * 100)));
  };

  return {
    advance() {
      if (!craft.armed) {
        open = undefined;
        return;
      }
      if (!open) begin();
      for (const notice of craft.notices) if (notice.kind === 'text') write(record(KINDS.MSG, craft.seconds, notice.text));
      if (mode !== craft.mode) {
        mode = craft.mode;
        write(record(KINDS.MODE, craft.seconds, mode.number & 0xff, 0));
      }
      if (craft.seconds - wroteAt < EVERY_SECONDS) return;
      wroteAt = craft.seconds;
      sample();
    },
  };
}
