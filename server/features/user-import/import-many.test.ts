import { heartbeat } from '@skyhelm/contract/session';
import { checkOperations } from '@skyhelm/contract/operation-log';
import { getUsers } from '@skyhelm/contract/user';
import { beforeAll, expect, test, vi } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { peopleOf } from '../../testing/people.ts';
import { csv, faultsOf, importing, manyRows } from './import-testing.ts';

vi.setConfig({ testTimeout: 300_000 });

let app: TestApp;
let imports: ReturnType<typeof importing>;
const ROWS = manyRows(10_000);

beforeAll(async () => {
  app = await testApp();
  const people = await peopleOf(app);
  await people.role('Pilot');
  imports = importing(app, people);
});

const totalOf = async () => (await app.done(getUsers, { keyword: 'person' }, app.main)).total;

test('of 10,000 rows one is bad: it is named, and nobody is saved', async () => {
  const state = await imports.run(csv(...ROWS.with(7_776, 'Person,person7776,12345,,,Pilot,,')));
  expect(state).toMatchObject({ phase: 'faulty', faultCount: 1, total: 10_000 });
  expect(faultsOf(state)).toEqual(['7778 | mobile | Phone number format error | 12345']);
  expect(await totalOf()).toBe(0);
});

test('10,000 people are saved with as many log entries, and the server answers meanwhile', async () => {
  const waits: number[] = [];
  let isOver = false;
  const beats = (async () => {
    while (!isOver) {
      const before = performance.now();
      await app.done(heartbeat, {}, app.main);
      waits.push(performance.now() - before);
      await new Promise((next) => setTimeout(next, 20));
    }
  })();
  const phases = new Set<string>();
  const state = await imports.start(csv(...ROWS)).then(async () => {
    const watch = setInterval(() => void imports.look().then((seen) => phases.add(`${seen?.phase}`)), 100);
    const ended = await imports.ended();
    clearInterval(watch);
    return ended;
  });
  isOver = true;
  await beats;
  expect(state).toMatchObject({ phase: 'done', done: 10_000, passwordCount: 10_000 });
  expect(await totalOf()).toBe(10_000);
  expect([...phases]).toEqual(expect.arrayContaining(['saving']));
  expect(await app.done(checkOperations, {}, app.main)).toMatchObject({ faults: 0 });
  expect(waits.length).toBeGreaterThan(20);
  const sorted = waits.toSorted((one, other) => one - other);
  expect(sorted[Math.floor(sorted.length * 0.95)], `waits of ${sorted.length} calls`).toBeLessThan(400);
});
