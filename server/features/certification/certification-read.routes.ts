import { documentDay } from '@skyhelm/core/certification/calendar-day';
import { holds } from '@skyhelm/core/identity/permission';
import { getCertification, getCertificationHistory, getCertifications, getOwnCertifications } from '@skyhelm/contract/certification';
import type { UserId } from '@skyhelm/contract/ids';
import { refuse } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { pager } from '../../platform/db/page.ts';
import { implement, type Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import { findUser } from '../user/index.ts';
import { findListed, historyOf, holdersOf, listCertifications } from './certification-list.store.ts';
import { photosOf, recordOf } from './certification-record.ts';
import { noteSeen } from './certification.store.ts';
import { openPersonal } from './personal.ts';

export const certificationReadRoutes = ({ database, secrets }: Services): Implementation[] => {
  const page = pager(database.db);

  async function historyRecords(db: Queryable, actor: Actor, userId: UserId, now: Date) {
    const today = documentDay(now);
    return (await historyOf(db, actor, userId)).map((row) => recordOf(secrets, row, today));
  }

  return [
    implement(getCertifications, async ({ db, actor, now }, query) => {
      const today = documentDay(now);
      const { rows, ...length } = await listCertifications(db, page, actor, query, today);
      return { ...length, rows: rows.map((row) => recordOf(secrets, row, today)) };
    }),

    implement(getCertificationHistory, async ({ db, actor, now }, { id }) => {
      if (!(await findUser(db, actor, id))) refuse('record.notFound');
      return historyRecords(db, actor, id, now);
    }),

    implement(getOwnCertifications, async ({ db, actor, now }) => {
      const { realName, pilot } = (await findUser(db, actor, actor.userId)) ?? refuse('record.notFound');
      return { realName, pilot, rows: await historyRecords(db, actor, actor.userId, now) };
    }),

    implement(getCertification, async ({ db, actor, now, record, nothingChanged }, { id }) => {
      const found = (await findListed(db, actor, id)) ?? refuse('record.notFound');
      const { certification: row, account } = found;
      const isMine = row.userId === actor.userId;
      const isReviewer = holds(actor.permissions, 'user:legalize');
      if (!isMine && !isReviewer) refuse('record.notFound', {}, { record: { operation: 'request.denied', target: { id, name: account } } });
      if (isMine) nothingChanged();
      else {
        await noteSeen(db, id, actor.userId);
        record({ operation: 'certification.seen', target: { id, name: account }, details: { kind: row.kind } });
      }
      const holders = isReviewer ? await holdersOf(db, actor, row) : [];
      return {
        ...recordOf(secrets, found, documentDay(now)),
        ...openPersonal(secrets, row.sealed),
        photos: photosOf(row),
        sameNumber: holders.filter(({ isReached }) => isReached).map(({ name, userName }) => ({ name, userName })),
        sameNumberElsewhere: holders.filter(({ isReached }) => !isReached).length,
      };
    }),
  ];
};
