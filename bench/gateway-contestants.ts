import { decodeBatch } from '@skyhelm/core/vehicle/batch-wire';
import type { LoadVehicle } from './gateway-fleet.ts';

/** A program that vehicles speak to and sockets listen to. */
export interface Contestant {
  program: string;
  open(port: number): WebSocket;
  /** What a socket asks for to hear these vehicles. */
  subscribe(vehicles: LoadVehicle[], ports: number[]): string[];
  /** Rolls of what was received, in degrees. */
  rolls(bytes: Uint8Array): number[];
}

export const OURS: Contestant = {
  program: '../server/testing/load/gateway-alone.ts',
  open: (port) => new WebSocket(`ws://127.0.0.1:${port}/uavdata?ticket=x`, 'skyhelm.v2'),
  subscribe: (vehicles) => vehicles.map(({ number }) => `device${number}`),
  rolls: (bytes) => decodeBatch(bytes)!.flatMap(({ patch }) => (patch.roll === undefined ? [] : [patch.roll])),
};

const ATTITUDE = 30;
const ROLL_AT = 10 + 4;
const DEGREES = 180 / Math.PI;

export const BARE: Contestant = {
  program: '../server/testing/load/bare-forwarder.ts',
  open: (port) => new WebSocket(`ws://127.0.0.1:${port}/`),
  subscribe: (vehicles, ports) => vehicles.map(({ socket, system }) => `${ports[socket]} ${system}`),
  rolls: (bytes) => (bytes[7] === ATTITUDE ? [new DataView(bytes.buffer, bytes.byteOffset).getFloat32(ROLL_AT, true) * DEGREES] : []),
};
