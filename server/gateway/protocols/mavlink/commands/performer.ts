import { MavResult } from '@skyhelm/core/mavlink/named-numbers.generated';
import type { VehicleCommand } from '@skyhelm/core/vehicle/command';
import type { Progress, TellProgress } from '../../../protocol.ts';
import { offsetsOf } from '../offsets.ts';
import type { MavlinkOrder, Unable } from './orders.ts';

const ack = offsetsOf('COMMAND_ACK');
/** A vehicle answers within milliseconds, a radio within a second or two. */
const ANSWER_MS = 3_000;
/** One that said it is at it may take its time. */
const PROGRESS_MS = 30_000;
const UNKNOWN_PERCENT = 255;

const REASONS = new Map<number, string>(Object.entries(MavResult).map(([name, number]) => [number, name]));

interface Performance {
  orders: readonly MavlinkOrder[];
  at: number;
  waitUntil: number;
  tell: TellProgress;
}

/** Carries out one command after the other, each of its orders once, the next when the vehicle has agreed to the one before. */
export interface Performer {
  readonly isBusy: boolean;
  begin(command: VehicleCommand, tell: TellProgress, now: number): void;
  /** The vehicle has answered something; it may have been asked by somebody else. */
  answered(payload: DataView, now: number): void;
  tick(now: number): void;
  /** The way to the vehicle is gone. */
  end(): void;
}

export function performer(ordersOf: (command: VehicleCommand) => MavlinkOrder[] | Unable, send: (order: MavlinkOrder) => void): Performer {
  let current: Performance | undefined;
  /** An answer that an abandoned order may still get. Answers do not say which of two orders of one kind they are for. */
  let owed: { command: number; until: number } | undefined;

  function finish(progress: Progress): void {
    const { tell } = current!;
    current = undefined;
    tell(progress);
  }

  function sendNext(performance: Performance, now: number): void {
    performance.waitUntil = now + ANSWER_MS;
    send(performance.orders[performance.at]!);
  }

  function agreed(performance: Performance, now: number): void {
    performance.at++;
    if (performance.at === performance.orders.length) finish({ stage: 'accepted' });
    else sendNext(performance, now);
  }

  return {
    get isBusy() {
      return current !== undefined;
    },
    begin(command, tell, now) {
      const orders = ordersOf(command);
      if (orders === 'UNSUPPORTED') return tell({ stage: 'unsupported' });
      if (typeof orders === 'string') return tell({ stage: 'refused', reason: orders });
      // What a pilot says last is what they want: the rest of an earlier command would act against it.
      if (current) {
        owed = { command: current.orders[current.at]!.command, until: current.waitUntil };
        finish({ stage: 'superseded' });
      }
      current = { orders, at: 0, waitUntil: 0, tell };
      tell({ stage: 'sent' });
      sendNext(current, now);
    },
    answered(payload, now) {
      const order = current?.orders[current.at];
      if (!current || payload.getUint16(ack.command, true) !== order?.command) return;
      // Better to say that nothing is known than to take a yes to the one for a yes to the other.
      if (owed?.command === order.command && now < owed.until) return void (owed = undefined);
      const result = payload.getUint8(ack.result);
      if (result === MavResult.ACCEPTED) return agreed(current, now);
      if (result === MavResult.IN_PROGRESS) {
        const percent = payload.getUint8(ack.progress);
        current.waitUntil = now + PROGRESS_MS;
        return current.tell({ stage: 'inProgress', ...(percent !== UNKNOWN_PERCENT && { percent }) });
      }
      finish({ stage: result === MavResult.UNSUPPORTED ? 'unsupported' : 'refused', reason: REASONS.get(result) ?? String(result) });
    },
    tick(now) {
      if (current && now > current.waitUntil) finish({ stage: 'unanswered' });
    },
    end() {
      if (current) finish({ stage: 'unanswered' });
    },
  };
}
