import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
export const READY = /ready: (http:\S+)/;

export interface Run {
  child: ChildProcess;
  output(): string;
  /** Resolves when the output has said so; rejects when the program ends first. */
  said(pattern: RegExp): Promise<RegExpExecArray>;
  ended: Promise<number>;
}

/** A program of ours in a process of its own; `under`: what starts it. */
export function run(program: string, args: string[], env: NodeJS.ProcessEnv = {}, under: string[] = []): Run {
  // As `npm start` sets them: without the last two it starts as well, only slower.
  const { PATH, NODE_COMPILE_CACHE, NODE_OPTIONS } = process.env;
  const given = {
    PATH,
    NODE_COMPILE_CACHE,
    NODE_OPTIONS,
    LANG: 'en_GB.UTF-8',
    LOG_LEVEL: 'warn',
    PORT: '0',
    MAVLINK_UDP: '0',
    DEMO: 'false',
    ...env,
  };
  const [command, ...rest] = [...under, process.execPath, program, ...args];
  const child = spawn(command!, rest, { env: given, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  const ended = once(child, 'close').then(([code, signal]) => (code as number | null) ?? (signal as unknown as number));
  const said = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const look = () => {
        const found = pattern.exec(output);
        if (found) resolve(found);
      };
      child.stdout.on('data', look);
      child.stderr.on('data', look);
      void ended.then((code) => reject(new Error(`ended with ${code}: ${output}`)));
      look();
    });
  return { child, output: () => output, said, ended };
}

/** The server serves the console and does not start without it. */
export async function buildConsole(): Promise<void> {
  const build = run(fileURLToPath(new URL('../../tools/checks/console-build.mjs', import.meta.url)), []);
  if ((await build.ended) !== 0) throw new Error(build.output());
}
