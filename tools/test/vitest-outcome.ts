import type { Ended } from './command.ts';
import type { FallenFile, Outcome } from './schedule.ts';

/** What the JSON reporter of vitest writes, as far as it is read here. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; status: string; message: string; assertionResults: { status: string; fullName: string }[] }[];
}

/**
 * Counts what vitest found. A file that does not load, an error outside any test, a test that was skipped and a run
 * that found no test at all are failures: each would otherwise look like success.
 */
export function vitestOutcome({ ok, output }: Ended, report: VitestReport | undefined, narrowed: boolean): Outcome {
  if (!report) return { passed: 0, failed: 1, output: `${output}\nvitest ended without a report.\n` };
  const tests = report.testResults.flatMap((file) => file.assertionResults);
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  // Whoever chooses tests by name leaves the others out on purpose.
  const skipped = narrowed ? [] : tests.filter((test) => test.status !== 'passed' && test.status !== 'failed');
  const faults = [
    ...broken.map((file) => `${file.name} could not be run: ${file.message}`),
    ...skipped.map((test) => `skipped: ${test.fullName}`),
    ...(report.numPassedTests + report.numFailedTests === 0 && broken.length === 0 ? ['No test was run.'] : []),
  ];
  const failed = report.numFailedTests + faults.length;
  if (!ok && failed === 0) faults.push('vitest failed outside the tests (see above).');
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + faults.length,
    output: [output, ...faults, ''].join('\n'),
    // Whatever is wrong beyond tests that fell is not to be cured by running those again.
    fallen: faults.length > broken.length ? [] : report.testResults.filter((file) => file.status === 'failed').map(fallenFile),
  };
}

const fallenFile = ({ name, assertionResults }: VitestReport['testResults'][number]): FallenFile => ({
  file: name,
  passed: assertionResults.filter((test) => test.status === 'passed').length,
  tests: assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName),
});
