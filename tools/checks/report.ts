import type { Fault } from './module.ts';

/** Prints what was found and ends the process as the test runner expects it. */
export function report(subject: string, read: number, faults: Fault[]): void {
  for (const { path, line, message } of faults) console.log(`${path}:${line}  ${message}`);
  console.log(`${subject}: ${read} files read, ${faults.length} faults`);
  if (faults.length > 0) process.exitCode = 1;
}
