import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { say } from '@skyhelm/i18n/all';
import type { Language, Params, WordKey } from '@skyhelm/i18n/translate';
import { openAirSide } from './air-side.ts';
import { buildApp } from './app.ts';
import { sampleCertifications } from './features/certification/index.ts';
import { scheduleDemoWork } from './features/demo/index.ts';
import { setUp, type FirstAccounts } from './features/enterprise/index.ts';
import { keyEvidence, operationLog } from './features/operation-log/index.ts';
import { scheduleRecurring } from './features/recurring.ts';
import { startOutbox } from './features/outbox/index.ts';
import { notifyEach } from './features/message/index.ts';
import { startWebHooks } from './features/web-hook/index.ts';
import { openSecretKey } from './platform/auth/open-secret-key.ts';
import { secretsFrom } from './platform/auth/secrets.ts';
import { blobsFolder, draftsName } from './platform/blobs/blobs-folder.ts';
import { diskBlobs } from './platform/blobs/disk-blobs.ts';
import { openBus } from './platform/bus/open-bus.ts';
import { systemClock } from './platform/clock/clock.ts';
import { readConfig, wantsHelp, type Config } from './platform/config/config.ts';
import { faultsText, helpText } from './platform/config/help.ts';
import { looseKeyFile } from './platform/config/secret-key.ts';
import { StartupFault } from './platform/config/startup-fault.ts';
import { terminalLanguage } from './platform/config/terminal-language.ts';
import { operatorFault } from './platform/db/database-fault.ts';
import { openDatabase } from './platform/db/database.ts';
import { databaseJobs } from './platform/jobs/database-jobs.ts';
import { lockDataFolder } from './platform/lock/data-folder-lock.ts';
import { createLogger } from './platform/log/logger.ts';
import type { Services } from './platform/services.ts';
import { diskReserve } from './platform/storage/disk-reserve.ts';
import { openTiles, type Tiles } from './platform/tiles/tiles.ts';

const language = terminalLanguage(process.env);
const tell = (key: WordKey, params?: Params) => console.log(say(language, key, params));

async function start(config: Config): Promise<() => Promise<void>> {
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const lock = lockDataFolder(config.dataDir);
  const log = createLogger(config.logLevel);
  const clock = systemClock;
  // First: it puts the key of this installation back where a restore was killed.
  const database = await openDatabase(config, log);
  const key = await openSecretKey(config, database.db, keyEvidence);
  await warnOfLooseKey(config);
  const secrets = secretsFrom(key);
  const bus = await openBus(config, key, log);
  const blobs = diskBlobs(blobsFolder(config), draftsName(config));
  const jobs = databaseJobs(database, clock, log);
  const tiles = await openTiles(config);
  tellOfTiles(tiles);
  const services: Services = { config, database, bus, clock, log, blobs, jobs, secrets, tiles, disk: diskReserve({ config, blobs, log }) };
  await setUp(
    services,
    operationLog(secrets).writeLog,
    language,
    (accounts) => tellOfAccounts(accounts, config),
    async (tx, demo) => {
      await sampleCertifications(services)(tx, demo);
      await scheduleDemoWork(services)(tx, demo);
    },
  );
  const app = await buildApp(services, { checkOutput: false, consoleFolder: fileURLToPath(new URL('../console/dist', import.meta.url)) });
  const webHooks = startWebHooks(services, notifyEach);
  const airSide = await openAirSide(services);
  const outbox = startOutbox(services);
  await scheduleRecurring(services);
  jobs.start();
  const address = await app.listen({ host: config.host, port: config.port }).catch((error: NodeJS.ErrnoException) => {
    throw new StartupFault('boot.listen', { host: config.host, port: String(config.port), reason: error.code ?? error.message });
  });
  await airSide.flyDemo();
  tell('boot.ready', { address: config.publicOrigin ?? address });
  return async () => {
    await app.close();
    await airSide.close();
    await outbox.stop();
    await webHooks.stop();
    await jobs.stop();
    await bus.close();
    await tiles.close();
    await database.close();
    lock.release();
  };
}

async function warnOfLooseKey(config: Config): Promise<void> {
  const file = await looseKeyFile(config);
  if (file !== undefined) tell('boot.key.loose', { file });
}

/** Said at the start, where an operator looks; the console says it too. */
function tellOfTiles({ normal, satellite }: Tiles): void {
  for (const { setting, fault } of [normal, satellite]) if (fault) tell('boot.tiles', { setting, reason: fault.detail });
}

function tellOfAccounts({ admin, demo }: FirstAccounts, { loginOnline }: Config): void {
  if (admin.password === undefined) tell('boot.adminGiven', { account: admin.account });
  else tell('boot.admin', { account: admin.account, password: admin.password });
  if (demo) tell('boot.demo', { account: demo.account, password: demo.password });
  if (loginOnline) tell('boot.userType', { type: say(language, 'login.type.enterprise') });
}

/** From the first moment on: a signal that comes while we are starting, or just after we said that we are ready, ends us in order too. */
function endOnSignal(starting: Promise<() => Promise<void>>): void {
  let stopping = false;
  const end = () => {
    if (stopping) return;
    stopping = true;
    tell('boot.stopping');
    starting
      .then((stop) => stop())
      .then(
        () => process.exit(0),
        (error: unknown) => fail(error, language),
      );
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}

function fail(error: unknown, reader: Language): never {
  console.error(operatorFault(error)?.in(reader) ?? error);
  process.exit(1);
}

const args = process.argv.slice(2);
if (wantsHelp(args)) {
  console.log(helpText(language));
} else {
  const config = readConfig(process.env, args);
  if ('faults' in config) {
    console.error(faultsText(language, config.faults));
    process.exit(1);
  }
  const starting = start(config);
  endOnSignal(starting);
  await starting.catch((error: unknown) => fail(error, language));
}
