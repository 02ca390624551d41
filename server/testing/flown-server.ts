import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Device } from '@skyhelm/contract/device';
import { BASE_PATH, type Endpoint, type InputOf, type OutputOf } from '@skyhelm/contract/endpoint';
import type { Envelope } from '@skyhelm/contract/envelope';
import type { FlightRecord } from '@skyhelm/contract/flight-record';
import type { DeviceId } from '@skyhelm/contract/ids';
import { readChunks } from '@skyhelm/core/record/chunk-run';
import pg from 'pg';
import { layout } from '../platform/db/embedded/cluster.ts';
import { readPostmaster } from '../platform/db/embedded/predecessor.ts';
import { MAIN, READY, run, type Run } from './program.ts';

/** The whole server as a process of its own with the demo enterprise, whose aircraft a test flies itself. */
export interface FlownServer {
  udpPort: number;
  /** Of the demo's people. */
  password: string;
  /** Devices of the demo that are bound to vehicles. */
  devices: Device[];
  /** As its screen shows it. */
  look(id: DeviceId): Promise<Device>;
  /** When each sample of its latest flight was taken. */
  samplesOf(id: DeviceId): Promise<number[]>;
  /** In the name of the demo's administrator. */
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<OutputOf<E>>;
  /** The same in the name of another of the demo's people. */
  callAs(account: string): Promise<FlownServer['call']>;
  upload(endpoint: Endpoint, fields: Record<string, string>, bytes: Uint8Array): Promise<void>;
  /** A path below its data folder, as the program itself sees it. */
  seenByItself(path: string): string;
  /** Where it keeps what was uploaded. */
  blobsFolder: string;
  kill(): Promise<void>;
  startAgain(): Promise<void>;
  /** What it has said since it was last started. */
  output(): string;
  asDatabaseAdministrator(...statements: string[]): Promise<void>;
  /** The same as long as it is wanted, or until the server is gone. */
  databaseAdministrator(): Promise<pg.Client>;
  end(): Promise<void>;
}

export interface FlownOptions {
  env?: NodeJS.ProcessEnv;
  /** What the program is started by, for a data folder that it has then. */
  under?(dataDir: string): string[];
}

export async function flownServer({ env = {}, under = () => [] }: FlownOptions = {}): Promise<FlownServer> {
  const folder = await mkdtemp(join(tmpdir(), 'skyhelm-flown-'));
  const dataDir = join(folder, 'data');
  const udpPort = await freePort();
  const given = { DATA_DIR: dataDir, MAVLINK_UDP: `127.0.0.1:${udpPort}`, DEMO: 'true', DEMO_FLEET: 'false', ...env };
  const start = () => run(MAIN, [], given, under(dataDir));
  let server: Run = start();
  let [, address] = await server.said(READY);
  const [, password] = /Demo enterprise: demo +password: (\S+)/.exec(server.output())!;
  const signedIn = async (username: string): Promise<{ cookie: string }> => {
    const login = await fetch(`${address}${BASE_PATH}/login`, {
      method: 'POST',
      body: new URLSearchParams({ username, password: password! }),
    });
    const cookies = login.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    return { cookie: cookies.join('; ') };
  };
  const headers = await signedIn('demo');
  const ask = (path: string, init: RequestInit = {}) => fetch(`${address}${BASE_PATH}/enterprise/${path}`, { ...init, headers });
  const read = async <T>(path: string, init?: RequestInit): Promise<T> => ((await (await ask(path, init)).json()) as { data: T }).data;
  const answerOf = async (endpoint: Endpoint, query: string, init: RequestInit): Promise<unknown> => {
    const answer = (await (await fetch(`${address}${BASE_PATH}${endpoint.path}${query}`, init)).json()) as Envelope;
    if (answer.state !== 1) throw new Error(`${endpoint.path}: ${answer.mes}`);
    return answer.data;
  };
  const callWith = (whose: { cookie: string }) =>
    ((endpoint: Endpoint, input: Record<string, unknown>) =>
      endpoint.method === 'GET'
        ? answerOf(endpoint, `?${new URLSearchParams(input as Record<string, string>).toString()}`, { headers: whose })
        : answerOf(endpoint, '', {
            method: 'POST',
            headers: { ...whose, 'content-type': 'application/json' },
            body: JSON.stringify(input),
          })) as FlownServer['call'];
  const databaseAdministrator = async (): Promise<pg.Client> => {
    const place = layout(dataDir);
    const { socketFolder } = (await readPostmaster(place.cluster))!;
    const secret = (await readFile(place.password, 'utf8')).trim();
    const client = new pg.Client({ host: socketFolder, user: 'postgres', password: secret, database: 'skyhelm' });
    // It goes with its server, which a test may kill.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  };
  const { rows } = await read<{ rows: Device[] }>('device/getDevices', { method: 'POST', body: new URLSearchParams() });
  const devices = rows.filter(({ hardwareId, state }) => hardwareId !== null && state === 'using');

  return {
    udpPort,
    password: password!,
    devices,
    seenByItself: (path) => `/proc/${server.child.pid}/root${join(dataDir, path)}`,
    look: (id) => read(`device/getDevice?id=${id}`),
    async samplesOf(deviceId) {
      const newest = new URLSearchParams({ deviceId, pageSize: '1' });
      const { rows: flights } = await read<{ rows: FlightRecord[] }>('flightRecord/getFlightRecords', { method: 'POST', body: newest });
      const { id, takeOffAt: from } = flights[0]!;
      const stretch = new URLSearchParams({ id, from, to: new Date().toISOString() }).toString();
      const answer = await ask(`flightRecord/getFlightSamples?${stretch}`);
      return readChunks(new Uint8Array(await answer.arrayBuffer()))!.flatMap(({ times }) => [...times]);
    },
    output: () => server.output(),
    async kill() {
      server.child.kill('SIGKILL');
      await server.ended;
    },
    async startAgain() {
      server = start();
      [, address] = await server.said(READY);
    },
    blobsFolder: join(dataDir, 'blobs'),
    call: callWith(headers),
    callAs: async (account) => callWith(await signedIn(account)),
    async upload(endpoint, fields, bytes) {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      body.append('file', new Blob([new Uint8Array(bytes)]), 'piece');
      await answerOf(endpoint, '', { method: 'POST', headers, body });
    },
    databaseAdministrator,
    async asDatabaseAdministrator(...statements) {
      const client = await databaseAdministrator();
      for (const statement of statements) await client.query(statement);
      await client.end();
    },
    async end() {
      server.child.kill('SIGINT');
      await server.ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** It has to stay the same after a restart, so the system cannot choose it anew. */
async function freePort(): Promise<number> {
  const socket = createSocket('udp4').bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address();
  socket.close();
  await once(socket, 'close');
  return port;
}
