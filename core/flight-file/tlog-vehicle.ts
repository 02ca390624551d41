import type { Frame } from '../mavlink/frame.ts';
import { messageNamed } from '../mavlink/message.ts';
import { offsetsOf } from '../mavlink/offsets.ts';
import { autopilotOf, kindOf } from '../vehicle/mavlink/airframe.ts';
import { flightNotes, noteLandedState, noteMotion, translateHeartbeat } from '../vehicle/mavlink/flight.ts';
import { statusTexts } from '../vehicle/mavlink/status-text.ts';
import { TRANSLATIONS } from '../vehicle/mavlink/translate.ts';
import { firmwareIn, hardwareIdIn } from '../vehicle/mavlink/version.ts';
import type { Patch } from '../vehicle/state.ts';
import type { FlightFileSink, FoundVehicle } from './flight-file.ts';
import { vehicleTrack, type Track } from './track.ts';

const HEARTBEAT = messageNamed('HEARTBEAT').id;
const AUTOPILOT_VERSION = messageNamed('AUTOPILOT_VERSION').id;
const STATUSTEXT = messageNamed('STATUSTEXT').id;
const EXTENDED_SYS_STATE = messageNamed('EXTENDED_SYS_STATE').id;
const heart = offsetsOf('HEARTBEAT');

/** One autopilot in a recording of MAVLink. */
export interface TlogVehicle {
  readonly found: FoundVehicle;
  readonly track: Track;
  take(frame: Frame, at: number): void;
}

/** `first` is the heartbeat that made it known. */
export function tlogVehicle(first: Frame, sink: FlightFileSink): TlogVehicle {
  const notes = flightNotes();
  const found: FoundVehicle = {
    system: first.system,
    airframe: kindOf(first.payload.getUint8(heart.type)),
    autopilot: autopilotOf(first.payload.getUint8(heart.autopilot)),
    firmware: '',
    hardwareId: undefined,
  };
  const track = vehicleTrack({
    sample: (sample) => sink.sample(found, sample),
    event: (event) => sink.event(found, event),
  });
  let latest = 0;
  const texts = statusTexts((said) => track.happened(latest, { kind: 'statusText', ...said }));

  function understand({ message, payload, component }: Frame, at: number): void {
    const patch: Patch = {};
    switch (message.id) {
      case HEARTBEAT:
        translateHeartbeat(payload, patch, notes);
        return track.take(at, patch);
      case EXTENDED_SYS_STATE:
        return noteLandedState(payload, notes);
      case STATUSTEXT:
        return texts.take(payload, component, at);
      case AUTOPILOT_VERSION:
        found.hardwareId ??= hardwareIdIn(payload);
        found.firmware ||= firmwareIn(payload);
        return;
      default: {
        const translation = TRANSLATIONS.get(message.id);
        if (!translation) return;
        translation.translate(payload, patch);
        noteMotion(notes, patch);
        track.take(at, patch);
      }
    }
  }

  return {
    found,
    track,
    take(frame, at) {
      latest = at;
      texts.tick(at);
      understand(frame, at);
    },
  };
}
