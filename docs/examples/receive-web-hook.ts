import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

const SECRET = process.env['SECRET'] ?? '';
const OLDEST_SECONDS = 300;
const seen = new Set<string>();

function isGenuine(timestamp: string, signature: string, body: string): boolean {
  const expected = Buffer.from(`sha256=${createHmac('sha256', SECRET).update(`${timestamp}.${body}`).digest('hex')}`);
  const given = Buffer.from(signature);
  const isFresh = Math.abs(Date.now() / 1000 - Number(timestamp)) <= OLDEST_SECONDS;
  return isFresh && given.length === expected.length && timingSafeEqual(given, expected);
}

async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await text(request);
  const header = (name: string) => String(request.headers[name] ?? '');
  if (!isGenuine(header('x-skyhelm-timestamp'), header('x-skyhelm-signature'), body)) return void response.writeHead(401).end();
  // Answered first: what takes longer than ten seconds is sent again.
  response.writeHead(204).end();
  const told = JSON.parse(body) as { id: string; event: string; at: string };
  if (seen.has(told.id)) return;
  seen.add(told.id);
  console.log(told.event, told.at);
}

const server = createServer((request, response) => void take(request, response));
server.listen(Number(process.env['PORT'] ?? 9000), () => console.log('listening', server.address()));
