import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { CHROMIUM, findChromium } from './chromium.ts';
import { node, type Ended } from './command.ts';
import type { FileTime } from './file-times.ts';
import { thisMachine } from './installed-program.ts';
import { findNats, NATS_SERVER } from './nats.ts';
import { reportFiles } from './report-files.ts';
import { watchStolen } from './host.ts';
import { cannotRun, type Outcome, type Step } from './schedule.ts';
import { scratchFolder } from './scratch.ts';
import { vitestOutcome, type VitestReport } from './vitest-outcome.ts';

/** Those that see the same globals together: each file is read once. */
const TYPE_PROJECTS = ['tsconfig.pure.json', 'tsconfig.node.json', 'tsconfig.browser.json', 'console'];
const RESULTS = join(ROOT, '.cache/test');
const ONE_BY_ONE = ['--no-file-parallelism'];
const bin = (path: string): string => join('node_modules', path);

/** Several programs, each one check. */
async function checks(named: Record<string, () => Promise<Ended>>): Promise<Outcome> {
  const outcome: Outcome = { passed: 0, failed: 0, output: '' };
  for (const [name, start] of Object.entries(named)) {
    const { ok, output } = await start();
    outcome[ok ? 'passed' : 'failed'] += 1;
    if (!ok) outcome.output += `${name} failed:\n${output.trimEnd()}\n`;
  }
  return outcome;
}

async function vitest(project: string, args: string[], env: Record<string, string> = {}): Promise<Outcome> {
  mkdirSync(RESULTS, { recursive: true });
  const { report, times } = reportFiles(join(RESULTS, project));
  for (const earlier of [report, times]) rmSync(earlier, { force: true });
  const worstStolen = watchStolen();
  const ended = await node([bin('vitest/vitest.mjs'), 'run', '--project', project, '--project', `${project}-mocking`, ...args], {
    env: { TMPDIR: scratchFolder(), TEST_RESULTS: join(RESULTS, project), ...env },
    minutes: 50,
  });
  const outcome = vitestOutcome(ended, read<VitestReport>(report), args.length > 0);
  return { ...outcome, times: read<FileTime[]>(times) ?? [], stolen: worstStolen() };
}

/** Nothing where vitest fell before it could write. */
function read<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}

function everyStep(forVitest: string[], env: Record<string, string> = {}): Step[] {
  let [chromium, nats] = ['', ''];
  return [
    {
      name: 'browser',
      run: async () => {
        const found = await findChromium(thisMachine(CHROMIUM.variable));
        if ('reason' in found) return cannotRun(found.reason);
        chromium = found.path;
        return { passed: 1, failed: 0, output: '' };
      },
    },
    {
      name: 'nats',
      run: async () => {
        const found = await findNats(thisMachine(NATS_SERVER.variable));
        if ('reason' in found) return cannotRun(found.reason);
        nats = found.path;
        return { passed: 1, failed: 0, output: '' };
      },
    },
    {
      name: 'types',
      run: () =>
        checks(
          Object.fromEntries(TYPE_PROJECTS.map((project) => [`tsc ${project}`, () => node([bin('typescript/bin/tsc'), '-p', project])])),
        ),
    },
    { name: 'lint', run: () => checks({ oxlint: () => node([bin('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings']) }) },
    { name: 'format', run: () => checks({ 'oxfmt (npm run format mends it)': () => node([bin('oxfmt/bin/oxfmt'), '--check']) }) },
    { name: 'walls', run: () => checks({ 'import walls': () => node(['tools/checks/walls.ts']) }) },
    {
      name: 'generated',
      run: () =>
        checks({
          'openapi and client': () => node(['tools/checks/generated.ts', 'files']),
          migrations: () => node(['tools/checks/generated.ts', 'migrations']),
        }),
    },
    {
      name: 'words',
      run: () =>
        checks({ 'literal texts': () => node(['tools/checks/literal-text.ts']), 'words in use': () => node(['tools/checks/words.ts']) }),
    },
    { name: 'unit', run: () => vitest('unit', forVitest, env) },
    { name: 'build', run: () => checks({ console: () => node(['tools/checks/console-build.mjs']) }) },
    {
      name: 'server',
      after: ['nats', 'build'],
      run: () => vitest('server', forVitest, { ...env, NATS_SERVER: nats }),
      runAlone: (files) => vitest('server', [...ONE_BY_ONE, ...files], { NATS_SERVER: nats }),
    },
    {
      name: 'e2e',
      after: ['browser', 'build'],
      alone: true,
      run: () => vitest('e2e', forVitest, { CHROMIUM: chromium }),
      runAlone: (files) => vitest('e2e', [...ONE_BY_ONE, ...files], { CHROMIUM: chromium }),
    },
    {
      name: 'long',
      after: ['nats', 'build'],
      alone: true,
      run: () => vitest('long', forVitest, { ...env, NATS_SERVER: nats }),
    },
  ];
}

const ONLY_LONG = 'long';

/** Everything that `npm test` looks at. `forVitest` are arguments that narrow the vitest steps. */
export const allSteps = (forVitest: string[] = []): Step[] => everyStep(forVitest).filter(({ name }) => name !== ONLY_LONG);

/** As many as an enterprise or a file may have, and other cases each time. */
const LONG_RUN = { RANDOM_SEED: '1', KILL_ROUNDS: '200', FLIGHT_FILE_MB: '2048', RECHECK_ROUTES: '10000' };
const IN_LONG_RUN: readonly string[] = ['nats', 'build', 'unit', 'server', ONLY_LONG];

/** Everything that `npm run test:long` looks at: kills, full disks, lossy links, several servers, and random cases of all rules. */
export const longSteps = (forVitest: string[] = []): Step[] =>
  everyStep(forVitest, LONG_RUN).flatMap(({ runAlone: _, ...step }) => (IN_LONG_RUN.includes(step.name) ? [step] : []));
