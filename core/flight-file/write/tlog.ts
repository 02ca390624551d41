import type { Sender } from '../../mavlink/encode.ts';
import { offsetsOf } from '../../mavlink/offsets.ts';
import { encodeUtf8 } from '../../mavlink/utf8.ts';
import type { RecordedEvent, RecordedSample } from '../../record/recording.ts';
import { SEVERITIES } from '../../vehicle/event.ts';
import type { FlightWriter, WrittenFlight } from './flight-writer.ts';
import { homeSaid, motionSaid, standing, standingSaid } from './tlog-messages.ts';
import { say, type Said } from './tlog-said.ts';
import { radioSaid } from './tlog-surroundings.ts';

/** Microseconds since 1970, the highest byte first. */
const TIME_BYTES = 8;
const SECOND_MS = 1_000;
/** So that whoever begins to play in the middle learns of it soon. */
const HOME_MS = 10_000;
const PIECE_BYTES = 50;
const text = offsetsOf('STATUSTEXT');

/** MAVLink as the aircraft might have said it, for ground stations to play. */
export function tlogWriter(flight: WrittenFlight): FlightWriter {
  const sender: Sender = { system: 1, component: 1, sequence: 0 };
  /** As the radios on the market call themselves. */
  const radio: Sender = { system: 51, component: 68, sequence: 0 };
  let [secondSlot, homeSlot, textId, stood] = [Number.NaN, Number.NaN, 0, ''];
  /** The vehicle's own clock begins with its record, which is some seconds before take-off. */
  let beganAt: number | undefined;

  function recorded(at: number, said: Said, by = sender): Uint8Array {
    by.sequence = (by.sequence + 1) % 256;
    const frame = said(by);
    const record = new Uint8Array(TIME_BYTES + frame.length);
    new DataView(record.buffer).setBigUint64(0, BigInt(Math.round(at)) * 1000n);
    record.set(frame, TIME_BYTES);
    return record;
  }

  function saidBy({ at, state }: RecordedSample): Said[] {
    beganAt ??= at;
    const said = motionSaid(state, Math.round(at - beganAt));
    const [second, turn] = [Math.floor(at / SECOND_MS), Math.floor(at / HOME_MS)];
    const home = turn === homeSlot ? undefined : homeSaid(state);
    if (home) {
      homeSlot = turn;
      said.push(home);
    }
    if (second === secondSlot && standing(state) === stood) return said;
    [secondSlot, stood] = [second, standing(state)];
    return [...standingSaid(state, flight), ...said];
  }

  function recordsAt(sample: RecordedSample): Uint8Array[] {
    const { at, state } = sample;
    const heard = Math.floor(at / SECOND_MS) === secondSlot ? undefined : radioSaid(state);
    const records = saidBy(sample).map((said) => recorded(at, said));
    if (heard) records.push(recorded(at, heard, radio));
    return records;
  }

  /** Only what the aircraft said in words; everything else is to be seen from its state. */
  function recordsOf({ at, event }: RecordedEvent): Uint8Array[] {
    if (event.kind !== 'statusText') return [];
    const severity = SEVERITIES.indexOf(event.severity);
    const pieces = piecesOf(event.text);
    const id = pieces.length === 1 ? 0 : (textId = (textId % 65_535) + 1);
    return pieces.map((piece, chunk_seq) =>
      recorded(
        at,
        say('STATUSTEXT', { severity, id, chunk_seq }, (payload) => {
          piece.forEach((byte, place) => payload.setUint8(text.text + place, byte));
        }),
      ),
    );
  }

  return {
    begin: () => '',
    add(samples, events) {
      const records: Uint8Array[] = [];
      for (const one of inOrder(samples, events)) {
        records.push(...('state' in one ? recordsAt(one) : recordsOf(one)));
      }
      return joinedAll(records);
    },
    end: () => '',
  };
}

function* inOrder(samples: readonly RecordedSample[], events: readonly RecordedEvent[]): Generator<RecordedSample | RecordedEvent> {
  let next = 0;
  for (const sample of samples) {
    while (next < events.length && events[next]!.at <= sample.at) yield events[next++]!;
    yield sample;
  }
  while (next < events.length) yield events[next++]!;
}

/** The bytes of each piece; a letter may lie across two. That a piece is not full is how a reader knows the last. */
function piecesOf(said: string): number[][] {
  const bytes = encodeUtf8(said);
  if (bytes.length <= PIECE_BYTES) return [bytes];
  const pieces: number[][] = [];
  for (let at = 0; at <= bytes.length; at += PIECE_BYTES) pieces.push(bytes.slice(at, at + PIECE_BYTES));
  return pieces;
}

function joinedAll(records: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(records.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const record of records) {
    whole.set(record, at);
    at += record.length;
  }
  return whole;
}
