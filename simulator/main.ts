import { once } from 'node:events';
import { createInterface, type Interface } from 'node:readline';
import { ArgumentFault, HELP, startedFrom } from './arguments.ts';
import { startSimulation, type Simulation } from './fleet/simulation.ts';

const REPORT_MS = 10_000;
const SHOWN = 10;
/** Streams of ten a second lose messages from here on. */
const SLOW_BEAT_MS = 200;
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
  const input = listen(simulation);
  const reports = simulation.members.length > 1 ? setInterval(() => report(simulation), REPORT_MS) : undefined;
  await Promise.race([ended(), ...(started.isTied ? [once(input, 'close')] : [])]);
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
  const { vehicles, flying, messagesPerSecond, cpuPercent, megabytes, beatMs } = simulation.load();
  say(`${vehicles} aircraft, ${flying} in the air, ${messagesPerSecond} messages a second, CPU ${cpuPercent} %, ${megabytes} MB`);
  if (beatMs > SLOW_BEAT_MS) say(`Too slow: ${beatMs} ms passed between two steps, so less was sent than was asked for.`);
}

/** `gps off` to all, `3: gps off` to the third. */
function listen(simulation: Simulation): Interface {
  return createInterface({ input: process.stdin }).on('line', (line) => {
    if (line.trim() === '') return;
    const [, vehicle, order] = /^(?:\s*(\d+):)?(.*)$/.exec(line)!;
    const isDone = simulation.order(order!, vehicle === undefined ? undefined : Number(vehicle));
    say(isDone ? `done: ${line.trim()}` : `not understood: ${line.trim()} (--help lists what is)`);
  });
}

/** What the reader can mend is told in a sentence, what they cannot keeps its stack. */
function told(error: NodeJS.ErrnoException): string | undefined {
  if (error instanceof ArgumentFault) return error.message;
  if (error.code === 'EMFILE') return 'This machine allows no more sockets (ulimit -n): let aircraft share them by --per-socket.';
  if (error.code === 'EADDRINUSE') return 'The port of --listen is in use.';
  if (error.code === 'ENOTFOUND') return 'There is no such host as --station names.';
  return error.stack;
}

const ended = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
  });

try {
  process.exitCode = await run();
  process.stdin.destroy();
} catch (error) {
  process.stderr.write(`${told(error as NodeJS.ErrnoException)}\n`);
  process.exit(1);
}
