import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { attendStream } from './tcp-stream.ts';
import { CONNECTIONS_MAX, type Address, type ListeningTransport, type Welcome } from './transport.ts';

/** Whoever dials has something to say: lines on which nothing goes either way would take up all there are. */
const SILENT_MS = 60_000;

/** Vehicles, or bridges to them, dial us. */
export async function tcpServerTransport({ host, port }: Address, welcome: Welcome, silentMs = SILENT_MS): Promise<ListeningTransport> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.setTimeout(silentMs, () => socket.destroy());
    attendStream(socket, `tcp ${socket.remoteAddress}:${socket.remotePort}`, welcome);
  });
  server.maxConnections = CONNECTIONS_MAX;
  server.listen(port, host);
  await once(server, 'listening');
  return {
    address: { host, port: (server.address() as AddressInfo).port },
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}
