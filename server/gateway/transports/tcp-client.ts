import { connect } from 'node:net';
import { keptOpen } from './kept-open.ts';
import { attendStream } from './tcp-stream.ts';
import type { Address, Transport, TransportLog, Welcome } from './transport.ts';

/** We dial a vehicle that listens, and again whenever the line is cut. */
export function tcpClientTransport({ host, port }: Address, welcome: Welcome, log: TransportLog): Transport {
  const name = `tcp ${host}:${port}`;
  return keptOpen(name, log, ({ opened, ended }) => {
    const line = connect(port, host);
    let reason = 'closed';
    line.once('connect', () => {
      opened();
      attendStream(line, name, welcome);
    });
    // 'close' follows.
    line.on('error', (error) => (reason = error.message));
    line.once('close', () => ended(reason));
    return () => void line.destroy();
  });
}
