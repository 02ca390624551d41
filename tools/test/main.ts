import { choose } from './choose.ts';
import { endAll } from './command.ts';
import { slowest } from './file-times.ts';
import { calmAgain } from './host.ts';
import { runSteps, type Outcome, type Step } from './schedule.ts';
import { secondLook } from './second-look.ts';
import { allSteps, longSteps } from './steps.ts';

const begun = Date.now();
/** Enough to see what a run waits for. */
const SHOWN = 12;
const isLong = process.argv[2] === '--long';
const stepsFor = isLong ? longSteps : allSteps;
const args = process.argv.slice(isLong ? 3 : 2);
const choice = choose(args, stepsFor());

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    endAll();
    process.exit(1);
  });
}

if ('refusal' in choice) {
  console.log(choice.refusal);
  finish([]);
} else {
  const names = new Set(choice.steps.map((step) => step.name));
  if (args.length > 0)
    console.log(`Only ${[...names].join(', ')}${choice.forVitest.length > 0 ? `, with ${choice.forVitest.join(' ')}` : ''}.`);
  const steps = stepsFor(choice.forVitest).filter((step) => names.has(step.name));
  const outcomes = await runSteps(steps, { started: (step) => console.log(`  ... ${step.name}`), ended: tell });
  // Whoever chooses a few tests looks at them alone anyway.
  finish(choice.forVitest.length > 0 ? [...outcomes.values()] : await lookAgain(steps, outcomes));
}

async function lookAgain(steps: Step[], outcomes: Map<string, Outcome>): Promise<Outcome[]> {
  const looked: Outcome[] = [];
  const calm = calmAgain();
  for (const step of steps) {
    const first = outcomes.get(step.name)!;
    const { outcome, unsteady } = await secondLook(step, first, calm);
    looked.push(outcome);
    if (outcome.output !== first.output) console.log(`\nFell again in ${step.name}, alone:\n${outcome.output.trimEnd()}`);
    if (unsteady.length > 0) console.log(`\nUnsteady in ${step.name}: fell beside the others (see above), passed alone`);
    for (const name of unsteady) console.log(`  ${name}`);
  }
  return looked;
}

function tell(step: Step, { passed, failed, output, stolen }: Outcome, seconds: number): void {
  if (failed > 0) console.log(`\n${output.trimEnd()}\n`);
  if (failed > 0 && stolen !== undefined) console.log(`Taken by the machine's host, in the worst half minute: ${stolen.toFixed(0)} %`);
  console.log(`${failed > 0 ? 'FAIL' : 'ok  '} ${step.name.padEnd(9)} ${passed} passed, ${failed} failed, ${seconds.toFixed(1)} s`);
}

/** The last line is what people and machines read. */
function finish(outcomes: Outcome[]): void {
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, outcomes.length === 0 ? 1 : 0);
  const slow = slowest(
    outcomes.flatMap(({ times = [] }) => times),
    SHOWN,
  );
  if (slow.length > 0) console.log('\nThe slowest files, with what they wait for beside the others:');
  for (const { file, seconds } of slow) console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`);
  console.log(`\n${((Date.now() - begun) / 1000).toFixed(0)} s`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
