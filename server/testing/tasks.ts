import { changeDeviceState } from '@skyhelm/contract/device';
import { shareDevice } from '@skyhelm/contract/device-share';
import { addSite } from '@skyhelm/contract/site';
import { addTask, getTask } from '@skyhelm/contract/task';
import type { InputOf } from '@skyhelm/contract/endpoint';
import type { DeviceId, SiteId, TaskId, UserId } from '@skyhelm/contract/ids';
import { getMessages } from '@skyhelm/contract/message';
import type { Permission } from '@skyhelm/contract/permissions';
import { usualParameters } from '@skyhelm/core/task/parameters';
import type { AircraftCategory, LicenceGrade } from '@skyhelm/core/certification/licence';
import { newId } from '../platform/ids.ts';
import type { DatabaseJobs } from '../platform/jobs/database-jobs.ts';
import type { CallOptions, TestApp } from './app.ts';
import { fleetOf } from './fleet.ts';
import type { People, Person } from './people.ts';
import { lockAnyTask } from '../features/task/index.ts';
import { updateTask } from '../features/task/task.store.ts';
import { certification } from '../tables/certification.table.ts';

type Form = InputOf<typeof addTask>;

/** Each site has a degree of its own, so that no two tests meet in the air, however many files one worker runs. */
let sites = 190;
const [WEST, DEGREES, NORTH] = [-170, 340, 50];

const placeOfItsOwn = (): { longitude: number; latitude: number } => {
  sites += 1;
  return { longitude: WEST + (sites % DEGREES), latitude: NORTH - Math.floor(sites / DEGREES) };
};

/** Tasks for tests about them. */
export const tasksOf = (app: TestApp, as: CallOptions) => ({
  async site(name?: string): Promise<{ id: SiteId; longitude: number; latitude: number }> {
    const place = placeOfItsOwn();
    return { ...(await app.done(addSite, { name: name ?? `Field ${sites}`, ...place }, as)), ...place };
  },
  /** One spot, 100 m north of its site. */
  async form(name: string, given: Partial<Form> = {}): Promise<Form> {
    const site = await this.site();
    return {
      name,
      siteId: site.id,
      plan: { type: 'spot', spots: [{ longitude: site.longitude, latitude: site.latitude + 0.001 }], photographs: true, tilt: -90 },
      parameters: usualParameters('spot'),
      deviceType: 'multirotor',
      mount: 'zoomCamera',
      deadline: new Date(app.services.clock.now().getTime() + 48 * 3_600_000).toISOString(),
      ...given,
    };
  },
  async add(name: string, given: Partial<Form> = {}, by = as): Promise<{ id: TaskId; version: number }> {
    return app.done(addTask, await this.form(name, given), by);
  },
  /** Completed by somebody, without all that leads there. */
  flown: (id: TaskId, executorId: UserId) =>
    app.services.database.db.transaction(async (tx) => {
      const row = await lockAnyTask(tx, app.main.enterpriseId, id);
      await updateTask(tx, row!, { status: 'completed', executorId }, app.services.clock.now());
    }),
  read: (id: TaskId, by = as) => app.done(getTask, { id }, by),
  /** The task as it is now, for the next step. */
  async now(id: TaskId): Promise<{ id: TaskId; version: number }> {
    const { version } = await app.done(getTask, { id }, as);
    return { id, version };
  },
});

/** An aircraft in use, which these people may fly. */
export async function aircraft(app: TestApp, as: CallOptions, name: string, ...userNames: string[]): Promise<DeviceId> {
  const id = await fleetOf(app, as).add(name);
  await app.done(changeDeviceState, { id, action: 'use' }, as);
  for (const userName of userNames) await app.done(shareDevice, { id, userName, mayFly: true }, as);
  return id;
}

/** Somebody with papers, who sees what is their own. */
export async function newPilot(
  app: TestApp,
  people: People,
  name: string,
  { permissions = ['task:query'], ...licence }: { permissions?: readonly Permission[] } & Parameters<typeof certify>[2] = {},
): Promise<Person> {
  const person = await people.person(name, [await people.role(`Role of ${name}`, { permissions: [...permissions], dataScope: 'self' })]);
  await certify(app, person.id, licence);
  return person;
}

/** Somebody whose identity and licence have passed. */
export async function certify(
  { services, main }: TestApp,
  userId: UserId,
  given: { model?: AircraftCategory; grade?: LicenceGrade; expiresOn?: string } = {},
): Promise<void> {
  const { model = 'multirotor', grade = 'bvlos', expiresOn = '2999-01-01' } = given;
  const common = { enterpriseId: main.enterpriseId, userId, state: 'passed', photoIds: [], queue: 1, submittedAt: new Date(0) } as const;
  await services.database.db.insert(certification).values([
    { id: newId(), kind: 'realName', facts: { authenticationType: 'idCard' }, ...common, photoIds: [] },
    { id: newId(), kind: 'pilot', facts: { licenceType: 'caac', model, grade }, expiresOn, ...common, photoIds: [] },
  ]);
}

export const runDue = ({ services }: TestApp) => (services.jobs as DatabaseJobs).runDue();

/** What somebody was told of tasks, the first first. */
export const toldOf = async (app: TestApp, by: CallOptions): Promise<string[]> =>
  (await app.done(getMessages, { isAsc: true, pageSize: 200 }, by)).rows
    .filter(({ kind }) => kind.startsWith('task'))
    .map(({ kind }) => kind);
