import { createSocket, type RemoteInfo, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { isIPv6 } from 'node:net';
import type { Address, ListeningTransport, RemoteEnd, Welcome } from './transport.ts';

/** A second of thousands of vehicles, should the process be busy that long; the system may grant less. */
const RECEIVE_BUFFER = 8 * 1024 * 1024;
/** A source that was silent so long is forgotten: ports of address translators change, and nobody says goodbye. */
const FORGET_AFTER_MS = 60_000;
const LOOK_EVERY_MS = 5_000;
/** Looked at for one that can be spared, each time that one more is too many. */
const LOOKED_AT = 100;

interface Source {
  address: string;
  end: RemoteEnd;
  heardAt: number;
}

/** Each address that datagrams come from is a remote of its own, and is answered where it sent from. */
export async function udpTransport({ host, port }: Address, welcome: Welcome): Promise<ListeningTransport> {
  const socket = createSocket({ type: isIPv6(host) ? 'udp6' : 'udp4', recvBufferSize: RECEIVE_BUFFER });
  /** By port and then by address, so that no key has to be made for each datagram. */
  const sources = new Map<number, Source[]>();

  function sourceOf({ address, port: from }: RemoteInfo): Source | undefined {
    const atPort = sources.get(from);
    return atPort?.find((source) => source.address === address) ?? newSource(address, from);
  }

  function newSource(address: string, from: number): Source | undefined {
    const send = (bytes: Uint8Array) => sendTo(socket, bytes, from, address);
    const remote = { name: `udp ${address}:${from}`, isDatagram: true, send };
    const end = welcome(remote) ?? (spareOne() ? welcome(remote) : undefined);
    if (!end) return undefined;
    const source = { address, end, heardAt: 0 };
    sources.set(from, [...(sources.get(from) ?? []), source]);
    return source;
  }

  /** Senders are easily made up: a few hundred a second would keep every aircraft out that changes its port. Who came first goes first, unless it is needed. */
  function spareOne(): boolean {
    let looked = 0;
    for (const [from, atPort] of sources) {
      const spared = atPort.find(({ end }) => !end.isNeeded());
      sources.delete(from);
      if (spared) {
        const kept = atPort.filter((source) => source !== spared);
        if (kept.length > 0) sources.set(from, kept);
        spared.end.end();
        return true;
      }
      sources.set(from, atPort);
      if (++looked >= LOOKED_AT) return false;
    }
    return false;
  }

  socket.on('message', (bytes, from) => {
    const source = sourceOf(from);
    if (!source) return;
    source.heardAt = performance.now();
    source.end.receive(bytes);
  });
  socket.bind(port, host);
  await once(socket, 'listening');
  // From now on an error concerns one datagram, such as an unreachable answerer.
  socket.on('error', () => {});

  const forgetting = setInterval(() => {
    const before = performance.now() - FORGET_AFTER_MS;
    for (const [from, atPort] of sources) {
      const kept = atPort.filter(({ heardAt }) => heardAt > before);
      if (kept.length === atPort.length) continue;
      if (kept.length > 0) sources.set(from, kept);
      else sources.delete(from);
      for (const source of atPort) if (!kept.includes(source)) source.end.end();
    }
  }, LOOK_EVERY_MS);
  forgetting.unref();

  return {
    address: { host, port: socket.address().port },
    async close() {
      clearInterval(forgetting);
      await new Promise<void>((resolve) => socket.close(() => resolve()));
      for (const atPort of sources.values()) for (const { end } of atPort) end.end();
    },
  };
}

function sendTo(socket: Socket, bytes: Uint8Array, port: number, address: string): void {
  try {
    socket.send(bytes, port, address, () => {});
  } catch {
    // Closed between two of our own lines: nobody is left to answer.
  }
}
