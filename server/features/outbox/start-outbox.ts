import { subscribe } from '../../platform/bus/subjects.ts';
import type { Services } from '../../platform/services.ts';
import { outboxSender } from './sender.ts';

/** At the latest after this long it looks again: another server may have died with a claim, and kept codes expire. */
const LOOK_AGAIN_MS = 30_000;

/** Sends what waits, now and whenever something is added. */
export function startOutbox(services: Pick<Services, 'config' | 'database' | 'clock' | 'log' | 'bus'>): { stop(): Promise<void> } {
  const { clock, log, bus } = services;
  const sender = outboxSender(services);
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let askedAgain = false;
  let stopped = false;

  const round = async (): Promise<void> => {
    let pause = LOOK_AGAIN_MS;
    do {
      askedAgain = false;
      try {
        const next = await sender.run();
        if (next) pause = Math.min(pause, Math.max(0, next.getTime() - clock.now().getTime()));
      } catch (error) {
        // The database may be away for a moment; the rows wait in it.
        log.error({ err: error }, 'outbox could not be read');
      }
    } while (askedAgain && !stopped);
    running = undefined;
    if (!stopped) timer = setTimeout(look, pause);
  };
  const look = (): void => {
    askedAgain = true;
    if (running || stopped) return;
    clearTimeout(timer);
    running = round();
  };

  const unsubscribe = subscribe(bus, 'outbox.added', look);
  look();
  return {
    async stop() {
      stopped = true;
      unsubscribe();
      clearTimeout(timer);
      await running;
      sender.close();
    },
  };
}
