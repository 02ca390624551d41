import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { arch, cpus, platform, totalmem } from 'node:os';

/** One measured claim. `baseline` was measured in the same run; `goal` says in words what was promised. */
export interface Row {
  bench: string;
  what: string;
  ours: number;
  baseline?: number;
  unit: string;
  goal: string;
  met: boolean;
}

export function printTable(rows: readonly Row[]): void {
  console.table(
    rows.map(({ what, ours, baseline, unit, goal, met }) => ({
      what,
      ours: `${round(ours)} ${unit}`,
      baseline: baseline === undefined ? '–' : `${round(baseline)} ${unit}`,
      goal,
      met: met ? 'yes' : 'NO',
    })),
  );
}

export async function writeResults(rows: readonly Row[]): Promise<string> {
  const folder = new URL('./results/', import.meta.url);
  await mkdir(folder, { recursive: true });
  const file = new URL(`${new Date().toISOString().replaceAll(':', '-')}.json`, folder);
  await writeFile(file, `${JSON.stringify({ machine: machine(), rows }, null, 2)}\n`);
  return file.pathname;
}

const machine = () => ({
  at: new Date().toISOString(),
  commit: git('rev-parse', 'HEAD'),
  node: process.version,
  platform: `${platform()} ${arch()}`,
  cpu: cpus()[0]?.model.trim() ?? '',
  cores: cpus().length,
  memoryGiB: Math.round(totalmem() / 2 ** 30),
});

function git(...args: string[]): string {
  try {
    return execFileSync('git', args, { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

const round = (value: number) => (value >= 100 ? Math.round(value) : Math.round(value * 100) / 100);

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);
