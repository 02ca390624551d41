import type { EnterpriseId, UserId } from '@skyhelm/contract/ids';
import { say } from '@skyhelm/i18n/all';
import type { Language, WordKey } from '@skyhelm/i18n/translate';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import { approvalRoutes } from '../approval/index.ts';
import { deviceRoutes } from '../device/index.ts';
import { newsPushRoutes } from '../news-push/index.ts';
import { requireWithin, roleRoutes } from '../role/index.ts';
import { routeRoutes } from '../route/index.ts';
import { siteRoutes } from '../site/index.ts';
import { taskRoutes } from '../task/index.ts';
import { webHookRoutes } from '../web-hook/index.ts';
import { callAs, type People } from './call-as.ts';
import { flyTask } from './fly-task.ts';
import { layOutHook } from './lay-out-hook.ts';
import { layOutPushes } from './lay-out-pushes.ts';
import { layOutRoutes } from './lay-out-routes.ts';
import { layOutTasks, type DemoWork } from './lay-out-tasks.ts';

const KIND = 'demo.layOut';
const AT_WORK = ['demo', 'dispatcher1', 'reviewer1', 'pilot1', 'pilot2'];

interface Payload {
  enterpriseId: EnterpriseId;
  language: Language;
  startedAt: string;
  people: People;
  /** All that is left to do: tasks whose aircraft was in the air. */
  waiting?: string[];
}

/** An aircraft on patrol is on the ground for twenty seconds at a time. */
const LOOK_AGAIN_MS = 5_000;
/** By then whoever looks around has plans of their own with it. */
const PATIENCE_MS = 3_600_000;

interface NewDemo {
  enterpriseId: EnterpriseId;
  language: Language;
  people: ReadonlyMap<string, { id: UserId }>;
}

/** In the transaction that makes the demo: it has its work once, however often and whenever the server is started again. */
export const scheduleDemoWork =
  ({ jobs, clock }: Pick<Services, 'jobs' | 'clock'>) =>
  (tx: Queryable, { enterpriseId, language, people }: NewDemo): Promise<void> => {
    const now = clock.now();
    const ids = Object.fromEntries(AT_WORK.map((account) => [account, people.get(account)!.id]));
    const payload: Payload = { enterpriseId, language, startedAt: now.toISOString(), people: ids };
    return jobs.schedule(tx, { key: `${KIND} ${enterpriseId}`, kind: KIND, payload, runAt: now });
  };

/** All that the demo is laid out with. Nobody is there to say a password: it is the one proof that is not asked for. */
const implementations = (services: Services): Implementation[] => [
  ...siteRoutes(services),
  ...deviceRoutes(services),
  ...roleRoutes(services),
  ...routeRoutes(services),
  ...taskRoutes(services),
  ...approvalRoutes(services),
  ...newsPushRoutes(services),
  ...webHookRoutes(services, { requirePassword: () => Promise.resolve(), requireWithin }),
];

export const handleDemoWork = (services: Services): void =>
  services.jobs.handle(KIND, async (payload) => {
    const { enterpriseId, language, startedAt, people, waiting } = payload as Payload;
    const { jobs, database, clock, log } = services;
    const work: DemoWork = {
      call: callAs(services, implementations(services), { people, language }),
      say: (key) => say(language, key as WordKey),
      startedAt: new Date(startedAt),
      fly: (task, site, at) => flyTask(services, enterpriseId, task, site, at),
      note: (task, why) => log.info({ task, why }, 'a task of the demo has not come as far as it should'),
    };
    let left: string[] = [];
    const parts = [layOutRoutes, layOutPushes, layOutHook];
    for (const layOut of [...(waiting ? [] : parts), async () => void (left = await layOutTasks(work, waiting))]) {
      // Whoever has changed or removed the demo meanwhile is right: what is refused is left out, not tried again.
      await layOut(work).catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error;
        log.info({ refusal: error.code }, 'a part of the demo was not laid out');
      });
    }
    const again = new Date(clock.now().getTime() + LOOK_AGAIN_MS);
    if (left.length === 0 || again.getTime() - work.startedAt.getTime() > PATIENCE_MS) return;
    const rest: Payload = { ...(payload as Payload), waiting: left };
    await jobs.schedule(database.db, { key: `${KIND} ${enterpriseId}`, kind: KIND, payload: rest, runAt: again });
  });
