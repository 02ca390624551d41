import type { ZodType } from 'zod';
import type { ChannelEnd } from '../../platform/ws/channel.ts';
import type { Attendance, Attendant } from './attendance.ts';

/** Somebody who says what they want to be told of. */
interface Asker extends Attendant {
  readonly reader: { tell(message: { fault: 'ask' }): void; close(): void };
}

interface Asking<A, Q> {
  Ask: ZodType<Q>;
  obey(asker: A, ask: Q): Promise<void>;
}

/** One socket of a channel whose readers ask: nothing is obeyed before it is known what they may see. */
export function asking<A extends Asker, Q>(present: Attendance<A>, asker: A, { Ask, obey }: Asking<A, Q>): ChannelEnd {
  const isReady = present.enter(asker).then(async (mayListen) => {
    if (mayListen) await asker.recheck();
    return mayListen;
  });
  return {
    ready: async () => void (await isReady),
    async onMessage(message) {
      const ask = Ask.safeParse(message);
      if (!ask.success) return asker.reader.tell({ fault: 'ask' });
      if ((await isReady) && (await present.confirm(asker))) await obey(asker, ask.data);
    },
    onClose() {
      present.leave(asker);
      asker.reader.close();
    },
  };
}
