/** Runs some time after it is first asked to, however often it is asked meanwhile, and never sooner than `everyMs` after it ran last. */
export function paced(run: () => void, { afterMs, everyMs }: { afterMs: number; everyMs: number }): { ask(): void; end(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ranAt = -Infinity;
  return {
    ask() {
      timer ??= setTimeout(
        () => {
          timer = undefined;
          ranAt = performance.now();
          run();
        },
        Math.max(afterMs, ranAt + everyMs - performance.now()),
      );
    },
    end: () => clearTimeout(timer),
  };
}
