import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';

/** Shares are percent of the datagrams of each direction. */
export interface Badness {
  loss: number;
  duplicate: number;
  reorder: number;
  delayMs: number;
}

const GOOD: Badness = { loss: 0, duplicate: 0, reorder: 0, delayMs: 0 };
/** How much later a datagram comes that others overtake. */
const OVERTAKEN_MS = 60;

export interface LossyRelay {
  /** Where an aircraft speaks to. */
  port: number;
  disturb(badness: Partial<Badness>): void;
  close(): void;
}

/** The same seed loses the same. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

async function opened(): Promise<Socket> {
  const socket = createSocket('udp4').bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return socket;
}

/** A way of real datagrams between aircraft and a gateway, as bad as one likes. To the gateway each aircraft has an address of its own. */
export async function lossyRelay(gatewayPort: number, seed = 1): Promise<LossyRelay> {
  const random = randomFrom(seed);
  const below = await opened();
  const above = new Map<number, Socket>();
  let badness = GOOD;
  let isOpen = true;
  const by = (percent: number): boolean => random() * 100 < percent;

  function pass(send: () => void): void {
    const { loss, duplicate, reorder, delayMs } = badness;
    if (by(loss)) return;
    const later = (ms: number) => {
      const arrive = () => {
        if (isOpen) send();
      };
      if (ms === 0) arrive();
      else setTimeout(arrive, ms);
    };
    later(delayMs + (by(reorder) ? OVERTAKEN_MS : 0));
    if (by(duplicate)) later(delayMs + 10);
  }

  function socketFor(aircraft: number): Socket {
    const known = above.get(aircraft);
    if (known) return known;
    const socket = createSocket('udp4').bind(0, '127.0.0.1');
    socket.on('message', (bytes) => pass(() => below.send(bytes, aircraft, '127.0.0.1')));
    above.set(aircraft, socket);
    return socket;
  }

  below.on('message', (bytes, { port }) => {
    const socket = socketFor(port);
    pass(() => socket.send(bytes, gatewayPort, '127.0.0.1'));
  });
  return {
    port: below.address().port,
    disturb: (more) => void (badness = { ...badness, ...more }),
    close() {
      isOpen = false;
      below.close();
      for (const socket of above.values()) socket.close();
    },
  };
}
