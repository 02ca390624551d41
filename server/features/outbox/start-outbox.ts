import { subscribe } from '../../platform/bus/subjects.ts';
import { keptWorking } from '../../platform/jobs/kept-working.ts';
import type { Services } from '../../platform/services.ts';
import { outboxSender } from './sender.ts';

/** Sends what waits, now and whenever something is added. */
export function startOutbox(services: Pick<Services, 'config' | 'database' | 'clock' | 'log' | 'bus'>): { stop(): Promise<void> } {
  const sender = outboxSender(services);
  const working = keptWorking(services, 'outbox', () => sender.run());
  const leave = [subscribe(services.bus, 'outbox.added', working.look), subscribe(services.bus, 'bus.resumed', working.look)];
  return {
    async stop() {
      for (const end of leave) end();
      await working.stop();
    },
  };
}
