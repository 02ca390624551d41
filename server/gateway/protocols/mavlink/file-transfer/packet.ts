import type { Frame } from '@skyhelm/core/mavlink/frame';
import { offsetsOf } from '@skyhelm/core/mavlink/offsets';
import { OURSELVES } from '../sender.ts';

const transfer = offsetsOf('FILE_TRANSFER_PROTOCOL');
const HEADER = 12;
/** Of a file in one message. */
export const DATA_MAX = 239;

/** What is asked of the files of a vehicle. */
export interface FileRequest {
  sequence: number;
  session: number;
  opcode: number;
  size?: number;
  offset?: number;
  data?: Uint8Array;
}

export interface FileAnswer {
  sequence: number;
  session: number;
  opcode: number;
  /** What it answers. */
  asked: number;
  isBurstOver: boolean;
  offset: number;
  data: Uint8Array;
}

export function packetOf({ sequence, session, opcode, size, offset = 0, data = new Uint8Array(0) }: FileRequest): number[] {
  const bytes = new Uint8Array(HEADER + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, sequence, true);
  bytes[2] = session;
  bytes[3] = opcode;
  bytes[4] = size ?? data.length;
  view.setUint32(8, offset, true);
  bytes.set(data, HEADER);
  return [...bytes];
}

/** Nothing where the answer is to another ground station. */
export function fileAnswerIn({ payload }: Pick<Frame, 'payload'>): FileAnswer | undefined {
  const [system, component] = [payload.getUint8(transfer.target_system), payload.getUint8(transfer.target_component)];
  if (system !== OURSELVES.system || (component !== 0 && component !== OURSELVES.component)) return undefined;
  const at = transfer.payload;
  const size = Math.min(payload.getUint8(at + 4), DATA_MAX);
  const data = new Uint8Array(size);
  for (let index = 0; index < size; index++) data[index] = payload.getUint8(at + HEADER + index);
  return {
    sequence: payload.getUint16(at, true),
    session: payload.getUint8(at + 2),
    opcode: payload.getUint8(at + 3),
    asked: payload.getUint8(at + 5),
    isBurstOver: payload.getUint8(at + 6) !== 0,
    offset: payload.getUint32(at + 8, true),
    data,
  };
}
