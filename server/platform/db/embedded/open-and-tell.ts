import pino from 'pino';
import { StartupFault } from '../../config/startup-fault.ts';
import { openDatabase } from '../database.ts';

/** A process of its own for tests that kill it or run it as another user. */
try {
  const database = await openDatabase({ dataDir: process.argv[2]!, databaseUrl: undefined }, pino({ level: 'silent' }));
  process.stdout.write((await database.ready()) ? 'ready\n' : 'not ready\n');
  if (process.argv[3] === 'and-stay') await new Promise(() => setInterval(() => undefined, 60_000));
  await database.close();
} catch (error) {
  process.stdout.write(`${error instanceof StartupFault ? error.key : (error as Error).stack}\n`);
}
