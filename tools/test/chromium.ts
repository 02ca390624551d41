import { existsSync } from 'node:fs';
import { run, type Ended } from './command.ts';

/** The same Chromium without what it takes to show a window: a page costs it half of the processor time. */
const SHELL = '/usr/bin/chromium-headless-shell';
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
export async function findChromium(machine: Machine): Promise<Found | { reason: string }> {
  const { named } = machine;
  if (named !== undefined) return (await tryOut(machine, named)) ?? { reason: `CHROMIUM names ${named}, which does not start.` };
  const shell = (await firstThatStarts(machine, [SHELL])) ?? (await installed(machine, 'chromium-headless-shell', [SHELL]));
  if ('path' in shell) return shell;
  return (await firstThatStarts(machine, PLACES)) ?? installed(machine, 'chromium', PLACES);
}

type Found = { path: string; version: string };

async function installed(machine: Machine, name: string, places: string[]): Promise<Found | { reason: string }> {
  if (!machine.isDebianRoot)
    return { reason: 'No Chromium was found. Install it (Debian: apt-get install chromium) or name one in CHROMIUM.' };
  for (const args of [['update'], ['install', '-y', name]]) {
    const { ok, output } = await machine.run('apt-get', args, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
    if (!ok) return { reason: `No Chromium was found, and apt-get ${args.join(' ')} failed:\n${output}` };
  }
  return (await firstThatStarts(machine, places)) ?? { reason: 'Chromium was installed and still does not start.' };
}

async function firstThatStarts(machine: Machine, places: string[]): Promise<Found | undefined> {
  for (const path of places.filter(machine.exists)) {
    const started = await tryOut(machine, path);
    if (started) return started;
  }
  return undefined;
}

async function tryOut(machine: Machine, path: string): Promise<Found | undefined> {
  const { ok, output } = await machine.run(path, ['--version'], { minutes: 0.5 });
  return ok ? { path, version: output.trim() } : undefined;
}
