import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

export interface FileTime {
  file: string;
  seconds: number;
}

/** How long each file took with its hooks, which the report of vitest leaves out: in e2e they start whole products. */
export class FileTimes implements Reporter {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const times = modules.map((module): FileTime => ({ file: module.relativeModuleId, seconds: module.diagnostic().duration / 1000 }));
    writeFileSync(this.#file, JSON.stringify(times));
  }
}

export const slowest = (times: FileTime[], count: number): FileTime[] =>
  times.toSorted((one, other) => other.seconds - one.seconds).slice(0, count);
