import type { NatsConnection } from '@nats-io/transport-node';
import type { Logger } from 'pino';

/** What was published last is still to leave; a NATS that has gone must not hold up the end. */
const GOODBYE_MS = 1_000;

export interface NatsStanding {
  isConnected(): boolean;
  isClosed(): boolean;
  /** Something could not be told to the others. */
  lose(): void;
  lost(): number;
  close(): Promise<void>;
}

/** Whether others hear us, and what they missed. `resumed` is called when they do again: anything may have happened meanwhile. */
export function natsStanding(nats: NatsConnection, log: Pick<Logger, 'error' | 'warn' | 'info'>, resumed: () => void): NatsStanding {
  let [isConnected, isClosed] = [true, false];
  let [lost, lostBefore] = [0, 0];

  function leave(reason: string): void {
    if (!isConnected) return;
    isConnected = false;
    lostBefore = lost;
    if (!isClosed) log.warn({ reason }, 'the bus is away: other servers are told nothing until it is back');
  }

  async function comeBack(): Promise<void> {
    // What happens from now on is heard; only then it may be asked what happened before.
    await nats.flush();
    isConnected = true;
    log.warn({ lost: lost - lostBefore }, 'the bus is back: what other servers were not told is looked up anew');
    resumed();
  }

  async function watch(): Promise<void> {
    for await (const status of nats.status()) {
      if (status.type === 'disconnect' || status.type === 'staleConnection') leave(status.type);
      else if (status.type === 'reconnect') comeBack().catch((error: unknown) => log.warn({ err: error }, 'the bus went away again'));
      else if (status.type === 'error') log.error({ err: status.error }, 'the bus refuses something');
      else if (status.type === 'slowConsumer') log.warn({ pending: status.pending }, 'events of other servers wait to be heard');
    }
  }
  watch().catch((error: unknown) => log.error({ err: error }, 'the bus is no longer watched'));
  void nats.closed().then((error) => {
    leave(error ? error.message : 'closed');
    if (!isClosed) log.error({ err: error }, 'the bus is closed for good: this server has to be started again');
  });

  return {
    isConnected: () => isConnected && !isClosed,
    isClosed: () => isClosed,
    lose: () => void lost++,
    lost: () => lost,
    async close() {
      if (isClosed) return;
      isClosed = true;
      if (isConnected) {
        const late = new Promise<void>((resolve) => setTimeout(resolve, GOODBYE_MS).unref());
        await Promise.race([nats.flush().catch(() => undefined), late]);
      }
      await nats.close();
    },
  };
}
