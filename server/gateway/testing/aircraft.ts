import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { connect } from 'node:net';
import { encode } from '@skyhelm/core/mavlink/encode';
import { decode } from '@skyhelm/core/mavlink/frame';
import type { Message, MessageName } from '@skyhelm/core/mavlink/message';
import { parser } from '@skyhelm/core/mavlink/parser';
import { signatureCheck, timestampAt, type SignatureFault } from '@skyhelm/core/mavlink/signing';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { sha256 } from '../protocols/mavlink/sha256.ts';
import type { Cable } from './pty.ts';

export interface AircraftOptions {
  system?: number;
  /** Last byte of its long number; nought for none. */
  number?: number;
  /** Its short number. */
  uid?: bigint;
  type?: number;
  autopilot?: number;
  key?: Uint8Array;
  /** What it remembers of signatures, where it is to be shared by several ways to one aircraft. */
  check?: ReturnType<typeof signatureCheck>;
  /** Does not say who it is. */
  isShy?: boolean;
}

export interface Heard {
  name: MessageName;
  said: Record<string, unknown>;
  /** What is wrong with its signature, to an aircraft with a key. */
  fault: SignatureFault | undefined;
}

/** The other end of a link, as little of an autopilot as a test needs. */
export interface Aircraft {
  hardwareId: string;
  heard: Heard[];
  say<N extends MessageName>(name: N, message: Partial<Message<N>>, stamp?: number): void;
  beat(given?: Partial<Message<'HEARTBEAT'>>): void;
  introduce(): void;
  raw(bytes: Uint8Array): void;
  close(): void;
}

type Wire = { send(bytes: Uint8Array): void; close(): void };

const SAFETY_ARMED = 128;
export const ARMED = { base_mode: SAFETY_ARMED | 1 };
export const FLYING = { ...ARMED, system_status: 4 };

const numberOf = (last: number): number[] => Array.from({ length: 18 }, (_, at) => (at === 17 ? last : last === 0 ? 0 : 0xab));

async function aircraft(open: (receive: (bytes: Uint8Array) => void) => Promise<Wire>, given: AircraftOptions): Promise<Aircraft> {
  const { system = 1, number = 1, uid = 0n, type = 2, autopilot = 3, key, isShy = false } = given;
  const heard: Heard[] = [];
  let sequence = 0;
  let stamp = timestampAt(Date.now());
  const check = given.check ?? (key && signatureCheck(sha256, key));
  const parsing = parser((frame) => {
    const said = decode(frame) as Record<string, unknown>;
    heard.push({ name: frame.message.name, said, fault: check?.(frame) });
    if (frame.message.name === 'COMMAND_LONG' && said['command'] === 512 && said['param1'] === 148 && !isShy) own.introduce();
  });
  const wire = await open((bytes) => parsing.take(bytes));
  onTestFinished(() => wire.close());
  const own: Aircraft = {
    hardwareId:
      number === 0
        ? `mavlink:${uid.toString(16).padStart(16, '0')}`
        : `mavlink:${numberOf(number)
            .map((byte) => byte.toString(16).padStart(2, '0'))
            .join('')}`,
    heard,
    say(name, message, at) {
      const signer = key && { sha256, key, link: 0, timestamp: at ?? ++stamp };
      wire.send(encode(name, message, { system, component: 1, sequence: sequence++ % 256 }, signer));
    },
    beat: (more = {}) => own.say('HEARTBEAT', { type, autopilot, base_mode: 1, system_status: 3, mavlink_version: 3, ...more }),
    introduce: () => own.say('AUTOPILOT_VERSION', { uid, uid2: numberOf(number), flight_sw_version: 0x040603ff }),
    raw: (bytes) => wire.send(bytes),
    close: () => wire.close(),
  };
  return own;
}

export const overUdp = (port: number, given: AircraftOptions = {}): Promise<Aircraft> =>
  aircraft(async (receive) => {
    const socket = createSocket('udp4');
    let isOpen = true;
    socket.on('message', receive);
    socket.bind(0, '127.0.0.1');
    await once(socket, 'listening');
    return {
      send: (bytes) => socket.send(bytes, port, '127.0.0.1'),
      close() {
        if (isOpen) socket.close();
        isOpen = false;
      },
    };
  }, given);

export const overTcp = (port: number, given: AircraftOptions = {}): Promise<Aircraft> =>
  aircraft(async (receive) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('data', receive);
    socket.on('error', () => {});
    await once(socket, 'connect');
    return { send: (bytes) => void socket.write(bytes), close: () => socket.destroy() };
  }, given);

/** On a socket that one side or the other has opened. */
export const overSocket = (socket: WebSocket, given: AircraftOptions = {}): Promise<Aircraft> =>
  aircraft(async (receive) => {
    socket.on('message', (bytes) => receive(bytes as Buffer));
    socket.on('error', () => {});
    if (socket.readyState !== WebSocket.OPEN) await once(socket, 'open');
    return { send: (bytes) => socket.send(bytes), close: () => socket.terminate() };
  }, given);

export const overWebSocket = (port: number, given: AircraftOptions = {}): Promise<Aircraft> =>
  overSocket(new WebSocket(`ws://127.0.0.1:${port}/mavlink`), given);

export const overCable = (cable: Cable, given: AircraftOptions = {}): Promise<Aircraft> =>
  aircraft(async (receive) => {
    cable.onData(receive);
    return { send: cable.send, close: () => void cable.pull() };
  }, given);
