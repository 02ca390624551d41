import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findChromium } from './chromium.ts';
import type { Machine } from './installed-program.ts';
import { findNats } from './nats.ts';
import { choose } from './choose.ts';
import { run } from './command.ts';
import { ROOT } from '../root.ts';
import { slowest } from './file-times.ts';
import { LONG } from './longest-first.ts';
import { runSteps, type Outcome, type Step } from './schedule.ts';
import { secondLook } from './second-look.ts';
import { scratchPlace } from './scratch.ts';
import { vitestOutcome, type VitestReport } from './vitest-outcome.ts';

const GOOD: Outcome = { passed: 1, failed: 0, output: '' };
const SILENT = { started: () => undefined, ended: () => undefined };
const step = (name: string, more: Partial<Step> = {}): Step => ({ name, run: () => Promise.resolve(GOOD), ...more });

test('every step runs although one fails, and what stood on it fails with the reason', async () => {
  const outcomes = await runSteps(
    [step('build', { run: () => Promise.reject(new Error('no room on the disk')) }), step('e2e', { after: ['build'] }), step('unit')],
    SILENT,
  );
  expect(outcomes.get('build')).toMatchObject({ failed: 1, output: expect.stringContaining('no room on the disk') as string });
  expect(outcomes.get('e2e')).toMatchObject({ passed: 0, failed: 1, output: 'Cannot run: build failed.\n' });
  expect(outcomes.get('unit')).toEqual(GOOD);
});

test('two run at a time, and one that must be alone is', async () => {
  let now = 0;
  const seen: Record<string, number> = {};
  const watched = (name: string, more: Partial<Step> = {}) =>
    step(name, {
      ...more,
      run: async () => {
        now += 1;
        await new Promise((resolve) => setImmediate(resolve));
        seen[name] = now;
        await new Promise((resolve) => setImmediate(resolve));
        now -= 1;
        return GOOD;
      },
    });
  await runSteps([watched('a'), watched('b'), watched('c'), watched('whole', { alone: true })], SILENT);
  expect(seen).toEqual({ a: 2, b: 2, c: 1, whole: 1 });
});

const STEPS = [step('unit'), step('build'), step('browser'), step('e2e', { after: ['build', 'browser'] })];
const chosen = (...args: string[]) => {
  const choice = choose(args, STEPS);
  return 'refusal' in choice ? choice.refusal : [choice.steps.map((one) => one.name), choice.forVitest];
};

test('steps are chosen by name, with what they stand on, and the rest is for vitest', () => {
  expect(chosen()).toEqual([['unit', 'build', 'browser', 'e2e'], []]);
  expect(chosen('e2e')).toEqual([['build', 'browser', 'e2e'], []]);
  expect(chosen('unit', '-t', 'unit of work')).toEqual([['unit'], ['-t', 'unit of work']]);
  expect(chosen('unit', 'core/geo/point.test.ts')).toEqual([['unit'], ['core/geo/point.test.ts']]);
  expect(chosen('unti')).toContain('no step "unti"');
  expect(chosen('--bail')).toContain('Name the step');
});

const report = (...statuses: string[]): VitestReport => ({
  numPassedTests: statuses.filter((status) => status === 'passed').length,
  numFailedTests: statuses.filter((status) => status === 'failed').length,
  testResults: [
    {
      name: 'a.test.ts',
      status: statuses.includes('failed') ? 'failed' : 'passed',
      message: '',
      assertionResults: statuses.map((status) => ({ status, fullName: `a ${status} test` })),
    },
  ],
});
const counted = (ok: boolean, given: VitestReport | undefined, narrowed = false) => {
  const { passed, failed, output } = vitestOutcome({ ok, output: 'what vitest wrote' }, given, narrowed);
  return { passed, failed, output };
};

test('vitest is counted by its report', () => {
  expect(counted(true, report('passed', 'passed'))).toMatchObject({ passed: 2, failed: 0 });
  expect(counted(false, report('passed', 'failed'))).toMatchObject({ passed: 1, failed: 1 });
});

test('nothing counts as success by not having run', () => {
  expect(counted(true, report('passed', 'skipped', 'todo'))).toMatchObject({
    passed: 1,
    failed: 2,
    output: expect.stringContaining('skipped: a todo test') as string,
  });
  expect(counted(true, report())).toMatchObject({ passed: 0, failed: 1, output: expect.stringContaining('No test was run') as string });
  expect(counted(false, undefined)).toMatchObject({ passed: 0, failed: 1 });
  expect(counted(false, report('passed'))).toMatchObject({
    passed: 1,
    failed: 1,
    output: expect.stringContaining('outside the tests') as string,
  });
  const unread = {
    ...report(),
    testResults: [{ name: 'b.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] }],
  };
  expect(counted(false, unread)).toMatchObject({ passed: 0, failed: 1, output: expect.stringContaining('Cannot find module') as string });
});

test('tests left out by whoever chose some by name are no failures', () => {
  expect(counted(true, report('passed', 'skipped'), true)).toMatchObject({ passed: 1, failed: 0 });
});

const fell = (...files: string[]): Outcome => ({
  passed: 10,
  failed: files.length,
  output: '',
  fallen: files.map((file) => ({ file, passed: 2, tests: ['flies'] })),
});
const fellStarved = (...files: string[]): Outcome => ({ ...fell(...files), stolen: 60 });
const looked = async (first: Outcome, ...again: Outcome[]) => {
  const asked: string[][] = [];
  let waited = 0;
  const { outcome, unsteady } = await secondLook(
    step('server', { runAlone: (files) => Promise.resolve(again[asked.push(files) - 1]!) }),
    first,
    () => {
      waited += 1;
      return Promise.resolve();
    },
  );
  return { passed: outcome.passed, failed: outcome.failed, unsteady, asked, waited };
};

test('what fell is run once more alone, and told by name where it passes then', async () => {
  const passing = { passed: 3, failed: 0, output: '' };
  expect(await looked(fell('a.test.ts'), passing)).toEqual({
    passed: 11,
    failed: 0,
    unsteady: ['a.test.ts: flies'],
    asked: [['a.test.ts']],
    waited: 0,
  });
  expect(await looked(fell('a.test.ts'), { ...fell('a.test.ts'), passed: 2 })).toMatchObject({ passed: 10, failed: 1, unsteady: [] });
});

test('where the host took the cores away, whatever fell is run again once it is calm, and once more where it was not', async () => {
  const many = ['a', 'b', 'c', 'd', 'e', 'f'];
  expect(await looked(fellStarved(...many), { passed: 18, failed: 0, output: '' })).toMatchObject({
    passed: 16,
    failed: 0,
    asked: [many],
    waited: 1,
  });
  const halfStarved = { ...fellStarved('b'), passed: 5 };
  expect(await looked(fellStarved('a', 'b'), halfStarved, { passed: 3, failed: 0, output: '' })).toMatchObject({
    passed: 12,
    failed: 0,
    unsteady: ['a: flies', 'b: flies'],
    asked: [['a', 'b'], ['b']],
    waited: 2,
  });
});

test('what falls while the cores are there has failed, whatever was taken before', async () => {
  expect(await looked(fellStarved('a', 'b'), { ...fell('b'), passed: 5 })).toMatchObject({ passed: 10, failed: 2, unsteady: [] });
  const again = { ...fellStarved('a'), passed: 2 };
  expect(await looked(fellStarved('a'), again, again, again, GOOD)).toMatchObject({ failed: 1, asked: [['a'], ['a'], ['a']] });
});

test('nothing is run again where all is well, where too much fell, or where it was not a test that fell', async () => {
  for (const first of [GOOD, fell('a', 'b', 'c', 'd', 'e', 'f'), { passed: 10, failed: 1, output: 'vitest fell' }])
    expect(await looked(first, GOOD)).toEqual({ passed: first.passed, failed: first.failed, unsteady: [], asked: [], waited: 0 });
  const fallenOf = (ok: boolean, ...statuses: string[]) => vitestOutcome({ ok, output: '' }, report(...statuses), false).fallen;
  expect(fallenOf(false, 'passed', 'failed')).toEqual([{ file: 'a.test.ts', passed: 1, tests: ['a failed test'] }]);
  expect(fallenOf(false, 'failed', 'skipped')).toEqual([]);
  expect(fallenOf(false, 'passed')).toEqual([]);
});

test('the files that took longest are told first', () => {
  const times = [4, 90, 0.5, 12].map((seconds) => ({ file: `${seconds}.test.ts`, seconds }));
  expect(slowest(times, 3).map(({ seconds }) => seconds)).toEqual([90, 12, 4]);
});

test('those that are begun first are there', () => {
  expect(LONG.filter((name) => !existsSync(join(ROOT, name)))).toEqual([]);
});

test('a program that is not there, fails or hangs is a failure with its reason', async () => {
  expect(await run('/nowhere/program', [])).toMatchObject({ ok: false, output: expect.stringContaining('cannot be run') as string });
  expect(await run(process.execPath, ['-e', 'console.log("out"); console.error("err"); process.exit(3)'])).toEqual({
    ok: false,
    output: 'out\nerr\n',
  });
  const hanging = await run(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { minutes: 0.005 });
  expect(hanging).toMatchObject({ ok: false, output: expect.stringContaining('it hangs') as string });
});

test('the tests write into memory only where there is plenty of it', () => {
  const [plenty, little] = [8 * 2 ** 30, 2 ** 30];
  expect(scratchPlace(plenty, plenty)).toBe('/dev/shm');
  for (const [room, memory] of [
    [plenty, little],
    [little, plenty],
    [0, plenty],
  ] as const)
    expect(scratchPlace(room, memory)).toBe(tmpdir());
});

/** A machine on which only the programs named here start. */
function machine(working: string[], { debian = [], ...more }: Partial<Machine> & { debian?: string[] } = {}): Machine & { ran: string[] } {
  const ran: string[] = [];
  return {
    ran,
    named: undefined,
    exists: (path) => working.includes(path),
    isDebianRoot: false,
    run: (program, args) => {
      ran.push([program, ...args].join(' '));
      const wanted = program === 'apt-get' && args[0] === 'install' ? args.at(-1)! : undefined;
      if (wanted && debian.includes(wanted)) working.push(`/usr/bin/${wanted}`);
      return Promise.resolve({ ok: working.includes(program) && (!wanted || debian.includes(wanted)), output: 'Chromium 1' });
    },
    ...more,
  };
}

test('a Chromium that is there is used', async () => {
  expect(await findChromium(machine(['/usr/bin/google-chrome']))).toMatchObject({ path: '/usr/bin/google-chrome' });
  expect(await findChromium(machine(['/opt/mine'], { named: '/opt/mine' }))).toMatchObject({ path: '/opt/mine' });
});

test('one that is named and does not start is not replaced in silence', async () => {
  expect(await findChromium(machine(['/usr/bin/chromium'], { named: '/opt/mine' }))).toEqual({
    reason: 'CHROMIUM names /opt/mine, which does not start.',
  });
});

test('the one without windows is taken before others, and installed where that is possible', async () => {
  const both = machine(['/usr/bin/chromium', '/usr/bin/chromium-headless-shell']);
  expect(await findChromium(both)).toMatchObject({ path: '/usr/bin/chromium-headless-shell' });
  const debian = machine(['apt-get', '/usr/bin/chromium'], { isDebianRoot: true, debian: ['chromium-headless-shell'] });
  expect(await findChromium(debian)).toMatchObject({ path: '/usr/bin/chromium-headless-shell' });
  const older = machine(['apt-get', '/usr/bin/chromium'], { isDebianRoot: true });
  expect(await findChromium(older)).toMatchObject({ path: '/usr/bin/chromium' });
});

test('where there is none it is installed if that is possible, else the reason is given', async () => {
  const debian = machine(['apt-get'], { isDebianRoot: true, debian: ['chromium'] });
  expect(await findChromium(debian)).toMatchObject({ path: '/usr/bin/chromium' });
  expect(debian.ran.slice(-2)).toEqual(['apt-get install -y chromium', '/usr/bin/chromium --version']);
  expect(await findChromium(machine([], { isDebianRoot: true }))).toMatchObject({
    reason: expect.stringContaining('apt-get update failed') as string,
  });
  expect(await findChromium(machine([]))).toMatchObject({ reason: expect.stringContaining('No Chromium was found') as string });
});

test('a NATS server is found, named or installed in the same way', async () => {
  expect(await findNats(machine(['/usr/sbin/nats-server']))).toMatchObject({ path: '/usr/sbin/nats-server' });
  const debian = machine(['apt-get'], { isDebianRoot: true, debian: ['nats-server'] });
  expect(await findNats(debian)).toMatchObject({ path: '/usr/bin/nats-server' });
  expect(await findNats(machine([], { named: '/opt/mine' }))).toEqual({ reason: 'NATS_SERVER names /opt/mine, which does not start.' });
  expect(await findNats(machine([]))).toEqual({
    reason: 'No NATS server was found. Install it (Debian: apt-get install nats-server) or name one in NATS_SERVER.',
  });
});

test('on a fresh machine both programs are installed, though packages are installed by one hand at a time', async () => {
  let busy = false;
  const fresh = machine(['apt-get'], { isDebianRoot: true, debian: ['chromium-headless-shell', 'nats-server'] });
  const { run } = fresh;
  const locked: Machine = {
    ...fresh,
    run: async (program, args) => {
      if (program !== 'apt-get') return await run(program, args);
      if (busy) return { ok: false, output: 'Could not get lock' };
      busy = true;
      await new Promise(setImmediate);
      busy = false;
      return await run(program, args);
    },
  };
  const [chromium, nats] = await Promise.all([findChromium(locked), findNats(locked)]);
  expect(chromium).toMatchObject({ path: '/usr/bin/chromium-headless-shell' });
  expect(nats).toMatchObject({ path: '/usr/bin/nats-server' });
});
