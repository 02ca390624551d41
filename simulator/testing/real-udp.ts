import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import type { Frame } from '@skyhelm/core/mavlink/frame';
import { parser } from '@skyhelm/core/mavlink/parser';
import type { Wire } from './ground-station.ts';

/** A station's own socket. It answers whoever it heard last, as stations do. */
export async function realUdp(): Promise<Wire & { port: number; strangers: Set<number>; close(): void }> {
  const socket = createSocket('udp4');
  const strangers = new Set<number>();
  let listener: (frame: Frame) => void = () => undefined;
  let remote: { port: number; address: string } | undefined;
  const waiting = new Set<() => void>();
  const frames = parser((frame) => listener(frame));
  socket.on('message', (bytes, from) => {
    remote = from;
    strangers.add(from.port);
    frames.take(bytes);
    frames.cut();
    for (const check of waiting) check();
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    port: socket.address().port,
    strangers,
    send: (bytes) => remote && socket.send(bytes, remote.port, remote.address),
    onFrame: (given) => (listener = given),
    now: () => performance.now(),
    close: () => socket.close(),
    wait: (until, ms) =>
      new Promise((resolve) => {
        const end = (held: boolean) => {
          clearTimeout(timer);
          waiting.delete(check);
          resolve(held);
        };
        const check = () => until() && end(true);
        const timer = setTimeout(() => end(until()), ms);
        waiting.add(check);
        check();
      }),
  };
}
