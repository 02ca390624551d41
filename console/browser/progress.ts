let running = 0;
const listeners = new Set<() => void>();

const change = (by: number) => {
  running += by;
  listeners.forEach((listener) => listener());
};

/** The bar at the top of the window shows while the work lasts. */
export async function withProgress<T>(work: Promise<T>): Promise<T> {
  change(1);
  try {
    return await work;
  } finally {
    change(-1);
  }
}

export const progress = {
  isRunning: () => running > 0,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
