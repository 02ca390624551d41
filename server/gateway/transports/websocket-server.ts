import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { WebSocketServer } from 'ws';
import { CONNECTIONS_MAX, type Address, type ListeningTransport, type Welcome } from './transport.ts';
import { attendSocket, SOCKET_OPTIONS } from './websocket-stream.ts';

const UPGRADE_REQUIRED = 426;
/** A handshake is one short request. */
const HANDSHAKE_MS = 10_000;

/** Vehicles, or bridges to them, dial us at a port of their own. */
export async function websocketServerTransport({ host, port }: Address, welcome: Welcome): Promise<ListeningTransport> {
  const http = createServer({ headersTimeout: HANDSHAKE_MS, requestTimeout: HANDSHAKE_MS, maxHeaderSize: 8_192 }, (_, response) =>
    response.writeHead(UPGRADE_REQUIRED, { connection: 'close' }).end(),
  );
  http.maxConnections = CONNECTIONS_MAX;
  const sockets = new WebSocketServer({
    ...SOCKET_OPTIONS,
    noServer: true,
    // Only browsers name an origin: a page somebody happens to open must not pretend to be an aircraft on their machine.
    verifyClient: ({ origin }: { origin: string | undefined }) => origin === undefined,
  });
  http.on('upgrade', (request, line: Socket, head) => {
    const name = `ws ${line.remoteAddress}:${line.remotePort}`;
    sockets.handleUpgrade(request, line, head, (socket) => attendSocket(socket, name, welcome));
  });
  http.listen(port, host);
  await once(http, 'listening');
  return {
    address: { host, port: (http.address() as AddressInfo).port },
    async close() {
      const closed = new Promise<void>((resolve) => http.close(() => resolve()));
      for (const socket of sockets.clients) socket.terminate();
      http.closeAllConnections();
      await closed;
    },
  };
}
