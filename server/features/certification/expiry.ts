import { daysBetween, documentDay } from '@skyhelm/core/certification/calendar-day';
import { dueWarning, OVER } from '@skyhelm/core/certification/expiry-warning';
import type { EnterpriseId } from '@skyhelm/contract/ids';
import type { RequestContext } from '../../platform/http/context.ts';
import type { LogEntry, WriteLog } from '../../platform/operation-record.ts';
import type { Services } from '../../platform/services.ts';
import { SYSTEM, systemOrigin } from '../enterprise/index.ts';
import { notify, notifyEach } from '../message/index.ts';
import { operationLog } from '../operation-log/index.ts';
import { holdersReaching } from '../role/index.ts';
import { refreshCertified } from './certification.store.ts';
import { enterprisesWithDue, lockDue, noteTold, type DueLicence } from './expiry.store.ts';
import { categoryIn, dayIn } from './told-words.ts';

const EXPIRY = 'certification.expiry';
const EVERY_SECONDS = 3_600;
const BATCH = 200;

type Ports = Pick<Services, 'database' | 'bus' | 'clock' | 'secrets'>;
type Context = Pick<RequestContext, 'db' | 'afterCommit' | 'now'>;

/** Tells people and their reviewers that licences run out, and takes note of those that have. */
export async function scheduleExpiry(services: Services): Promise<void> {
  const { jobs, database, clock } = services;
  jobs.handle(EXPIRY, () => tellOfExpiry(services));
  await jobs.schedule(database.db, { key: EXPIRY, kind: EXPIRY, payload: {}, runAt: clock.now(), everySeconds: EVERY_SECONDS });
}

export async function tellOfExpiry(services: Ports): Promise<void> {
  const { writeLog } = operationLog(services.secrets);
  const now = services.clock.now();
  for (const enterpriseId of await enterprisesWithDue(services.database.db, documentDay(now))) {
    while ((await tellBatch(services, writeLog, enterpriseId, now)) === BATCH);
  }
}

/** One transaction: what was told is noted with it, so that a server that dies in between tells it again from the start or not at all. */
async function tellBatch({ database, bus }: Ports, writeLog: WriteLog, enterpriseId: string, now: Date): Promise<number> {
  const effects: (() => void | Promise<void>)[] = [];
  const today = documentDay(now);
  const told = await database.db.transaction(async (tx) => {
    const context: Context = { db: tx, now, afterCommit: (effect) => void effects.push(effect) };
    const due = await lockDue(tx, enterpriseId, today, BATCH);
    const ended: LogEntry[] = [];
    for (const licence of due) {
      const daysLeft = daysBetween(today, licence.expiresOn);
      await tellOwner(context, bus, licence, daysLeft);
      await noteTold(tx, licence.id, dueWarning(daysLeft, licence.toldDays) ?? OVER);
      if (daysLeft < 0) ended.push(await end(context, licence));
    }
    // Whoever was told on the last day needs no second message the day after.
    const news = due.filter(({ toldDays }) => toldDays !== 0);
    const reviewers = await holdersReaching(tx, enterpriseId, 'user:legalize', [...new Set(news.map(({ userId }) => userId))]);
    const summaries = reviewers.map(({ id, count }) => ({ userId: id, params: { count } }));
    await notifyEach(context, bus, enterpriseId, 'certificationsExpiring', summaries);
    if (ended.length > 0) await writeLog(tx, systemOrigin(now), ended);
    return due.length;
  });
  for (const effect of effects) await effect();
  return told;
}

async function tellOwner(context: Context, bus: Services['bus'], licence: DueLicence, daysLeft: number): Promise<void> {
  const { enterpriseId, userId, language, model, expiresOn, toldDays } = licence;
  const to = { enterpriseId, userId };
  const category = categoryIn(language, model);
  if (daysLeft > 0) {
    await notify(context, bus, to, 'certificationExpiring', { category, count: daysLeft, date: dayIn(language, expiresOn) });
  } else if (daysLeft === 0) {
    await notify(context, bus, to, 'certificationExpiresToday', { category });
  } else if (toldDays !== 0) {
    await notify(context, bus, to, 'certificationExpired', { category, date: dayIn(language, expiresOn) });
  }
}

async function end({ db, now }: Context, { enterpriseId, userId, account, model, expiresOn }: DueLicence): Promise<LogEntry> {
  await refreshCertified(db, { enterpriseId, userId, kind: 'pilot' }, now);
  return {
    operation: 'certification.expired',
    enterpriseId: enterpriseId as EnterpriseId,
    actor: SYSTEM,
    target: { id: userId, name: account },
    details: { kind: 'pilot', model, expiresOn },
  };
}
