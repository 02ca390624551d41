import { isHardwareId, normalHardwareId } from '../../device/hardware-id.ts';
import { readText } from '../../mavlink/wire.ts';
import { SEVERITIES } from '../../vehicle/event.ts';
import { kindOf } from '../../vehicle/mavlink/airframe.ts';
import type { Patch } from '../../vehicle/state.ts';
import { dated } from '../dated.ts';
import type { FlightFileReader, FlightFileSink, FoundVehicle } from '../flight-file.ts';
import { reportOf } from '../reading.ts';
import { vehicleTrack } from '../track.ts';
import { FLIGHT_STATE_TOPICS, flightState } from './flight-state.ts';
import { ulogFormats } from './format.ts';
import { ulogMessages, type OnUlogMessage } from './messages.ts';
import { topicOf, type Subscription } from './subscription.ts';
import { TOPICS, type Topic } from './topics.ts';

/** Whether it flies and in which mode is logged when it changes, and holds as if it were said again and again. */
const BEAT_MS = 1_000;
const TELLS_TIME = 3;
const KIND = { flags: 0x42, format: 0x46, information: 0x49, add: 0x41, data: 0x44, text: 0x4c, taggedText: 0x43, dropout: 0x4f } as const;
const u64 = (view: DataView, at: number): number => view.getUint32(at, true) + view.getUint32(at + 4, true) * 2 ** 32;

/** Data that were added at the end after a crash; whatever else a log of the future may set is not to be read by those who do not know it. */
const APPENDED = 0x01;
const canRead = (view: DataView, at: number): boolean =>
  (view.getUint8(at) & ~APPENDED) === 0 && view.getUint32(at + 1, true) === 0 && view.getUint32(at + 4, true) === 0;

/** The log that PX4 writes on board, of one vehicle. */
export function ulogReader(sink: FlightFileSink, beganAt: number): FlightFileReader {
  const found: FoundVehicle = { system: 1, airframe: 'other', autopilot: 'px4', firmware: '', hardwareId: undefined };
  const formats = ulogFormats();
  const flight = flightState();
  const dating = dated({ sample: (sample) => sink.sample(found, sample), event: (event) => sink.event(found, event) }, beganAt);
  const track = vehicleTrack(dating);
  const subscriptions: (Subscription | undefined)[] = [];
  let [bytes, dropoutMs, topics] = [0, 0, 0];
  let beatAt = -Infinity;
  let isUnreadable = false;

  function beat(at: number): void {
    beatAt = at;
    found.airframe = kindOf(flight.type);
    if (flight.isKnown) track.take(at, flight.patch(track.state));
  }

  function heardTopic(name: string, topic: Topic): void {
    const at = topic.number('timestamp') / 1000;
    if (FLIGHT_STATE_TOPICS.includes(name)) {
      if (flight.note(name, topic)) beat(at);
      return;
    }
    // A receiver that has found its place knows the time.
    if (topic.number('fix_type') >= TELLS_TIME) dating.tell(at, topic.number('time_utc_usec') / 1000);
    const patch: Patch = {};
    TOPICS[name]!(topic, patch, track.state);
    track.take(at, patch);
    if (Math.abs(at - beatAt) >= BEAT_MS) beat(at);
  }

  /** Only the first of several sensors, batteries or estimators: two that take turns would make what is shown waver. */
  function subscribe(view: DataView, at: number, end: number): void {
    const number = view.getUint16(at + 1, true);
    const name = readText(view, at + 3, end - at - 3);
    const layout = formats.layoutOf(name);
    topics++;
    messages.expect(number, layout?.bytes ?? 0);
    const isWanted = view.getUint8(at) === 0 && (Object.hasOwn(TOPICS, name) || FLIGHT_STATE_TOPICS.includes(name));
    subscriptions[number] = isWanted && layout ? topicOf(layout, (topic) => heardTopic(name, topic)) : undefined;
  }

  function heardInformation(view: DataView, at: number, end: number): void {
    const length = view.getUint8(at);
    if (at + 1 + length > end) return;
    const key = readText(view, at + 1, length).split(' ')[1];
    const begin = at + 1 + length;
    if (key === 'sys_uuid') {
      const id = normalHardwareId(readText(view, begin, end - begin));
      if (isHardwareId(id)) found.hardwareId = id;
    }
    if (key === 'ver_sw_release' && end - begin === 4) {
      found.firmware = [3, 2, 1].map((place) => view.getUint8(begin + place)).join('.');
    }
  }

  function heardText(view: DataView, at: number, textAt: number, end: number): void {
    const severity = SEVERITIES[view.getUint8(at) - 0x30] ?? 'info';
    const text = readText(view, textAt, end - textAt);
    if (text.trim() !== '') track.happened(u64(view, textAt - 8) / 1000, { kind: 'statusText', severity, text });
  }

  const onMessage: OnUlogMessage = (kind, view, at, end) => {
    if (isUnreadable) return;
    switch (kind) {
      case KIND.data:
        return subscriptions[view.getUint16(at, true)]?.take(view, at + 2, end);
      case KIND.format:
        return formats.describe(readText(view, at, end - at));
      case KIND.add:
        return subscribe(view, at, end);
      case KIND.information:
        return heardInformation(view, at, end);
      case KIND.text:
        return heardText(view, at, at + 9, end);
      case KIND.taggedText:
        return heardText(view, at, at + 11, end);
      case KIND.dropout:
        dropoutMs += view.getUint16(at, true);
        return;
      case KIND.flags:
        isUnreadable = !canRead(view, at + 8);
    }
  };
  const messages = ulogMessages(onMessage);

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
        vehicles: topics > 0 ? [found] : [],
        isForeign: messages.isForeign || isUnreadable,
        isUndated: dating.isUndated,
        leaps: track.leaps,
        dropoutMs,
      }),
  };
}
