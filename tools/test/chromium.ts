import { existsSync } from 'node:fs';
import { run, type Ended } from './command.ts';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

export interface Machine {
  named: string | undefined;
  exists(path: string): boolean;
  isDebianRoot: boolean;
  run(program: string, args: string[], options?: { minutes?: number; env?: Record<string, string> }): Promise<Ended>;
}

export const thisMachine = (): Machine => ({
  named: process.env['CHROMIUM'],
  exists: existsSync,
  isDebianRoot: existsSync('/etc/debian_version') && process.getuid?.() === 0,
  run,
});

/** A Chromium that starts, installed if need be; else the reason why there is none. */
export async function findChromium(machine: Machine): Promise<{ path: string; version: string } | { reason: string }> {
  const { named } = machine;
  if (named !== undefined) return (await tryOut(machine, named)) ?? { reason: `CHROMIUM names ${named}, which does not start.` };
  const found = await firstThatStarts(machine);
  if (found) return found;
  if (!machine.isDebianRoot)
    return { reason: 'No Chromium was found. Install it (Debian: apt-get install chromium) or name one in CHROMIUM.' };
  for (const args of [['update'], ['install', '-y', 'chromium']]) {
    const { ok, output } = await machine.run('apt-get', args, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
    if (!ok) return { reason: `No Chromium was found, and apt-get ${args.join(' ')} failed:\n${output}` };
  }
  return (await firstThatStarts(machine)) ?? { reason: 'Chromium was installed and still does not start.' };
}

async function firstThatStarts(machine: Machine) {
  for (const path of PLACES.filter(machine.exists)) {
    const started = await tryOut(machine, path);
    if (started) return started;
  }
  return undefined;
}

async function tryOut(machine: Machine, path: string) {
  const { ok, output } = await machine.run(path, ['--version'], { minutes: 0.5 });
  return ok ? { path, version: output.trim() } : undefined;
}
