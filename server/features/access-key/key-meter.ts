import type { KeyOutcome } from '@skyhelm/contract/access-key-rules';
import { USAGE_DAYS } from '@skyhelm/contract/access-key-rules';
import type { Actor } from '../../platform/auth/actor.ts';
import type { CallMeter } from '../../platform/http/call-meter.ts';
import { costlyCalls, isCostly } from '../../platform/http/costly-calls.ts';
import type { Services } from '../../platform/services.ts';
import { callAllowance } from './call-allowance.ts';
import { keyUsageCounters } from './key-usage.ts';
import { forgetUsageBefore } from './key-usage.store.ts';

const CLEANING = 'accessKey.usageCleaning';
const DAY_SECONDS = 86_400;

export interface KeyMeter extends CallMeter {
  noteDenial(key: { keyId: string; enterpriseId: string }, reason: KeyOutcome, now: Date): void;
  close(): Promise<void>;
}

/** What keys ask for is limited and counted; people are limited only in what costs dear. */
export async function keyMeter(services: Pick<Services, 'database' | 'clock' | 'log'>): Promise<KeyMeter> {
  const allowance = await callAllowance(services);
  const usage = keyUsageCounters(services);
  const takeOne = costlyCalls(services.clock);
  const takeFile = (actor: Actor) => (actor.kind === 'key' ? allowance.takeCostly(actor) : takeOne(actor.userId));
  return {
    take: (actor) => (actor?.kind === 'key' ? allowance.take(actor) : undefined),
    takeCostly: (actor, endpoint) => (isCostly(endpoint) ? takeFile(actor) : undefined),
    note(actor, { path }, outcome) {
      if (actor?.kind === 'key') usage.note(actor, path, outcome, services.clock.now());
    },
    noteDenial: (key, reason, now) => usage.note(key, '', reason, now),
    async close() {
      await allowance.close();
      await usage.close();
    },
  };
}

export async function scheduleUsageCleaning({ jobs, database, clock }: Services): Promise<void> {
  jobs.handle(CLEANING, async () => {
    await forgetUsageBefore(database.db, new Date(clock.now().getTime() - USAGE_DAYS * DAY_SECONDS * 1000));
  });
  await jobs.schedule(database.db, { key: CLEANING, kind: CLEANING, payload: {}, runAt: clock.now(), everySeconds: DAY_SECONDS });
}
