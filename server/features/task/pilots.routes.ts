import { getTaskPilots } from '@skyhelm/contract/task';
import { pager } from '../../platform/db/page.ts';
import { implement, type Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import { holdsLicence, mayUserFly } from '../certification/index.ts';
import { listPeople } from '../user/index.ts';

export const taskPilotRoutes = ({ database }: Services): Implementation[] => {
  const page = pager(database.db);
  return [
    implement(getTaskPilots, async ({ db, actor, now }, { deviceType: category, grade, on, licensed, ...query }) => {
      const among = licensed ? holdsLicence(actor.enterpriseId, { category, grade, on }) : undefined;
      const { rows, ...length } = await listPeople(db, page, actor, query, among);
      const judged = [];
      for (const person of rows) {
        const verdict = await mayUserFly(db, { enterpriseId: actor.enterpriseId, userId: person.id }, { category, grade, on }, now);
        judged.push({ ...person, refusal: verdict.may ? null : verdict.reason });
      }
      return { ...length, rows: judged };
    }),
  ];
};
