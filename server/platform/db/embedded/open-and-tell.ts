import pino from 'pino';
import { StartupFault } from '../../config/startup-fault.ts';
import { openDatabase } from '../database.ts';

/** A process of its own for tests that kill it or run it as another user. */
try {
  const database = await openDatabase({ dataDir: process.argv[2]!, databaseUrl: undefined }, pino({ level: 'silent' }));
  console.log((await database.ready()) ? 'ready' : 'not ready');
  if (process.argv[3] === 'and-stay') await new Promise(() => setInterval(() => undefined, 60_000));
  await database.close();
} catch (error) {
  console.log(error instanceof StartupFault ? error.key : error);
}
