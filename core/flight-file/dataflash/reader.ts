import { kindOf } from '../../vehicle/mavlink/airframe.ts';
import type { Patch } from '../../vehicle/state.ts';
import { dated } from '../dated.ts';
import type { FlightFileReader, FlightFileSink, FoundVehicle } from '../flight-file.ts';
import { utcOfGps } from '../gps-time.ts';
import { reportOf } from '../reading.ts';
import { vehicleTrack } from '../track.ts';
import { boardIdIn, firmwareNamedIn } from './firmware.ts';
import { FLIGHT_STATE_MESSAGES, flightState } from './flight-state.ts';
import type { Layout, Message } from './layout.ts';
import { dataflashMessages } from './messages.ts';
import { DATAFLASH_MESSAGES, isFirst, place } from './translate.ts';

/** Whether it flies and in which mode is logged when it changes, and holds as if it were said again and again. */
const BEAT_MS = 1_000;
/** A fix in three dimensions: with less, a receiver may still be guessing the week. */
const TELLS_TIME = 3;

/** The log that ArduPilot writes on board, of one vehicle. */
export function dataflashReader(sink: FlightFileSink, beganAt: number): FlightFileReader {
  const found: FoundVehicle = { system: 1, airframe: 'other', autopilot: 'ardupilot', firmware: '', hardwareId: undefined };
  const flight = flightState();
  const dating = dated({ sample: (sample) => sink.sample(found, sample), event: (event) => sink.event(found, event) }, beganAt);
  const track = vehicleTrack(dating);
  let bytes = 0;
  let beatAt = -Infinity;
  let hasPlace = false;

  function beat(at: number): void {
    beatAt = at;
    if (flight.isKnown) track.take(at, flight.patch(track.state));
  }

  function take(at: number, patch: Patch): void {
    track.take(at, patch);
    if (Math.abs(at - beatAt) >= BEAT_MS) beat(at);
  }

  function heardGps(message: Message, at: number): void {
    if (message.number('Status') >= TELLS_TIME) dating.tell(at, utcOfGps(message.number('GWk'), message.number('GMS')));
    // Better known from elsewhere, but for logs of long ago.
    if (hasPlace || message.number('Status') < TELLS_TIME) return;
    const patch: Patch = { groundSpeed: message.number('Spd') };
    place(message, patch);
    take(at, patch);
  }

  function heardText(text: string, at: number): void {
    const firmware = firmwareNamedIn(text);
    if (firmware) {
      flight.call(firmware.name);
      found.airframe = kindOf(flight.type);
      found.firmware ||= firmware.version;
    }
    found.hardwareId ??= boardIdIn(text);
    if (text.trim() !== '') track.happened(at, { kind: 'statusText', severity: 'info', text });
  }

  /** What failed, by the numbers that ArduPilot has for it; nought says that it is over. */
  function heardError(message: Message, at: number): void {
    const [subsystem, code] = [message.number('Subsys'), message.number('ECode')];
    const severity = code === 0 ? 'info' : 'error';
    track.happened(at, { kind: 'statusText', severity, text: `ERR Subsys ${subsystem} ECode ${code}` });
  }

  function listener({ name }: Layout): ((message: Message, at: number) => void) | undefined {
    if (name === 'MSG') return (message, at) => heardText(message.text('Message'), at);
    if (name === 'ERR') return heardError;
    if (FLIGHT_STATE_MESSAGES.includes(name)) return (message, at) => void (flight.note(name, message) && beat(at));
    const translate = DATAFLASH_MESSAGES[name];
    return (
      translate &&
      ((message, at) => {
        if (!isFirst(message)) return;
        const patch: Patch = {};
        translate(message, patch);
        take(at, patch);
        if (name === 'GPS') heardGps(message, at);
        else if (name === 'POS') hasPlace = true;
      })
    );
  }

  const messages = dataflashMessages((layout) => {
    const listen = listener(layout);
    const clock = layout.fields.has('TimeUS') ? { name: 'TimeUS', perMs: 1000 } : { name: 'TimeMS', perMs: 1 };
    return listen && ((message) => listen(message, message.number(clock.name) / clock.perMs));
  });

  return {
    take(received) {
      bytes += received.length;
      messages.take(received);
    },
    end() {
      messages.end();
      dating.end();
    },
    report: () =>
      reportOf({
        bytes,
        skipped: messages.skipped,
        vehicles: [found],
        isForeign: messages.layouts === 0,
        isUndated: dating.isUndated,
        leaps: track.leaps,
        dropoutMs: 0,
      }),
  };
}
