import { isDeepStrictEqual } from 'node:util';
import { addFormation, deleteFormation, getFormation } from '@skyhelm/contract/formation';
import type { FormationId } from '@skyhelm/contract/ids';
import { zoneIndex } from '@skyhelm/core/airspace/zone-index';
import { WHENEVER } from '@skyhelm/core/plan/checks/airspace';
import { documentOf } from '@skyhelm/core/plan/document';
import { formationRoutes as cellRoutes } from '@skyhelm/core/plan/formation/cells';
import { formationFaults } from '@skyhelm/core/plan/formation/check-formation';
import { asksForGround } from '@skyhelm/core/plan/path/above-ground';
import { plannedPerformance } from '@skyhelm/core/plan/path/performance';
import { obstacleOf } from '@skyhelm/core/plan/pattern/obstacle';
import type { Route } from '@skyhelm/core/plan/route';
import { groundLines } from '@skyhelm/core/plan/terrain/ground-lines';
import { refuse } from '../../platform/app-error.ts';
import { implement, implementPrepared, type Implementation } from '../../platform/http/implement.ts';
import { newId } from '../../platform/ids.ts';
import type { Services } from '../../platform/services.ts';
import { workApart } from '../../platform/threads/work-apart.ts';
import { keepInAir } from '../airspace-change/index.ts';
import { ownerOf } from '../sharing/index.ts';
import { requireQuota } from '../storage/index.ts';
import { groundAlong, groundOf, type Ground } from '../terrain/index.ts';
import { openAir, refuseNamesake } from './before-keeping.ts';
import type { FormationVerdict, WishedFormation } from './formation-verdict.ts';
import { refuseIssues } from './refuse-unflyable.ts';
import { routeSharing } from './route-access.store.ts';
import * as store from './route.store.ts';

const WORKER = new URL('./formation.worker.ts', import.meta.url);
const LIMITS = { memoryMb: 1_024, patienceMs: 60_000 };

type Air = Awaited<ReturnType<typeof openAir>>;
type Wish = Omit<WishedFormation, 'ground'>;

/** Below each of its routes, as far as zones count from it. */
async function groundBelow({ route, formation }: Wish, { zones }: Air, ground: Ground | undefined): Promise<WishedFormation['ground']> {
  if (!ground || formationFaults(route, formation).length > 0) return [];
  const index = zoneIndex(zones);
  const below: WishedFormation['ground'] = [];
  for (const own of cellRoutes(route, formation)) {
    const isAsked = asksForGround(own, undefined, index, plannedPerformance(own), WHENEVER);
    below.push(isAsked ? await groundAlong(ground, groundLines(own)) : undefined);
  }
  return below;
}

/** Its members have no pattern of their own, and yet are to keep off what the leader's stands before, from wherever they start. */
const aroundOf = (leader: Route) =>
  leader.pattern && obstacleOf(leader.pattern) ? { around: documentOf({ ...leader, waypoints: [] }) } : {};

async function judge(
  form: Wish,
  air: Air,
  ground: Ground | undefined,
): Promise<FormationVerdict & { air: Air; ground: Ground | undefined }> {
  const { name, remarks, route, formation } = form;
  const wish: WishedFormation = { name, remarks, route, formation, ground: await groundBelow(form, air, ground) };
  const verdict = await workApart({ program: WORKER, about: air, ...LIMITS }, async (ask) => (await ask(wish)) as FormationVerdict);
  return { ...verdict, air, ground };
}

export const formationRoutes = ({ database, blobs, config }: Services): Implementation[] => [
  implementPrepared(
    addFormation,
    // Fifty thousand waypoints held to zones and to each other: the server goes on meanwhile.
    async ({ actor, now }, wish) =>
      judge(wish, await openAir(database.db, actor, now), await groundOf(database.db, blobs, actor.enterpriseId)),
    async ({ db, actor, now, language, record }, wish, { air, ground, ...found }) => {
      const { name, remarks, folder, formation } = wish;
      await keepInAir(db, actor.enterpriseId);
      const airNow = await openAir(db, actor, now);
      const groundNow = await groundOf(db, blobs, actor.enterpriseId);
      const isSame = ground?.name === groundNow?.name && isDeepStrictEqual(air, airNow);
      const verdict = isSame ? found : await judge(wish, airNow, groundNow);
      refuseIssues(verdict.issues, language);
      for (const own of verdict.routes) refuseIssues(own.issues, language, own.name);
      const id = newId<FormationId>();
      const routes = [];
      for (const [index, { name: own, route }] of verdict.routes.entries()) {
        await refuseNamesake(db, actor, ownerOf(actor), { name: own });
        const made = { formationId: id, formation: { ...formation, ...aroundOf(wish.route), name, number: index + 1 } };
        const routeId = await store.insertRoute(db, actor, { name: own, route, remarks, folder, isTemplate: false }, now, made);
        routes.push({ id: routeId, name: own });
      }
      await requireQuota({ config }, db, actor.enterpriseId, 'routes');
      const waypoints = verdict.routes[0]!.route.waypoints.length;
      record({
        operation: 'route.formationAdded',
        target: { id, name },
        details: { remark: remarks, folder, count: routes.length, waypoints },
      });
      return { id, routes };
    },
  ),

  implement(getFormation, async ({ db, actor }, { id }) => (await store.formationOf(db, actor, id)) ?? refuse('record.notFound')),

  implement(deleteFormation, async ({ db, actor, record }, { id }) => {
    const { name, routes } = (await store.formationOf(db, actor, id)) ?? refuse('record.notFound');
    // In one order, so that two who delete it do not wait for each other for ever.
    for (const { id: routeId } of routes.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
      await store.deleteRoute(db, await routeSharing.lock(db, actor, routeId, 'mayShare'));
    record({ operation: 'route.formationDeleted', target: { id, name }, details: { count: routes.length } });
    return { deleted: routes.length };
  }),
];
