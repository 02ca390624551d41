import { MavCmd, MavResult } from '@skyhelm/core/mavlink/named-numbers.generated';
import { AUTOPILOT, type Comms, type Service } from '../comms.ts';
import type { Streams } from '../streams.ts';
import { FLIGHT } from './flight.ts';
import { fromInt, fromLong, type Actions, type Order, type Orders } from './order.ts';
import { PAYLOAD } from './payload.ts';
import { QUESTIONS } from './questions.ts';
import { UPKEEP } from './upkeep.ts';

const ACTIONS: Actions = { ...FLIGHT, ...QUESTIONS, ...PAYLOAD, ...UPKEEP };
/** A ground station sends these by itself, for an aircraft that nobody flies. */
const UNASKED: ReadonlySet<number> = new Set([MavCmd.DO_FENCE_ENABLE]);
const PROGRESS_MS = 500;

interface Lasting {
  order: Order;
  since: number;
  until: number;
  saidAt: number;
}

/** Obeys, and answers every command; one that takes its time says how far it is. */
export function commands(comms: Comms, streams: Streams): Service {
  const lasting = new Map<number, Lasting>();
  const answer = ({ command, from }: Order, result: number, progress = 0) =>
    comms.send(
      'COMMAND_ACK',
      { command, result, progress, target_system: from.system, target_component: from.component },
      from.target || AUTOPILOT,
    );
  const orders: Orders = {
    comms,
    streams,
    takeTime: (order, seconds) =>
      void lasting.set(order.command, { order, since: comms.now, until: comms.now + seconds * 1_000, saidAt: comms.now }),
  };
  const carryOut = (order: Order): number => {
    if (order.command in FLIGHT && !UNASKED.has(order.command)) comms.craft.orderedAt = comms.craft.seconds;
    return ACTIONS[order.command]?.(orders, order) ?? MavResult.UNSUPPORTED;
  };
  const obey = (order: Order) => answer(order, carryOut(order));
  return {
    hears: {
      COMMAND_LONG: (message, from) => obey(fromLong(message, from)),
      COMMAND_INT: (message, from) => obey(fromInt(message, from)),
      SET_MODE: ({ custom_mode }, from) => {
        const isPx4 = comms.craft.flavour.autopilot === 'px4';
        const param2 = isPx4 ? (custom_mode >>> 16) & 0xff : custom_mode;
        const none = { param1: 1, param4: 0, latitude: 0, longitude: 0, z: 0, frame: 0, param5: 0 };
        // As on a real vehicle the next heartbeat is the only answer.
        carryOut({ command: MavCmd.DO_SET_MODE, ...none, param2, param3: isPx4 ? custom_mode >>> 24 : 0, from });
      },
    },
    advance() {
      for (const [command, one] of lasting) {
        if (comms.now >= one.until) {
          lasting.delete(command);
          answer(one.order, MavResult.ACCEPTED, 100);
        } else if (comms.now - one.saidAt >= PROGRESS_MS) {
          one.saidAt = comms.now;
          answer(one.order, MavResult.IN_PROGRESS, Math.round(((comms.now - one.since) / (one.until - one.since)) * 100));
        }
      }
    },
  };
}
