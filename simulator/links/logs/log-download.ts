import { say } from '../../vehicle/aircraft.ts';
import type { Comms, Service } from '../comms.ts';
import type { FlightLog, FlightLogs } from './flight-logs.ts';

const PIECE = 90;
const SENT_PER_SECOND = 400;

function joined({ pieces, bytes }: FlightLog): Uint8Array {
  const whole = new Uint8Array(bytes);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** Lists logs and hands them out in pieces, from wherever a station has a gap. */
export function logDownload(comms: Comms, logs: FlightLogs): Service {
  let sending: { id: number; bytes: Uint8Array; at: number; end: number; since: number; sent: number } | undefined;

  /** As ArduPilot: who flies does not read logs. */
  const isBusy = (): boolean => {
    if (comms.craft.armed) say(comms.craft, 'error', 'Disarm for log download');
    return comms.craft.armed;
  };

  return {
    hears: {
      LOG_REQUEST_LIST: ({ start, end }) => {
        if (isBusy()) return;
        const about = { num_logs: logs.list.length, last_log_num: logs.list.at(-1)?.id ?? 0 };
        const wanted = logs.list.filter(({ id }) => id >= start && id <= end);
        if (wanted.length === 0) comms.send('LOG_ENTRY', about);
        for (const { id, bytes, startedAt } of wanted) comms.send('LOG_ENTRY', { ...about, id, size: bytes, time_utc: startedAt });
      },
      LOG_REQUEST_DATA: ({ id, ofs, count }) => {
        const log = logs.list.find((one) => one.id === id);
        if (!log || isBusy()) return;
        const bytes = sending?.id === id ? sending.bytes : joined(log);
        sending = { id, bytes, at: Math.min(ofs, bytes.length), end: Math.min(bytes.length, ofs + count), since: comms.now, sent: 0 };
      },
      LOG_REQUEST_END: () => void (sending = undefined),
      LOG_ERASE: () => {
        if (!isBusy()) logs.list = [];
      },
    },
    advance() {
      if (!sending) return;
      const due = ((comms.now - sending.since) / 1_000) * SENT_PER_SECOND;
      while (sending && sending.sent < due) {
        const { id, bytes, at, end } = sending;
        const piece = bytes.subarray(at, Math.min(end, at + PIECE));
        comms.send('LOG_DATA', { id, ofs: at, count: piece.length, data: [...piece] });
        sending.at += piece.length;
        sending.sent++;
        // A short piece says that this is the end.
        if (sending.at >= end) sending = undefined;
      }
    },
  };
}
