import { existsSync } from 'node:fs';
import { run, type Ended } from './command.ts';

export interface Machine {
  named: string | undefined;
  exists(path: string): boolean;
  isDebianRoot: boolean;
  run(program: string, args: string[], options?: { minutes?: number; env?: Record<string, string> }): Promise<Ended>;
}

/** `variable` is where somebody may name a program of their own. */
export const thisMachine = (variable: string): Machine => ({
  named: process.env[variable],
  exists: existsSync,
  isDebianRoot: existsSync('/etc/debian_version') && process.getuid?.() === 0,
  run,
});

/** A program that the tests need and that does not come from npm. */
export interface Wanted {
  /** As people call it. */
  name: string;
  variable: string;
  /** The first that can be had is taken. */
  ways: readonly { debian: string; places: readonly string[] }[];
}

export type Found = { path: string; version: string };

/** Two `apt-get` at once refuse each other: on a fresh machine one of the programs would be missing. */
let packages: Promise<unknown> = Promise.resolve();

/** One that starts, installed if need be; else the reason why there is none. */
export async function findProgram(machine: Machine, wanted: Wanted): Promise<Found | { reason: string }> {
  const { named } = machine;
  if (named !== undefined) return (await tryOut(machine, named)) ?? { reason: `${wanted.variable} names ${named}, which does not start.` };
  let found: Found | { reason: string } = { reason: `No ${wanted.name} was found.` };
  for (const way of wanted.ways) {
    found = (await firstThatStarts(machine, way.places)) ?? (await installed(machine, wanted, way));
    if ('path' in found) return found;
  }
  return found;
}

async function installed(
  machine: Machine,
  { name, variable }: Wanted,
  { debian, places }: Wanted['ways'][number],
): Promise<Found | { reason: string }> {
  if (!machine.isDebianRoot)
    return { reason: `No ${name} was found. Install it (Debian: apt-get install ${debian}) or name one in ${variable}.` };
  const packaged = packages.then(() => fromDebian(machine, debian));
  packages = packaged.catch(() => undefined);
  const failure = await packaged;
  if (failure !== undefined) return { reason: `No ${name} was found, and ${failure}` };
  return (await firstThatStarts(machine, places)) ?? { reason: `${name} was installed and still does not start.` };
}

async function fromDebian(machine: Machine, name: string): Promise<string | undefined> {
  for (const args of [['update'], ['install', '-y', name]]) {
    const { ok, output } = await machine.run('apt-get', args, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
    if (!ok) return `apt-get ${args.join(' ')} failed:\n${output}`;
  }
  return undefined;
}

async function firstThatStarts(machine: Machine, places: readonly string[]): Promise<Found | undefined> {
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
