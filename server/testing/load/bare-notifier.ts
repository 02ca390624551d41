import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { WebSocketServer } from 'ws';

/** What anybody would write first: a row for each person who has the role, and the same few bytes to every socket. */
const [DATABASE = '{}', ROLE = ''] = process.argv.slice(2);
const INSERT = `insert into message (id, enterprise_id, user_id, kind, params, created_at)
  select gen_random_uuid(), enterprise_id, user_id, 'newsPush', '{"title":"Storm","content":"Wind","by":"Somebody"}', now()
  from user_role where role_id = $1`;

const pool = new pg.Pool(JSON.parse(DATABASE) as pg.PoolConfig);
const http = createServer((_request, response) => void notify().then(() => response.end()));
async function notify(): Promise<void> {
  await pool.query(INSERT, [ROLE]);
  for (const socket of sockets.clients) socket.send('{"code":2,"unread":1}');
}
const sockets = new WebSocketServer({ server: http, perMessageDeflate: false });
sockets.on('connection', (socket) => socket.on('message', (beat) => socket.send((beat as Buffer).toString())));
http.listen(0, '127.0.0.1');
await once(http, 'listening');
process.send!({ port: (http.address() as AddressInfo).port });
