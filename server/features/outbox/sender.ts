import { deliveryFaultOf } from '../../platform/egress/delivery-fault.ts';
import { smtpMailer } from '../../platform/mail/mailer.ts';
import type { Services } from '../../platform/services.ts';
import { smsHook } from '../../platform/sms/sms-sender.ts';
import { blankExpired, claimDue, markFailed, markForLater, markKept, markSent, nextDueAt, type OutgoingRow } from './outbox.store.ts';
import { CLAIM_MS, PAUSES_MS } from './patience.ts';

/** For all of a mail, with time left to note what came of it. A text message has less. */
const MAIL_MS = 45_000;
const BATCH = 10;

type Deliver = (row: OutgoingRow) => Promise<void>;

export interface Sender {
  /** Sends what is due until nothing is, and says when there will be more. */
  run(): Promise<Date | undefined>;
}

export function outboxSender(
  { config, database, clock, log }: Pick<Services, 'config' | 'database' | 'clock' | 'log'>,
  mailDeadline = () => AbortSignal.timeout(MAIL_MS),
): Sender {
  const { db } = database;
  const mailer =
    config.smtpUrl !== undefined && config.smtpFrom !== undefined ? smtpMailer(config.smtpUrl, config.smtpFrom, mailDeadline) : undefined;
  const hook =
    config.smsHookUrl !== undefined && config.smsHookSecret !== undefined
      ? smsHook(config.smsHookUrl, config.smsHookSecret, clock)
      : undefined;
  const ways: Record<OutgoingRow['way'], Deliver | undefined> = {
    mail: mailer && (({ target, subject, text }) => mailer.send({ to: target, subject, text })),
    sms: hook && (({ target, text }) => hook.send({ to: target, text })),
  };

  const attempt = async (row: OutgoingRow): Promise<void> => {
    const deliver = ways[row.way];
    if (!deliver) return void (await markKept(db, row));
    if (row.secretUntil && row.secretUntil <= clock.now()) return void (await markFailed(db, row, { code: 'expired' }));
    try {
      await deliver(row);
    } catch (error) {
      const fault = deliveryFaultOf(error);
      log.warn({ outgoing: row.id, way: row.way, attempt: row.attempts, fault }, 'outgoing message not taken over');
      const pause = PAUSES_MS[row.attempts - 1];
      if (pause === undefined) await markFailed(db, row, fault);
      else await markForLater(db, row, fault, new Date(clock.now().getTime() + pause));
      return;
    }
    await markSent(db, row, clock.now());
  };

  return {
    async run() {
      for (;;) {
        const now = clock.now();
        const rows = await claimDue(db, now, new Date(now.getTime() + CLAIM_MS), BATCH);
        if (rows.length === 0) break;
        await Promise.all(rows.map(attempt));
      }
      await blankExpired(db, clock.now());
      return nextDueAt(db);
    },
  };
}
