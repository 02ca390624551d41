import { createInterface } from 'node:readline';
import { ArgumentFault, HELP, startedFrom } from './arguments.ts';
import { startSimulation, type Simulation } from './fleet/simulation.ts';

const REPORT_MS = 10_000;
const SHOWN = 10;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function run(): Promise<number> {
  const started = startedFrom(process.argv.slice(2));
  if (!started) {
    say(HELP);
    return 0;
  }
  const kill = (): void => void process.kill(process.pid, 'SIGKILL');
  const simulation = await startSimulation({ ...started, kill });
  introduce(simulation);
  say(`Speaking to ${started.station.host}:${started.station.port}. Ctrl-C ends it.`);
  listen(simulation);
  const reports = simulation.members.length > 1 ? setInterval(() => report(simulation), REPORT_MS) : undefined;
  await ended(started.isAttached);
  clearInterval(reports);
  simulation.stop();
  return 0;
}

function introduce({ members }: Simulation): void {
  for (const { onboard, link } of members.slice(0, SHOWN)) {
    say(`${onboard.craft.flavour.name}, system ${onboard.system}, port ${link.port}, mavlink:${onboard.craft.hardware}`);
  }
  if (members.length > SHOWN) say(`and ${members.length - SHOWN} more`);
}

function report(simulation: Simulation): void {
  const { vehicles, flying, messagesPerSecond, cpuPercent, megabytes } = simulation.load();
  say(`${vehicles} aircraft, ${flying} in the air, ${messagesPerSecond} messages a second, CPU ${cpuPercent} %, ${megabytes} MB`);
}

/** `gps off` to all, `3: gps off` to the third. */
function listen(simulation: Simulation): void {
  createInterface({ input: process.stdin }).on('line', (line) => {
    if (line.trim() === '') return;
    const [, vehicle, order] = /^(?:\s*(\d+):)?(.*)$/.exec(line)!;
    const isDone = simulation.order(order!, vehicle === undefined ? undefined : Number(vehicle));
    say(isDone ? `done: ${line.trim()}` : `not understood: ${line.trim()} (--help lists what is)`);
  });
}

/** Whoever has started it may be gone without a word. */
const ended = (isAttached: boolean): Promise<void> =>
  new Promise((resolve) => {
    if (isAttached) process.stdin.once('close', resolve);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
  });

try {
  process.exitCode = await run();
  process.stdin.destroy();
} catch (error) {
  process.stderr.write(`${error instanceof ArgumentFault ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}
