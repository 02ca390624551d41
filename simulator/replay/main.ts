import { ArgumentFault } from '../arguments.ts';
import { HELP, wantedFrom } from './arguments.ts';
import { replay, type Played } from './replay.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function run(): Promise<number> {
  const wanted = wantedFrom(process.argv.slice(2));
  if (!wanted) {
    say(HELP);
    return 0;
  }
  const halt = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => halt.abort());
  const played = await replay({
    ...wanted,
    signal: halt.signal,
    introduce(vehicles) {
      for (const { system, hardware } of vehicles) say(`system ${system}, mavlink:${hardware}`);
      say(`Playing to ${wanted.to.host}:${wanted.to.port}. Ctrl-C ends it.`);
    },
  });
  report(played, wanted.from);
  return played.messages > 0 || halt.signal.aborted ? 0 : 1;
}

function report({ messages, ofStations, skippedBytes, milliseconds, leaps }: Played, from: number): void {
  if (skippedBytes > 0) say(`${skippedBytes} bytes were no part of a record and were skipped.`);
  if (leaps > 0) say(`Its clock was set ${leaps} times; that was not waited for.`);
  if (messages > 0) say(`Played ${messages} messages of ${clock(milliseconds)}, and left out ${ofStations} of ground stations.`);
  else if (milliseconds > 0 && from > milliseconds) say(`The recording is over after ${clock(milliseconds)}.`);
  else say('There is nothing to play in it.');
}

function clock(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} minutes`;
}

/** What the reader can mend is told in a sentence, what they cannot keeps its stack. */
function told(error: NodeJS.ErrnoException): string | undefined {
  if (error instanceof ArgumentFault) return error.message;
  if (error.code === 'ENOTFOUND') return 'There is no such host as --to names.';
  if (error.code === 'ENOENT' || error.code === 'EISDIR' || error.code === 'EACCES')
    return `The recording cannot be read: ${error.message}`;
  return error.stack;
}

try {
  process.exitCode = await run();
} catch (error) {
  process.stderr.write(`${told(error as NodeJS.ErrnoException)}\n`);
  process.exitCode = 1;
}
