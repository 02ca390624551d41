/** One after the other, and of all that was asked meanwhile only the last: whoever drags faster than is reckoned asks for nothing in vain. */
export function latestOnly<A, R>(work: (asked: A) => Promise<R>): (asked: A, told: (done: R) => void) => void {
  let isRunning = false;
  let waiting: { asked: A; told(done: R): void } | undefined;
  async function run(): Promise<void> {
    isRunning = true;
    try {
      while (waiting) {
        const { asked, told } = waiting;
        waiting = undefined;
        told(await work(asked));
      }
    } finally {
      isRunning = false;
    }
  }
  return (asked, told) => {
    waiting = { asked, told };
    if (!isRunning) void run();
  };
}
