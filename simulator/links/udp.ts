import { createSocket, type Socket } from 'node:dgram';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { parser } from '@skyhelm/core/mavlink/parser';
import type { Random } from '../world/random.ts';
import { wayWith, type Disturbance } from './disturbance.ts';
import type { Onboard } from './onboard.ts';
import { targetOf } from './routing.ts';

export interface Address {
  host: string;
  port: number;
}

export interface UdpOptions {
  station: Address;
  /** Where a ground station may speak first; any free port if none is named. */
  listen?: Address;
  disturbance: Disturbance;
  random: Random;
}

/** One socket with one aircraft behind it, or with many that differ by their system ids. */
export interface UdpLink {
  readonly port: number;
  readonly sent: number;
  readonly failed: number;
  send(bytes: Uint8Array): void;
  attach(one: Onboard): void;
  disturb(more: Partial<Disturbance>): void;
  advance(now: number): void;
  close(): void;
}

/** A ground station that was not heard for this long loses the aircraft to another one that speaks. */
const KEPT_MS = 3_000;

export async function udpLink({ station, listen, disturbance, random }: UdpOptions): Promise<UdpLink> {
  const family = station.host.includes(':') ? 6 : 4;
  const { address: host } = await lookup(station.host, { family });
  const socket: Socket = createSocket({
    type: `udp${family}`,
    sendBufferSize: 1 << 20,
    recvBufferSize: 1 << 20,
    // Only numbers are sent to: looking each of them up would cost as much as sending.
    lookup: (address, _options, found) => found(null, address, family),
  });
  const aboard: Onboard[] = [];
  let remote: Address = { host, port: station.port };
  let heardAt = -Infinity;
  let now = 0;
  const count = { sent: 0, failed: 0 };

  const hear = parser((frame) => {
    const { system } = targetOf(frame);
    for (const one of aboard) if (system === 0 || system === one.system) one.hear(frame);
  });
  const up = wayWith<{ bytes: Uint8Array; from: Address }>(disturbance, random, ({ bytes, from }) => {
    const before = hear.statistics.frames;
    const isOther = from.port !== remote.port || from.host !== remote.host;
    if (!isOther || now - heardAt >= KEPT_MS) {
      hear.take(bytes);
      hear.cut();
      // Noise from anywhere does not take the aircraft over.
      if (hear.statistics.frames > before) {
        remote = from;
        heardAt = now;
      }
    }
  });
  const down = wayWith<Uint8Array>(disturbance, random, (bytes) => {
    count.sent++;
    socket.send(bytes, remote.port, remote.host, (error) => {
      if (error) count.failed++;
    });
  });

  socket.on('message', (bytes, { address, port }) => up.take({ bytes, from: { host: address, port } }));
  // A ground station that is not there yet answers with a refusal: it may come later.
  socket.on('error', () => count.failed++);
  const listening = once(socket, 'listening');
  socket.bind(listen?.port ?? 0, listen?.host ?? (family === 6 ? '::' : '0.0.0.0'));
  await listening;
  return {
    get port() {
      return socket.address().port;
    },
    get sent() {
      return count.sent;
    },
    get failed() {
      return count.failed;
    },
    send: (bytes) => down.take(bytes),
    attach: (one) => void aboard.push(one),
    disturb(more) {
      up.settings = down.settings = { ...down.settings, ...more };
    },
    advance(moment) {
      now = moment;
      up.advance(moment);
      down.advance(moment);
    },
    close: () => socket.close(),
  };
}
