import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { LANGUAGES } from '@skyhelm/i18n/translate';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readConfig, type Config } from './config.ts';
import { faultsText, helpText } from './help.ts';
import { loadSecretKey } from './secret-key.ts';
import { SETTINGS } from './settings.ts';
import { widthOf, wrapped } from './terminal-table.ts';
import { terminalLanguage } from './terminal-language.ts';

function read(env: NodeJS.ProcessEnv, ...args: string[]): Config {
  const result = readConfig(env, args);
  if ('faults' in result) throw new Error(faultsText('en', result.faults));
  return result;
}

function faults(env: NodeJS.ProcessEnv, ...args: string[]): string[] {
  const result = readConfig(env, args);
  return 'faults' in result ? result.faults.map((fault) => `${fault.params['setting'] || fault.params['flag'] || ''} ${fault.key}`) : [];
}

describe('settings', () => {
  test('with nothing said it serves this machine alone, on a folder beside it, with the demo', () => {
    expect(read({})).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      dataDir: resolve('data'),
      edition: 'enterprise',
      online: false,
      loginOnline: false,
      demo: true,
      databaseUrl: undefined,
      trustProxy: [],
      sessionIdleMinutes: 120,
      sessionMaxHours: 24,
      mavlinkUdp: { port: 14_550 },
      mavlinkTcp: 'off',
      mavlinkWs: 'off',
      mavlinkConnect: [],
      mavlinkSerial: [],
    });
  });

  test('a flag wins over the environment, and an empty variable counts as absent', () => {
    expect(read({ PORT: '9000' }, '--port=9001').port).toBe(9001);
    expect(read({ PORT: '9000' }, '--port', '9002').port).toBe(9002);
    expect(read({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 8080, databaseUrl: undefined });
    expect(read({ DEMO: 'true' }, '--no-demo').demo).toBe(false);
  });

  test('tiles are a path or the address of a tile server', () => {
    const address = 'https://tiles.example.com/{z}/{x}/{y}.png';
    expect(read({ TILES_NORMAL: 'maps/town.mbtiles', TILES_SATELLITE: address })).toMatchObject({
      tilesNormal: resolve('maps/town.mbtiles'),
      tilesSatellite: address,
      tilesNormalDatum: 'wgs84',
    });
  });

  test('the sign-in page follows ONLINE unless it is named itself', () => {
    expect(read({ ONLINE: 'true' }).loginOnline).toBe(true);
    expect(read({}, '--online').loginOnline).toBe(true);
    expect(read({ ONLINE: 'true', LOGIN_ONLINE: 'false' }).loginOnline).toBe(false);
  });

  test('every fault is listed, not only the first', () => {
    const wrong = { PORT: '80800', EDITION: 'gold', ADMIN_PASSWORD: 'short', DATABASE_URL: 'mysql://x', SMTP_URL: 'smtp://mail' };
    expect(faults(wrong, '--prot=1', '--demo=perhaps')).toEqual([
      '--prot boot.fault.unknownFlag',
      'PORT boot.fault.integer',
      'EDITION boot.fault.oneOf',
      'DEMO boot.fault.boolean',
      'ADMIN_PASSWORD boot.fault.password',
      'DATABASE_URL boot.fault.url',
      'SMTP_URL boot.fault.needs',
    ]);
  });

  test.each([
    [{ PORT: '1e3' }, 'PORT boot.fault.integer'],
    [{ PORT: '-1' }, 'PORT boot.fault.integer'],
    [{ HOST: 'not a host' }, 'HOST boot.fault.host'],
    [{ HOST: 'bad..host' }, 'HOST boot.fault.host'],
    [{ HOST: 'fly-.example.com' }, 'HOST boot.fault.host'],
    [{ HOST: '127.0.0.256' }, 'HOST boot.fault.host'],
    [{ HOST: 'x'.repeat(64) }, 'HOST boot.fault.host'],
    [{ PUBLIC_ORIGIN: 'https://fly.example.com/app' }, 'PUBLIC_ORIGIN boot.fault.origin'],
    [{ PUBLIC_ORIGIN: 'ftp://fly.example.com' }, 'PUBLIC_ORIGIN boot.fault.origin'],
    [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY boot.fault.network'],
    [{ TRUST_PROXY: '*' }, 'TRUST_PROXY boot.fault.network'],
    [{ SECRET_KEY: 'changeme' }, 'SECRET_KEY boot.fault.tooShort'],
    [{ SMS_HOOK_URL: 'https://sms.example.com' }, 'SMS_HOOK_URL boot.fault.needs'],
    [{ SMTP_URL: 'smtp://mail', SMTP_FROM: 'nobody' }, 'SMTP_FROM boot.fault.mailbox'],
    [
      { BUS_URL: 'http://10.0.0.5:4222', DATABASE_URL: 'postgres://h/d', SECRET_KEY: 'k'.repeat(32), BLOBS_DIR: '/b' },
      'BUS_URL boot.fault.url',
    ],
    [{ BUS_URL: 'nats://10.0.0.5:4222', DATABASE_URL: 'postgres://h/d', SECRET_KEY: 'k'.repeat(32) }, 'BUS_URL boot.fault.needs'],
    [{ MAVLINK_UDP: '70000' }, 'MAVLINK_UDP boot.fault.listenAddress'],
    [{ MAVLINK_TCP: 'not a host:5760' }, 'MAVLINK_TCP boot.fault.listenAddress'],
    [{ MAVLINK_CONNECT: '10.0.0.7' }, 'MAVLINK_CONNECT boot.fault.dialAddress'],
    [{ MAVLINK_CONNECT: '10.0.0.7:0' }, 'MAVLINK_CONNECT boot.fault.dialAddress'],
    [{ MAVLINK_CONNECT: 'ws://pilot:secret@10.0.0.7/' }, 'MAVLINK_CONNECT boot.fault.dialAddress'],
    [{ MAVLINK_CONNECT: 'http://10.0.0.7:80' }, 'MAVLINK_CONNECT boot.fault.dialAddress'],
    [{ MAVLINK_WS: 'yes' }, 'MAVLINK_WS boot.fault.listenAddress'],
    [{ QUOTAS: 'routes=5' }, 'QUOTAS boot.fault.quotas'],
    [{ QUOTAS_PERSONAL: 'planes=5/5' }, 'QUOTAS_PERSONAL boot.fault.quotas'],
    [{ MAVLINK_SERIAL: '/dev/ttyACM0' }, 'MAVLINK_SERIAL boot.fault.serialPort'],
    [{ MAVLINK_SERIAL: '/dev/ttyACM0:0' }, 'MAVLINK_SERIAL boot.fault.serialPort'],
    [{ MAVLINK_SERIAL: 'ttyACM0:57600' }, 'MAVLINK_SERIAL boot.fault.serialPort'],
    [{ TILES_NORMAL: 'https://tiles.example.com/{z}/{x}.png' }, 'TILES_NORMAL boot.fault.tiles'],
    [{ TILES_SATELLITE: 'ftp://tiles.example.com/{z}/{x}/{y}' }, 'TILES_SATELLITE boot.fault.tiles'],
    [{ TILES_NORMAL_DATUM: 'bd09' }, 'TILES_NORMAL_DATUM boot.fault.oneOf'],
    [{ SESSION_IDLE_MINUTES: '90', SESSION_MAX_HOURS: '1' }, ' boot.fault.sessionTimes'],
  ])('%o is refused', (env, fault) => expect(faults(env)).toContain(fault));

  test.each([
    [['stray'], 'unknownFlag'],
    [['--port'], 'missingValue'],
    [['--no-port'], 'unknownFlag'],
    [['--admin-password=Abcdef12'], 'secretFlag'],
  ])('the arguments %o are refused', (args, fault) => expect(faults({}, ...args)[0]).toContain(`boot.fault.${fault}`));

  test.each(['0.0.0.0', '::', 'localhost', 'fly.example.com', 'node-7', '7seas.example'])('%s is an address to listen on', (HOST) =>
    expect(read({ HOST }).host).toBe(HOST),
  );

  test('quotas are read by kind, as a count and megabytes', () => {
    expect(readConfig({ QUOTAS: 'routes=5000/512, pictures=off' }, ['--quotas-personal=zones=10/1'])).toMatchObject({
      quotas: { routes: { items: 5_000, megabytes: 512 }, pictures: { items: Infinity, megabytes: Infinity } },
      quotasPersonal: { zones: { items: 10, megabytes: 1 } },
    });
  });
  test('networks of proxies are read as a list', () => {
    expect(read({ TRUST_PROXY: 'loopback, 10.0.0.0/8 fd00::/8' }).trustProxy).toEqual(['loopback', '10.0.0.0/8', 'fd00::/8']);
  });

  test('aircraft are heard on a port, on an address, or not at all', () => {
    const { mavlinkUdp, mavlinkTcp, mavlinkConnect } = read({
      MAVLINK_UDP: '[::]:14551',
      MAVLINK_TCP: '0.0.0.0:5760',
      MAVLINK_CONNECT: '10.0.0.7:5760, fly.example.com:5762',
    });
    expect([mavlinkUdp, mavlinkTcp]).toEqual([
      { host: '::', port: 14_551 },
      { host: '0.0.0.0', port: 5_760 },
    ]);
    expect(mavlinkConnect).toEqual([
      { host: '10.0.0.7', port: 5_760 },
      { host: 'fly.example.com', port: 5_762 },
    ]);
    expect(read({ MAVLINK_UDP: 'off' }).mavlinkUdp).toBe('off');
    expect(read({ MAVLINK_CONNECT: 'tcp://[::1]:5760 wss://fly.example.com/link?id=7' }).mavlinkConnect).toEqual([
      { host: '::1', port: 5_760 },
      { url: 'wss://fly.example.com/link?id=7' },
    ]);
    expect(read({ MAVLINK_SERIAL: '/dev/ttyACM0:57600,/dev/serial/by-id/radio:921600' }).mavlinkSerial).toEqual([
      { path: '/dev/ttyACM0', baud: 57_600 },
      { path: '/dev/serial/by-id/radio', baud: 921_600 },
    ]);
  });

  test('a fault never repeats a secret', () => {
    const secret = 'topsecretvalue';
    const all = Object.fromEntries(
      Object.values(SETTINGS)
        .filter((setting) => setting.secret)
        .map(({ env }) => [env, secret]),
    );
    const result = readConfig(all, [`--secret-key=${secret}`]);
    expect('faults' in result && faultsText('en', result.faults)).not.toContain(secret);
    const dialled = readConfig({ MAVLINK_CONNECT: `ws://pilot:${secret}@10.0.0.7/` }, []);
    expect('faults' in dialled && faultsText('en', dialled.faults)).not.toContain(secret);
  });
});

describe('help', () => {
  test.each(LANGUAGES)('in %s names every setting', (language) => {
    const help = helpText(language);
    for (const { env, about } of Object.values(SETTINGS)) {
      expect(help).toContain(env);
      expect(help).not.toContain(about);
    }
    expect(help).toContain('--no-demo');
    expect(help).not.toContain('--admin-password');
    expect(Math.max(...help.split('\n').map(widthOf))).toBeLessThanOrEqual(100);
  });

  test('a line is broken between words or Chinese characters, and nothing is lost', () => {
    expect(wrapped('one two  three', 8)).toEqual(['one two', 'three']);
    expect(wrapped('监听的 TCP 端口；0 表示任选', 14)).toEqual(['监听的 TCP 端', '口；0 表示任选']);
    expect(wrapped('外部 PostgreSQL（15 或更高版本），例如', 20)).toEqual(['外部 PostgreSQL（15', '或更高版本），例如']);
  });

  test('the language is the terminal’s, else English', () => {
    expect(
      [{ LANG: 'zh_CN.UTF-8' }, { LANG: 'en_GB', LC_ALL: 'ru_RU.UTF-8' }, { LANG: 'de_DE' }, { LANG: 'C.UTF-8' }, {}].map(terminalLanguage),
    ).toEqual(['zh', 'ru', 'en', 'en', 'en']);
  });
});

test('the secret key is made once, readable by its owner alone, and stays the same', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'skyhelm-key-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const key = await loadSecretKey({ dataDir, secretKey: undefined });
  expect(key).toHaveLength(32);
  expect(await loadSecretKey({ dataDir, secretKey: undefined })).toEqual(key);
  expect((await stat(join(dataDir, 'secret.key'))).mode & 0o777).toBe(0o600);
  expect(await loadSecretKey({ dataDir, secretKey: (await readFile(join(dataDir, 'secret.key'), 'utf8')).trim() })).toEqual(key);
});
