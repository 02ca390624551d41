import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import {
  AuthorizationError,
  connect,
  credsAuthenticator,
  UserAuthenticationExpiredError,
  type NodeConnectionOptions,
} from '@nats-io/transport-node';
import type { WordKey } from '@skyhelm/i18n/translate';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import { StartupFault } from '../config/startup-fault.ts';
import type { Bus } from './bus.ts';
import { memoryBus } from './memory-bus.ts';
import { natsBus, type NatsBus } from './nats-bus.ts';

type BusConfig = Pick<Config, 'busUrl' | 'busCredentials' | 'busCa'>;
type BusLog = Pick<Logger, 'error' | 'warn' | 'info'>;

/** A connection that nobody answers on is given up after twice this: whoever steers over it is not heard either. */
const PING_EVERY_MS = 2_000;
const TRY_AGAIN_MS = 500;

/** Within the process, unless BUS_URL names a NATS that other servers share. */
export const openBus = async (config: BusConfig, key: Uint8Array, log: BusLog): Promise<Bus> =>
  config.busUrl === undefined ? memoryBus(log) : openNatsBus({ ...config, busUrl: config.busUrl }, key, log);

export async function openNatsBus(config: BusConfig & { busUrl: string[] }, key: Uint8Array, log: BusLog): Promise<NatsBus> {
  const options = await connectionOptions(config);
  try {
    return natsBus(await connect(options), roomOf(key), log);
  } catch (error) {
    const where = config.busUrl.map((url) => new URL(url).host).join(', ');
    throw new StartupFault(faultOf(error), { where, reason: reasonOf(error) });
  }
}

/** Servers of one installation have its key in common; others that share the NATS neither hear nor answer them. */
const roomOf = (key: Uint8Array): string => `skyhelm.${createHmac('sha256', key).update('bus').digest('hex').slice(0, 16)}`;

async function connectionOptions({ busUrl, busCredentials, busCa }: BusConfig & { busUrl: string[] }): Promise<NodeConnectionOptions> {
  const { username, password } = new URL(busUrl[0]!);
  const user = decodeURIComponent(username);
  const isEncrypted = busCa !== undefined || busUrl.some((url) => url.startsWith('tls:'));
  return {
    name: 'skyhelm',
    servers: busUrl.map((url) => new URL(url).host),
    noEcho: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: TRY_AGAIN_MS,
    // A NATS whose accounts are being changed may refuse us for a while; that must not end us.
    ignoreAuthErrorAbort: true,
    pingInterval: PING_EVERY_MS,
    ...(busCredentials !== undefined && { authenticator: credsAuthenticator(await fileOf('BUS_CREDENTIALS', busCredentials)) }),
    ...(username !== '' && (password === '' ? { token: user } : { user, pass: decodeURIComponent(password) })),
    ...(isEncrypted && { tls: busCa === undefined ? {} : { ca: (await fileOf('BUS_CA', busCa)).toString() } }),
  };
}

const fileOf = (setting: string, file: string): Promise<Buffer> =>
  readFile(file).catch(() => {
    throw new StartupFault('boot.bus.file', { setting, file });
  });

/** OpenSSL's words for a certificate that does not hold, and Node's own. */
const UNTRUSTED = /CERT|SELF_SIGNED|UNABLE_TO/;

function faultOf(error: unknown): WordKey {
  const of = [error, (error as Error).cause];
  if (of.some((one) => one instanceof AuthorizationError || one instanceof UserAuthenticationExpiredError)) return 'boot.bus.refused';
  return of.some((one) => UNTRUSTED.test((one as NodeJS.ErrnoException | undefined)?.code ?? ''))
    ? 'boot.bus.untrusted'
    : 'boot.bus.unreachable';
}

function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  return message || (cause as Error | undefined)?.message || String(error);
}
