import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseLog } from '../database.ts';
import { answers } from './connection.ts';
import { end, hasEnded, launch, type Launch, type Launched } from './launch.ts';
import { claim, disclaim } from './owner.ts';
import { clearPredecessor, endPostmaster } from './predecessor.ts';
import { whoseProcess } from './processes.ts';

const LOOK_EVERY_MS = 1_000;

/** Starts PostgreSQL again whenever it ends, until it is stopped. */
export async function keepAlive(start: Launch, log: DatabaseLog): Promise<{ pid(): number | undefined; stop(): Promise<void> }> {
  const halt = new AbortController();
  let running = await launchOwned(start);
  let reviving = Promise.resolve();
  const watch = ({ child }: Launched) => {
    const ended = () => {
      if (!halt.signal.aborted) reviving = revive();
    };
    if (hasEnded(child)) ended();
    else child.once('exit', ended);
  };
  const revive = async () => {
    await untilGone(start, running, halt.signal, log);
    if (halt.signal.aborted) return;
    const { exitCode, signalCode } = running.child;
    log.error({ code: exitCode, signal: signalCode }, 'the database ended; starting it again');
    for (let pause = 100; !halt.signal.aborted; pause = Math.min(pause * 2, 10_000)) {
      try {
        await clearPredecessor(start.place, log);
        running = await launchOwned(start);
        log.info({ pid: running.pid }, 'the database is back');
        watch(running);
        return;
      } catch (error) {
        log.error({ err: error }, 'the database did not start');
        await wait(pause, undefined, { signal: halt.signal }).catch(() => undefined);
      }
    }
  };
  const endWithUs = () => endQuietly(running);
  process.once('exit', endWithUs);
  watch(running);
  return {
    pid: () => running.pid,
    stop: async () => {
      halt.abort();
      await reviving;
      await end(running.child);
      await endPostmaster(running.pid, start.place.cluster);
      await disclaim(start.place);
      process.off('exit', endWithUs);
    },
  };
}

async function launchOwned(start: Launch): Promise<Launched> {
  await claim(start.place);
  const launched = await launch(start);
  await claim(start.place, launched.pid);
  return launched;
}

/** The process that we started may have ended without the database: as long as that answers or lives it is left alone. */
async function untilGone({ place, connection }: Launch, { pid }: Launched, signal: AbortSignal, log: DatabaseLog): Promise<void> {
  for (let told = false; !signal.aborted; await wait(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined)) {
    if ((await whoseProcess(pid, place.cluster)) !== 'ours' && !(await answers(connection))) return;
    if (!told) log.warn({ pid }, 'the process that started the database ended, but the database answers; it is left running');
    told = true;
  }
}

function endQuietly({ child, pid }: Launched): void {
  if (!hasEnded(child)) return void child.kill('SIGINT');
  try {
    process.kill(pid, 'SIGINT');
  } catch {
    // It has ended already.
  }
}
