import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import { WebSocketServer, type WebSocket } from 'ws';
import { tellSpent } from './tell-spent.ts';

/** What anybody would write first: each datagram goes as it is to every socket that asked for that system of that source. */
const followers = new Map<string, Set<WebSocket>>();
const http = createServer();
const server = new WebSocketServer({ server: http, perMessageDeflate: false });
server.on('connection', (socket) => {
  socket.on('message', (data) => {
    const { subscribe } = JSON.parse((data as Buffer).toString()) as { subscribe: string[] };
    for (const key of subscribe) followers.set(key, (followers.get(key) ?? new Set()).add(socket));
  });
});
const udp = createSocket({ type: 'udp4', recvBufferSize: 8 * 1024 * 1024 });
udp.on('message', (bytes, { port }) => {
  const own = followers.get(`${port} ${bytes[5]}`);
  if (own) for (const socket of own) socket.send(bytes);
});
udp.bind(0, '127.0.0.1');
await once(udp, 'listening');
http.listen(0, '127.0.0.1');
await once(http, 'listening');
tellSpent();
process.send!({ udp: udp.address().port, http: (http.address() as AddressInfo).port });
