import type { Language } from '@skyhelm/i18n/translate';
import { sql } from 'drizzle-orm';
import { handleDemoWork, scheduleDemoWork } from '../features/demo/index.ts';
import { sampleCertifications } from '../features/certification/index.ts';
import { setUp } from '../features/enterprise/index.ts';
import { operationLog } from '../features/operation-log/index.ts';
import type { Jobs, Schedule } from '../platform/jobs/jobs.ts';
import type { Services } from '../platform/services.ts';
import { testServices } from '../testing/app.ts';

export interface Demo {
  services: Services;
  /** The work that was left behind last; told twice, as if a server had died before it noted that it was done. */
  doWork(): Promise<void>;
  /** What is left to do, and when. */
  scheduled(): Schedule | undefined;
  countsIn(query: string): Promise<Record<string, number>>;
  tasks(): Promise<Record<string, number>>;
}

/** A demo that has everything but its work. */
export async function demoAtWork(language: Language): Promise<Demo> {
  const services = await testServices();
  const { writeLog } = operationLog(services.secrets);
  let left: Schedule | undefined;
  let work: ((payload: unknown) => Promise<void>) | undefined;
  const schedule: Jobs['schedule'] = async (_tx, scheduled) => void (left = scheduled);
  const jobs = { ...services.jobs, schedule };
  await setUp(
    services,
    writeLog,
    language,
    () => undefined,
    async (tx, demo) => {
      await sampleCertifications(services)(tx, demo);
      await scheduleDemoWork({ ...services, jobs })(tx, demo);
    },
  );
  handleDemoWork({
    ...services,
    jobs: {
      ...jobs,
      handle: (_kind, given) => void (work = given),
      schedule: (tx, given) => (given.kind.startsWith('demo.') ? schedule : services.jobs.schedule)(tx, given),
    },
  });
  const countsIn: Demo['countsIn'] = async (query) => {
    const { rows } = await services.database.db.execute<{ state: string; count: number }>(sql.raw(query));
    return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
  };
  return {
    services,
    doWork: () => work!(JSON.parse(JSON.stringify(left!.payload))),
    scheduled: () => left,
    countsIn,
    tasks: () => countsIn(`select status || ' ' || approval as state, count(*)::int as count from task group by 1`),
  };
}

/** As many of the demo's tasks as have come how far. */
export const AT_EVERY_POINT = {
  'unpublished none': 1,
  'unpublished pending': 2,
  'unpublished failed': 1,
  'unpublished approved': 1,
  'published approved': 1,
  'executing approved': 1,
  'completed approved': 1,
};
