/** What a process has used: time in microseconds, and the bytes it cannot do without. */
export interface Spent {
  cpu: number;
  memory: number;
}

/** Asked over the process channel, tells how much it has used. Started with `--expose-gc`, or its memory is what happens to lie about. */
export function tellSpent(): void {
  process.on('message', (asked) => {
    if (asked === 'memory') global.gc?.();
    const { user, system } = process.cpuUsage();
    const { heapUsed, external } = process.memoryUsage();
    process.send!({ cpu: user + system, memory: heapUsed + external } satisfies Spent);
  });
  process.on('disconnect', () => process.exit(0));
}
