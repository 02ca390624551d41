import type { Comms, Service } from './comms.ts';

/** Questions about time, and an own one now and then as ArduPilot asks it. */
export function clockAnswers(comms: Comms): Service {
  const nanoseconds = (): bigint => BigInt(Math.round(comms.craft.seconds * 1e9));
  let askedAt = comms.now;
  return {
    hears: {
      TIMESYNC: ({ tc1, ts1 }, from) => {
        if (tc1 === 0n) comms.send('TIMESYNC', { tc1: nanoseconds(), ts1, target_system: from.system, target_component: from.component });
      },
      PING: ({ seq, time_usec, target_system }, from) => {
        if (target_system === 0) comms.send('PING', { seq, time_usec, target_system: from.system, target_component: from.component });
      },
    },
    advance() {
      if (comms.now - askedAt < 10_000) return;
      askedAt = comms.now;
      comms.send('TIMESYNC', { tc1: 0n, ts1: nanoseconds() });
    },
  };
}
