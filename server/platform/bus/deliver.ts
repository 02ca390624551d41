import type { Logger } from 'pino';

export type Listener = (payload: unknown, subject: string) => void | Promise<void>;

/** One that fails is logged and holds up nobody else. */
export const delivery = (log: Pick<Logger, 'error'> | undefined) => {
  const fail = (error: unknown, subject: string) => log?.error({ err: error, subject }, 'a listener failed');
  return (listener: Listener, payload: unknown, subject: string): void => {
    try {
      const done = listener(payload, subject);
      if (done instanceof Promise) done.catch((error: unknown) => fail(error, subject));
    } catch (error) {
      fail(error, subject);
    }
  };
};
