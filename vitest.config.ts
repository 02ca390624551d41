import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { FileTimes } from './tools/test/file-times.ts';
import { LongestFirst } from './tools/test/longest-first.ts';
import { mockingFiles } from './tools/test/mocking-files.ts';
import { reportFiles } from './tools/test/report-files.ts';

/** Only who waits in vain waits that long: a machine whose host is busy elsewhere may stand still for half a minute. */
const PATIENTLY = { poll: { timeout: 60_000 } };

/** `npm test` counts by what is written there. */
const results = process.env['TEST_RESULTS'];
const written = results === undefined ? undefined : reportFiles(results);

/** Kills, full disks, lossy links and floods: `npm run test:long`. */
const LONG = '**/*.long.test.ts';
const UNIT_FOLDERS = ['core', 'contract', 'i18n', 'simulator', 'tools', 'console', 'client'];
const [unitMocking, serverMocking] = [mockingFiles(UNIT_FOLDERS), mockingFiles(['server'])];

const unit = {
  setupFiles: ['tools/test/fixed-seed.ts'],
  // The other steps of a whole run have the processor at the same time.
  testTimeout: 240_000,
  expect: PATIENTLY,
};
const server = {
  // A third of the time they wait for programs of their own, for lost packets and for the database.
  maxWorkers: availableParallelism() + 1,
  globalSetup: ['server/testing/postgres-setup.ts'],
  setupFiles: ['tools/test/fixed-seed.ts', 'server/testing/each-file.ts'],
  testTimeout: 180_000,
  hookTimeout: 300_000,
  expect: PATIENTLY,
};

export default defineConfig({
  test: {
    // Left to itself the runner keeps one core for its own work, of which it has none after the first seconds.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongestFirst },
    reporters: written ? ['default', ['json', { outputFile: written.report }], new FileTimes(written.times)] : ['default'],
    projects: [
      {
        test: {
          name: 'unit',
          include: [`{${UNIT_FOLDERS.join(',')}}/**/*.test.ts`],
          exclude: ['**/node_modules/**', ...unitMocking],
          // Rules without state of their own: loading them anew for each file would take longer than all the tests do.
          isolate: false,
          ...unit,
        },
      },
      { test: { name: 'unit-mocking', include: unitMocking, ...unit } },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: ['**/node_modules/**', LONG, ...serverMocking],
          // Each file has a database of its own; the modules, which take half of the time to load, are shared.
          isolate: false,
          ...server,
        },
      },
      { test: { name: 'server-mocking', include: serverMocking, ...server } },
      { test: { name: 'long', include: [`server/${LONG}`], isolate: false, ...server, testTimeout: 3_600_000 } },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          exclude: ['**/node_modules/**'],
          globalSetup: ['e2e/testing/product-setup.ts'],
          // The stories of all files share a browser and a product, and what drives them is loaded once.
          isolate: false,
          // A story waits for answers, timers and animations half of its time.
          maxWorkers: availableParallelism() + 2,
          testTimeout: 360_000,
          hookTimeout: 300_000,
          expect: PATIENTLY,
        },
      },
    ],
  },
});
