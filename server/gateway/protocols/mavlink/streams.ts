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
/** One table for all vehicles: the places of messages are the same for each. */
const asked = (rates: [MessageName, number][]) => ({
  rates,
  places: new Map(rates.map(([name], place) => [messageNamed(name).id, place])),
});
const ASKED_OF_ARDUPILOT = asked([...WANTED, ...OF_ARDUPILOT]);
const ASKED_OF_PX4 = asked([...WANTED, ...OF_PX4]);
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

/** Requests that go out together: a fleet that comes in at once, or a slow radio, must not be buried under them. */
const PORTION = 3;

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
  /** Whether there is more to be asked soon. */
  tick(now: number): boolean;
}

export function streams(
  autopilot: Introduction['autopilot'],
  mayAsk: () => boolean,
  order: Order,
  orderGroup: (group: number, hertz: number) => void,
): Streams {
  const { rates, places } = autopilot === 'px4' ? ASKED_OF_PX4 : ASKED_OF_ARDUPILOT;
  const wanted = rates.map(([name, hertz]): Stream => ({ id: messageNamed(name).id, hertz, lookAt: Infinity, tries: 0 }));
  let lookAt = Infinity;
  let hasHeardAny = false;

  function ask(stream: Stream, now: number): void {
    order(MavCmd.SET_MESSAGE_INTERVAL, stream.id, Math.round(1e6 / stream.hertz));
    stream.lookAt = stream.tries + 1 === TRIES_MAX ? Infinity : now + (stream.tries === 0 ? FIRST_LOOK_MS : SILENT_MS);
    stream.tries++;
  }

  /** The first one is asked for again: nothing came of the requests so far. */
  function askByGroups(): void {
    for (const [group, hertz] of GROUPS) orderGroup(group, hertz);
  }

  return {
    begin(now) {
      hasHeardAny = false;
      lookAt = now;
      for (const stream of wanted) [stream.lookAt, stream.tries] = [now, 0];
    },
    heard(messageId, now) {
      const stream = wanted[places.get(messageId) ?? -1];
      if (!stream || stream.tries === 0) return;
      hasHeardAny = true;
      stream.tries = 1;
      stream.lookAt = now + SILENT_MS;
      lookAt = Math.min(lookAt, stream.lookAt);
    },
    tick(now) {
      if (now < lookAt) return false;
      let asked = 0;
      for (const stream of wanted) {
        if (stream.lookAt > now || asked === PORTION || !mayAsk()) continue;
        if (stream === wanted[0] && stream.tries > 0 && !hasHeardAny && autopilot === 'ardupilot') askByGroups();
        ask(stream, now);
        asked++;
      }
      lookAt = Math.min(...wanted.map((stream) => stream.lookAt));
      return asked === PORTION && lookAt <= now;
    },
  };
}
