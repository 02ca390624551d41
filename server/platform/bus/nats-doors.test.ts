import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ownCertificate } from '../../testing/certificate.ts';
import { natsAccounts } from '../../testing/nats-credentials.ts';
import { startNats, type NatsServer } from '../../testing/nats-server.ts';
import type { NatsBus } from './nats-bus.ts';
import { openNatsBus } from './open-bus.ts';

const KEY = Buffer.from('a key that both have');
const SILENT = { error: () => undefined, warn: () => undefined, info: () => undefined };
const PASSWORD = 'odd:pass@word/';

let folder: string;
let tls: string[];
let nats: NatsServer | undefined;
const opened: NatsBus[] = [];
const file = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'skyhelm-doors-'));
  const [own, strange] = [ownCertificate(), ownCertificate()];
  await writeFile(file('nats.pem'), own.certificate);
  await writeFile(file('nats.key'), own.key);
  await writeFile(file('stranger.pem'), strange.certificate);
  tls = ['--tls', '--tlscert', file('nats.pem'), '--tlskey', file('nats.key')];
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((bus) => bus.close()));
  await nats?.stop();
  nats = undefined;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Door {
  who?: string;
  ca?: string;
  credentials?: string;
  scheme?: 'tls' | 'nats';
}

async function enter({ who = '', ca, credentials, scheme = 'tls' }: Door): Promise<NatsBus> {
  const url = `${scheme}://${who && `${who}@`}${new URL(nats!.url).host}`;
  const config = { busUrl: [url], busCa: ca && file(ca), busCredentials: credentials && file(credentials) };
  const bus = await openNatsBus(config, KEY, SILENT);
  opened.push(bus);
  return bus;
}

/** The sentence that the operator reads instead. */
const refusal = (door: Door): Promise<string> =>
  enter(door).then(
    () => 'let in',
    ({ message }: Error) => message.replace(new URL(nats!.url).host, 'HOST'),
  );

/** Two of them hear each other. */
async function expectHeard(door: Door): Promise<void> {
  const [one, other] = [await enter(door), await enter(door)];
  other.serve('work', () => 'done');
  await other.settled();
  expect(await one.request('work', {}, 5_000)).toBe('done');
}

const trusted = { ca: 'nats.pem' };

describe('a NATS with a certificate and a password', () => {
  const who = `skyhelm:${encodeURIComponent(PASSWORD)}`;
  beforeEach(async () => {
    nats = await startNats([...tls, '--user', 'skyhelm', '--pass', PASSWORD]);
  });

  test('lets in who trusts it and is known to it, also where the address does not ask for encryption', async () => {
    await expectHeard({ who, ...trusted });
    await expectHeard({ who, ...trusted, scheme: 'nats' });
  });

  test('is not told the password by who does not trust it, and they say why', async () => {
    for (const ca of ['stranger.pem', undefined])
      expect(await refusal({ who, ca })).toMatch(/^The certificate of the bus HOST is not trusted: .*self.signed certificate.*BUS_CA/);
  });

  test('refuses another password, and the sentence names where to look but not the password', async () => {
    const said = await refusal({ who: 'skyhelm:guessed', ...trusted });
    expect(said).toMatch(/^The bus HOST does not let this server in: .*BUS_URL.*BUS_CREDENTIALS/);
    expect(said).not.toContain('guessed');
    expect(await refusal(trusted)).toMatch(/^The bus HOST does not let this server in/);
  });

  test('a file that cannot be read is named with its setting', async () => {
    expect(await refusal({ who, ca: 'missing.pem' })).toBe(`BUS_CA names a file that cannot be read: ${file('missing.pem')}`);
    expect(await refusal({ who, ...trusted, credentials: 'missing.creds' })).toBe(
      `BUS_CREDENTIALS names a file that cannot be read: ${file('missing.creds')}`,
    );
  });
});

test('a NATS with a certificate and a token lets in who has that, nobody else', async () => {
  nats = await startNats([...tls, '--auth', 'one-for-all']);
  await expectHeard({ who: 'one-for-all', ...trusted });
  expect(await refusal({ who: 'another', ...trusted })).toMatch(/does not let this server in/);
});

test('a NATS with a certificate and accounts lets in who has credentials of theirs, nobody else', async () => {
  const accounts = natsAccounts();
  await writeFile(file('nats.conf'), accounts.configuration);
  await writeFile(file('own.creds'), accounts.credentials());
  await writeFile(file('strange.creds'), natsAccounts().credentials());
  nats = await startNats([...tls, '-c', file('nats.conf')]);
  await expectHeard({ credentials: 'own.creds', ...trusted });
  expect(await refusal({ credentials: 'strange.creds', ...trusted })).toMatch(/does not let this server in/);
});

test('a NATS without a certificate gets nothing from who asked for encryption', async () => {
  nats = await startNats();
  expect(await refusal({ who: 'skyhelm:secret' })).toMatch(/^The bus HOST does not answer: .*tls/);
});
