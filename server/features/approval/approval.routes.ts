import {
  failTask,
  getApproval,
  getApprovalProof,
  getApprovals,
  getApprovalZones,
  getTaskApprovers,
  passTask,
} from '@skyhelm/contract/approval';
import { LOCALES } from '@skyhelm/i18n/translate';
import { refuse } from '../../platform/app-error.ts';
import { pager } from '../../platform/db/page.ts';
import { implement, type Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import {
  approversOf,
  detailsOf,
  fail,
  findAnyTask,
  findTask,
  lockTask,
  movedTo,
  pass,
  proveAir,
  questionRecord,
  questionsOf,
  zonesAround,
} from '../task/index.ts';
import { usersByIds } from '../user/index.ts';
import { findApproval, listApprovals } from './approval-list.store.ts';

export const decisionRoutes = (services: Services): Implementation[] => {
  const page = pager(services.database.db);

  return [
    implement(getApprovals, (context, query) => listApprovals(context, page, query)),

    implement(getApproval, async (context, { id }) => {
      const { db, actor } = context;
      const row = (await findApproval(db, actor, id)) ?? refuse('record.notFound');
      const found = (await findAnyTask(db, actor, row.taskId)) ?? refuse('record.notFound');
      const history = await questionsOf(db, actor.enterpriseId, row.taskId);
      return { approval: questionRecord(row), task: await detailsOf(context, found), history: history.map(questionRecord) };
    }),

    implement(getApprovalZones, async ({ db, actor, now }, { id }) => {
      const row = (await findApproval(db, actor, id)) ?? refuse('record.notFound');
      const found = (await findAnyTask(db, actor, row.taskId)) ?? refuse('record.notFound');
      return zonesAround({ db, enterpriseId: actor.enterpriseId, now }, found.row);
    }),

    implement(getApprovalProof, async ({ db, actor, now }, { id }) => {
      const row = (await findApproval(db, actor, id)) ?? refuse('record.notFound');
      const found = (await findAnyTask(db, actor, row.taskId)) ?? refuse('record.notFound');
      return (await proveAir({ db, blobs: services.blobs, enterpriseId: actor.enterpriseId, now }, found.row)).proof;
    }),

    implement(getTaskApprovers, async (context, { id }) => {
      const { db, actor, language } = context;
      const { row } = (await findTask(context, id)) ?? refuse('record.notFound');
      // “Reviewer 2” before “Reviewer 10”.
      const { compare } = new Intl.Collator(LOCALES[language], { numeric: true });
      const people = await usersByIds(db, actor, await approversOf({ db }, row));
      return people
        .map(({ id: userId, name, userName, deptName }) => ({ id: userId, name, userName, deptName }))
        .sort((one, other) => compare(one.name, other.name));
    }),

    implement(passTask, async (context, { id, version }) => {
      const row = await lockTask(context.db, context.actor, id);
      return movedTo(await pass(context, services, row, version));
    }),

    implement(failTask, async (context, { id, version, reason }) => {
      const row = await lockTask(context.db, context.actor, id);
      return movedTo(await fail(context, services, row, version, reason));
    }),
  ];
};
