import { nextByte } from '../../next-byte.ts';
import { pieces, type Pieces } from '../../pieces.ts';
import { FORMAT_BYTES, FORMAT_TYPE, HEAD_BYTES, layoutIn, messageOf, type Layout, type Message } from './layout.ts';

const [MAGIC_1, MAGIC_2] = [0xa3, 0x95] as const;
const [WAIT, STRAY] = [-1, 0] as const;

export interface DataflashMessages extends Pieces {
  /** Bytes that were no part of a message. */
  readonly skipped: number;
  /** Kinds of messages that the log has described. */
  readonly layouts: number;
}

type Listener = (message: Message) => void;

interface Kind {
  bytes: number;
  tell: ((view: DataView, at: number) => void) | undefined;
}

/** Finds the messages of an ArduPilot log; `listen` says for each kind who wants to hear of it, if anybody. */
export function dataflashMessages(listen: (layout: Layout) => Listener | undefined): DataflashMessages {
  const kinds: (Kind | undefined)[] = [];
  let [skipped, layouts] = [0, 0];
  kinds[FORMAT_TYPE] = { bytes: FORMAT_BYTES, tell: describe };

  /** The first word counts: one that contradicts it later is damaged, and would make nonsense of all that follows. */
  function describe(view: DataView, at: number): void {
    const layout = layoutIn(view, at);
    if (!layout || kinds[layout.type]) return;
    layouts++;
    kinds[layout.type] = { bytes: layout.bytes, tell: teller(layout) };
  }

  function teller(layout: Layout): Kind['tell'] {
    const listener = listen(layout);
    if (!listener) return undefined;
    const message = messageOf(layout);
    return (view, at) => {
      message.stand(view, at);
      listener(message);
    };
  }

  /** There are no checksums: what tells a whole message is that the next one begins where it ends. */
  function lengthAt(bytes: Uint8Array, at: number, isEnd: boolean): number {
    if (at + HEAD_BYTES > bytes.length) return WAIT;
    if (bytes[at] !== MAGIC_1 || bytes[at + 1] !== MAGIC_2) return STRAY;
    const kind = kinds[bytes[at + 2]!];
    if (!kind) return STRAY;
    const end = at + kind.bytes;
    if (end + 2 > bytes.length && !(isEnd && end <= bytes.length)) return WAIT;
    if (end + 2 > bytes.length) return kind.bytes;
    return bytes[end] === MAGIC_1 && bytes[end + 1] === MAGIC_2 ? kind.bytes : STRAY;
  }

  function read(bytes: Uint8Array, isEnd: boolean): number {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    const magicFrom = nextByte(bytes, [MAGIC_1]);
    let at = 0;
    while (at < bytes.length) {
      const length = lengthAt(bytes, at, isEnd);
      if (length === WAIT && !isEnd) break;
      if (length > STRAY) {
        kinds[bytes[at + 2]!]!.tell?.(view, at);
        at += length;
      } else {
        const next = magicFrom(at + 1);
        skipped += next - at;
        at = next;
      }
    }
    return at;
  }

  return {
    ...pieces(read),
    get skipped() {
      return skipped;
    },
    get layouts() {
      return layouts;
    },
  };
}
