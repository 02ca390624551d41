/** Asked over the process channel, tells how much time it has used, in microseconds, and its memory in bytes. */
export interface Spent {
  cpu: number;
  memory: number;
}

export function tellSpent(): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send!({ cpu: user + system, memory: process.memoryUsage.rss() } satisfies Spent);
  });
  process.on('disconnect', () => process.exit(0));
}
