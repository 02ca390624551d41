import { MavCmd, MavDataStream } from '@skyhelm/core/mavlink/named-numbers.generated';
import { messageNamed, type MessageName } from '@skyhelm/core/mavlink/message';
import type { Introduction } from '../../protocol.ts';
import type { Order } from './order.ts';

/** How often each message is wanted, a second. What a pilot looks at comes first, because the first requests are answered first. */
const WANTED: [MessageName, number][] = [
  ['GLOBAL_POSITION_INT', 5],
  ['ATTITUDE', 10],
  ['EXTENDED_SYS_STATE', 2],
  ['SYS_STATUS', 1],
  ['VFR_HUD', 4],
  ['GPS_RAW_INT', 2],
  ['HOME_POSITION', 0.2],
  ['MISSION_CURRENT', 1],
  ['NAV_CONTROLLER_OUTPUT', 1],
  ['BATTERY_STATUS', 0.5],
];
const OF_ARDUPILOT: [MessageName, number][] = [
  ['EKF_STATUS_REPORT', 1],
  ['WIND', 1],
];
const OF_PX4: [MessageName, number][] = [
  ['ESTIMATOR_STATUS', 1],
  ['WIND_COV', 1],
];
/** Groups and rates for an ArduPilot that does not know single messages yet. */
const GROUPS: [number, number][] = [
  [MavDataStream.POSITION, 5],
  [MavDataStream.EXTRA1, 10],
  [MavDataStream.EXTENDED_STATUS, 2],
  [MavDataStream.EXTRA2, 4],
  [MavDataStream.EXTRA3, 2],
];

const FIRST_LOOK_MS = 3_000;
/** A stream that has been silent so long stopped by itself: the vehicle forgot what it was asked, as after a reboot. */
const SILENT_MS = 10_000;
/** Not every vehicle has every sensor. */
const TRIES_MAX = 5;

interface Stream {
  id: number;
  hertz: number;
  lookAt: number;
  tries: number;
}

/** Sees to it that a vehicle keeps telling what we show. */
export interface Streams {
  begin(now: number): void;
  heard(messageId: number, now: number): void;
  tick(now: number): void;
}

export function streams(autopilot: Introduction['autopilot'], order: Order, orderGroup: (group: number, hertz: number) => void): Streams {
  const wanted = [...WANTED, ...(autopilot === 'px4' ? OF_PX4 : OF_ARDUPILOT)];
  const byId = new Map<number, Stream>(
    wanted.map(([name, hertz]) => [messageNamed(name).id, { id: messageNamed(name).id, hertz, lookAt: Infinity, tries: 0 }]),
  );

  function ask(stream: Stream, now: number): void {
    order(MavCmd.SET_MESSAGE_INTERVAL, stream.id, Math.round(1e6 / stream.hertz));
    stream.lookAt = now + (stream.tries === 0 ? FIRST_LOOK_MS : SILENT_MS);
    stream.tries++;
  }

  return {
    begin(now) {
      for (const stream of byId.values()) {
        stream.tries = 0;
        ask(stream, now);
      }
    },
    heard(messageId, now) {
      const stream = byId.get(messageId);
      if (!stream || stream.lookAt === Infinity) return;
      stream.lookAt = now + SILENT_MS;
      stream.tries = 1;
    },
    tick(now) {
      const silent = [...byId.values()].filter(({ lookAt }) => lookAt <= now);
      const toAsk = silent.filter(({ tries }) => tries < TRIES_MAX);
      for (const stream of toAsk) ask(stream, now);
      const hearsNothing = silent.length === byId.size && toAsk.length > 0;
      if (hearsNothing && autopilot === 'ardupilot') for (const [group, hertz] of GROUPS) orderGroup(group, hertz);
    },
  };
}
