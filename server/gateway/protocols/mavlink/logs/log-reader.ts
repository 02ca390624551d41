import { decode } from '@skyhelm/core/mavlink/frame';
import { messageNamed, type Message, type MessageName } from '@skyhelm/core/mavlink/message';
import { failed, type TransferEnd } from '@skyhelm/core/vehicle/transfer';
import type { LogHands } from '../../../log-hands.ts';
import type { TransferListener } from '../../../plan-hands.ts';
import type { Dialogue } from '../dialogue.ts';
import { listing, type Listed, type Listing } from './listing.ts';
import { logReading, type LogReading } from './reading.ts';

const ENTRY = messageNamed('LOG_ENTRY').id;
const DATA = messageNamed('LOG_DATA').id;

type Send = <N extends MessageName>(name: N, message: Partial<Message<N>>) => void;

interface Matter {
  list?: Listing;
  read?: LogReading;
  /** It came to nothing, and whoever waits gets to know. */
  end(end: Exclude<TransferEnd, { outcome: 'done' }>): void;
}

/** Logs of one vehicle on one way, one matter after the other. */
export interface LogReader extends LogHands, Dialogue {}

export function logReader(send: Send, steady: () => number): LogReader {
  let matter: Matter | undefined;

  const ask = (start: number, end: number) => send('LOG_REQUEST_LIST', { start, end });

  /** A vehicle that is not told goes on sending, and keeps its recorder waiting. */
  function over(): void {
    matter = undefined;
    send('LOG_REQUEST_END', {});
  }

  function stop(end: Exclude<TransferEnd, { outcome: 'done' }>): boolean {
    const stopped = matter;
    if (!stopped) return false;
    stopped.read?.abandon();
    over();
    stopped.end(end);
    return true;
  }

  function listFor(wanted: number | undefined, end: Matter['end'], listed: (found: Listed) => void): void {
    const own: Matter = { end };
    matter = own;
    own.list = listing(ask, wanted, steady(), (found) => {
      if (matter !== own) return;
      delete own.list;
      listed(found);
    });
  }

  return {
    hears: [ENTRY, DATA],
    list(listed) {
      if (matter) return 'busy';
      listFor(
        undefined,
        (end) => listed({ fault: end.outcome === 'failed' ? end.fault : 'linkLost' }),
        (found) => {
          over();
          listed(found);
        },
      );
      return undefined;
    },
    read(number, maxBytes, sink, listener) {
      if (matter) return 'busy';
      const told: TransferListener = {
        progress: listener.progress,
        ended(end) {
          over();
          listener.ended(end);
        },
      };
      // How long it is the vehicle says, not whoever wants it.
      listFor(number, listener.ended, (found) => {
        if ('fault' in found) return told.ended(failed(found.fault));
        const log = found.logs.find((one) => one.number === number);
        if (!log) return told.ended(failed('noSuchLog'));
        if (log.bytes > maxBytes) return told.ended(failed('tooLarge'));
        const request = (ofs: number, count: number) => send('LOG_REQUEST_DATA', { id: number, ofs, count });
        if (matter) matter.read = logReading(log, request, sink, steady(), told);
        return undefined;
      });
      return undefined;
    },
    cancel: () => stop({ outcome: 'cancelled', isPlanUnknown: false }),
    take(frame, now) {
      if (frame.message.id === ENTRY) matter?.list?.take(decode<'LOG_ENTRY'>(frame), now);
      else matter?.read?.take(decode<'LOG_DATA'>(frame), now);
    },
    tick(now) {
      matter?.list?.tick(now);
      matter?.read?.tick(now);
    },
    leave: () => void stop(failed('linkLost')),
  };
}
