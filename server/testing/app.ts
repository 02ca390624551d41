import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BASE_PATH, type Endpoint, type InputOf, type OutputOf } from '@skyhelm/contract/endpoint';
import type { Envelope } from '@skyhelm/contract/envelope';
import type { EnterpriseId, RoleId, UserId } from '@skyhelm/contract/ids';
import { login } from '@skyhelm/contract/session';
import type { Language } from '@skyhelm/i18n/translate';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Logger } from 'pino';
import { expect } from 'vitest';
import { buildApp } from '../app.ts';
import { createAccounts, createEnterprise } from '../features/enterprise/index.ts';
import { unworded } from '../features/operation-log/index.ts';
import { operationLog } from '../tables/operation-log.table.ts';
import { secretsFrom, type Secrets } from '../platform/auth/secrets.ts';
import { diskBlobs } from '../platform/blobs/disk-blobs.ts';
import { memoryBus } from '../platform/bus/memory-bus.ts';
import { systemClock, type Clock } from '../platform/clock/clock.ts';
import { readConfig, type Config } from '../platform/config/config.ts';
import { databaseJobs } from '../platform/jobs/database-jobs.ts';
import { createLogger } from '../platform/log/logger.ts';
import type { Services } from '../platform/services.ts';
import { diskReserve, type DiskReserve } from '../platform/storage/disk-reserve.ts';
import { openTiles } from '../platform/tiles/tiles.ts';
import { atEnd } from './at-end.ts';
import { testDatabase } from './postgres.ts';

export const PASSWORD = 'Correct7horse';
/** Its hash at the least cost there is: what a real one costs, 40 ms at each sign-in, is the business of few tests. */
export const PASSWORD_HASH = '$argon2id$v=19$m=8,t=1,p=1$c2FsdCBvZiB0aGUgdGVzdA$IaoMP6i+nM1FEfE+0wRGkLTv5el0sheirrKrQCFli+s';

export interface Tenant {
  enterpriseId: EnterpriseId;
  adminId: UserId;
  administratorRoleId: RoleId;
  /** Session token of its administrator. */
  token: string;
}

export interface CallOptions {
  token?: string;
  accessKey?: string;
  language?: Language;
  headers?: Record<string, string>;
  /** Sent as a form with repeated keys instead of JSON. */
  form?: boolean;
}

export interface TestApp {
  app: FastifyInstance;
  services: Services;
  /** The platform's enterprise with account `admin`, and another one with account `other`. */
  main: Tenant;
  other: Tenant;
  /** The whole envelope, success or not. */
  call<E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions): Promise<Envelope<OutputOf<E>>>;
  /** The data of a call that must succeed. */
  done<E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions): Promise<OutputOf<E>>;
  raw(endpoint: Endpoint, input: unknown, options?: CallOptions): Promise<LightMyRequestResponse>;
  signIn(account: string, password?: string): Promise<string>;
}

interface Given {
  clock?: Clock;
  config?: Partial<Config>;
  log?: Logger;
  secrets?: Secrets;
  disk?: DiskReserve;
}

/** All that the product runs on, on an empty database of its own; gone when the test is over, after what was closed before. */
export async function testServices(given: Given = {}, closeBefore: () => Promise<void> = async () => {}): Promise<Services> {
  const folder = await mkdtemp(join(tmpdir(), 'skyhelm-test-'));
  const config = { ...(readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' }, []) as Config), ...given.config };
  const database = await testDatabase();
  const log = given.log ?? createLogger(config.logLevel);
  const clock = given.clock ?? systemClock;
  const blobs = diskBlobs(join(folder, 'blobs'));
  const services: Services = {
    config,
    database,
    bus: memoryBus(log),
    clock,
    log,
    blobs,
    jobs: databaseJobs(database, clock, log),
    secrets: given.secrets ?? secretsFrom(Buffer.alloc(32, 7)),
    tiles: await openTiles(config),
    disk: given.disk ?? diskReserve({ config, blobs, log }),
  };
  atEnd(async () => {
    const strange = await unwordedDetails(database);
    await closeBefore();
    await services.jobs.stop();
    await services.bus.close();
    await services.tiles.close();
    await database.close();
    await rm(folder, { recursive: true, force: true });
    expect(strange, 'details of log entries without words, see server/features/operation-log/detail-words.ts').toEqual([]);
  });
  return services;
}

/** The whole product on a database of its own. */
export async function testApp(given: Given = {}): Promise<TestApp> {
  const services = await testServices(given, () => app.close());
  const { database } = services;
  const app = await buildApp(services, { checkOutput: true });
  const raw = rawCall(app);
  const envelope = async (endpoint: Endpoint, input: unknown, options?: CallOptions) =>
    (await raw(endpoint, input, options)).json<Envelope>();
  const done = async (endpoint: Endpoint, input: unknown, options?: CallOptions): Promise<unknown> => {
    const answer = await envelope(endpoint, input, options);
    if (answer.state !== 1) throw new Error(`${endpoint.path}: ${JSON.stringify(answer)}`);
    return answer.data;
  };
  const signIn = async (account: string, password = PASSWORD) =>
    ((await done(login, { username: account, password })) as OutputOf<typeof login>).token;
  const tenant = async (account: string, isPlatform: boolean): Promise<Tenant> => {
    const { enterpriseId, administratorRoleId } = await createEnterprise(database.db, {
      name: account,
      administrators: 'Administrator',
      isPlatform,
    });
    const [adminId] = await createAccounts(database.db, [
      { enterpriseId, account, name: account, passwordHash: PASSWORD_HASH, roleIds: [administratorRoleId] },
    ]);
    return { enterpriseId, adminId: adminId!, administratorRoleId, token: await signIn(account) };
  };
  const [main, other] = [await tenant('admin', true), await tenant('other', false)];
  return { app, services, main, other, call: envelope as TestApp['call'], done: done as TestApp['done'], raw, signIn };
}

/** Whatever a test made the server write into the log is shown to somebody one day. */
async function unwordedDetails({ db }: Services['database']): Promise<string[]> {
  const rows = await db.selectDistinct({ operation: operationLog.operation, details: operationLog.details }).from(operationLog);
  return rows.flatMap(({ operation, details }) => unworded(details).map((strange) => `${operation}: ${strange}`));
}

/** A call as it comes over the wire. */
export const rawCall =
  (app: FastifyInstance): TestApp['raw'] =>
  (endpoint, input, { token, accessKey, language = 'en', headers, form } = {}) => {
    const fields = (input ?? {}) as Record<string, unknown>;
    const url = `${BASE_PATH}${endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(fields[name]).toWellFormed()))}`;
    const common = {
      'accept-language': language,
      ...(token !== undefined && { token }),
      ...(accessKey !== undefined && { ak: accessKey }),
      ...headers,
    };
    if (endpoint.method === 'GET') return app.inject({ method: 'GET', url: `${url}?${formOf(fields).toString()}`, headers: common });
    if (!form)
      return app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json', ...common },
        payload: JSON.stringify(input),
      });
    const type = 'application/x-www-form-urlencoded';
    return app.inject({ method: 'POST', url, headers: { 'content-type': type, ...common }, payload: formOf(fields).toString() });
  };

const formOf = (fields: Record<string, unknown>): URLSearchParams => {
  const form = new URLSearchParams();
  for (const [key, value] of Object.entries(fields)) {
    for (const item of [value].flat()) if (item !== undefined) form.append(key, textOf(item));
  }
  return form;
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value));
