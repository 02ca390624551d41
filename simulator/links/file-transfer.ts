import { MavFtpErr as Fault, MavFtpOpcode as Op } from '@skyhelm/core/mavlink/named-numbers.generated';
import { pictureFile } from './camera-card.ts';
import { AUTOPILOT, type Comms, type Service, type Source } from './comms.ts';
import { metadataFile } from './component-metadata.ts';
import { packedParameters } from './packed-parameters.ts';

const HEADER = 12;
const DATA_MOST = 239;
const BURST_PER_SECOND = 300;

interface Request {
  sequence: number;
  session: number;
  opcode: number;
  size: number;
  offset: number;
  data: Uint8Array;
}

interface Burst {
  request: Request;
  from: Source;
  offset: number;
  sequence: number;
  since: number;
  sent: number;
}

function read(payload: readonly number[]): Request {
  const bytes = Uint8Array.from(payload);
  const view = new DataView(bytes.buffer);
  const size = Math.min(bytes[4]!, DATA_MOST);
  return {
    sequence: view.getUint16(0, true),
    session: bytes[2]!,
    opcode: bytes[3]!,
    size,
    offset: view.getUint32(8, true),
    data: bytes.subarray(HEADER, HEADER + size),
  };
}

const pathOf = ({ data }: Request): string => new TextDecoder().decode(data).replace(/\0.*$/s, '');
const u32 = (value: number): Uint8Array => new Uint8Array(Uint32Array.of(value).buffer);

/** Files that exist only while they are read. What the camera keeps only the camera hands out. */
function fileAt(comms: Comms, path: string, component: number): Uint8Array | undefined {
  const { autopilot, cameraComponent } = comms.craft.flavour;
  const picture = component === cameraComponent ? pictureFile(comms, path) : undefined;
  if (picture || component !== AUTOPILOT) return picture;
  if (autopilot === 'px4') return metadataFile(comms, path);
  return /^@PARAM\/param\.pck(\?|$)/.test(path) ? packedParameters(comms.parameters, path.includes('withdefaults=1')) : undefined;
}

/** MAVLink FTP, reading only: one session, single pieces or a burst of them. */
export function fileTransfer(comms: Comms): Service {
  let open: Uint8Array | undefined;
  let burst: Burst | undefined;

  const answer = (
    request: Request,
    to: Source,
    opcode: number,
    data: Uint8Array,
    more: { sequence?: number; offset?: number; complete?: boolean } = {},
  ) => {
    const payload = new Uint8Array(HEADER + data.length);
    const view = new DataView(payload.buffer);
    view.setUint16(0, more.sequence ?? (request.sequence + 1) & 0xffff, true);
    payload[2] = request.session;
    payload[3] = opcode;
    payload[4] = data.length;
    payload[5] = request.opcode;
    payload[6] = more.complete ? 1 : 0;
    view.setUint32(8, more.offset ?? request.offset, true);
    payload.set(data, HEADER);
    const said = { target_system: to.system, target_component: to.component, payload: [...payload] };
    comms.send('FILE_TRANSFER_PROTOCOL', said, to.target || AUTOPILOT);
  };
  const refuse = (request: Request, to: Source, fault: number, sequence?: number) =>
    answer(request, to, Op.NAK, Uint8Array.of(fault), { sequence });

  const readPiece = (request: Request, from: Source) => {
    if (!open) return refuse(request, from, Fault.INVALIDSESSION);
    if (request.offset >= open.length) return refuse(request, from, Fault.EOF);
    return answer(request, from, Op.ACK, open.subarray(request.offset, request.offset + (request.size || DATA_MOST)));
  };

  const obey = (request: Request, from: Source) => {
    switch (request.opcode) {
      case Op.NONE:
        return answer(request, from, Op.ACK, new Uint8Array(0));
      case Op.TERMINATESESSION:
      case Op.RESETSESSION:
        open = burst = undefined;
        return answer(request, from, Op.ACK, new Uint8Array(0));
      case Op.OPENFILERO: {
        burst = undefined;
        open = fileAt(comms, pathOf(request), from.target || AUTOPILOT);
        return open ? answer(request, from, Op.ACK, u32(open.length)) : refuse(request, from, Fault.FILENOTFOUND);
      }
      case Op.READFILE:
        return readPiece(request, from);
      case Op.BURSTREADFILE:
        if (!open) return refuse(request, from, Fault.INVALIDSESSION);
        burst = { request, from, offset: request.offset, sequence: request.sequence + 1, since: comms.now, sent: 0 };
        return undefined;
      case Op.LISTDIRECTORY:
        return refuse(request, from, Fault.EOF);
      default:
        return refuse(request, from, Fault.UNKNOWNCOMMAND);
    }
  };

  return {
    hears: { FILE_TRANSFER_PROTOCOL: ({ payload }, from) => obey(read(payload), { ...from }) },
    advance() {
      if (!burst || !open) return;
      const due = ((comms.now - burst.since) / 1_000) * BURST_PER_SECOND;
      while (burst.sent < due) {
        const { request, from } = burst;
        const piece = open.subarray(burst.offset, burst.offset + (request.size || DATA_MOST));
        const sequence = burst.sequence++ & 0xffff;
        if (piece.length === 0) {
          burst = undefined;
          refuse(request, from, Fault.EOF, sequence);
          return;
        }
        answer(request, from, Op.ACK, piece, { sequence, offset: burst.offset, complete: burst.offset + piece.length >= open.length });
        burst.offset += piece.length;
        burst.sent++;
      }
    },
  };
}
