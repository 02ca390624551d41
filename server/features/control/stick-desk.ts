import type { StickFault } from '@skyhelm/contract/channels/control';
import { LET_GO_MS, stickStream, type StickStream } from '@skyhelm/core/vehicle/stick-stream';
import type { Axes } from '@skyhelm/core/vehicle/sticks';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Bus } from '../../platform/bus/bus.ts';
import { publish, subscribe } from '../../platform/bus/subjects.ts';
import type { Desk } from './control-room.ts';
import type { Controls } from './controls.ts';
import { pilotOf } from './pilot.ts';

interface Move {
  device: string;
  at: number;
  axes: Axes | null;
}

/** Whose sticks move which device. Several windows of one screen have the controls; the one that began to steer goes on. */
interface Hand<W> {
  watcher: W;
  token: number;
  movedAt: number;
}

export interface StickDesk<W> {
  move(watcher: W, desk: Desk | undefined, move: Move): void;
  /** They are gone: what they steered is let go at once. */
  leave(watcher: W): void;
}

export function stickDesk<W extends { actor: Actor }>(
  bus: Bus,
  { room, steady }: Pick<Controls, 'room' | 'steady'>,
  refuse: (watcher: W, device: string, fault: StickFault) => void,
): StickDesk<W> {
  const hands = new Map<string, Hand<W>>();
  /** The controls under which flying by hand was ordered: without that order it was not checked what the aircraft does when the link is lost. */
  const ordered = new Map<string, number>();
  subscribe(bus, 'device.handFlying', ({ deviceId, token }) => void ordered.set(deviceId, token));
  /**
   * For as long as the controls stay in one hand: how long its way takes at best is not forgotten when the sticks are let go. With the controls taken
   * anew it is measured anew, for a clock that stood still while the lid was closed would make every move look late for ever.
   */
  const streams = new WeakMap<W, { token: number; stream: StickStream }>();

  function streamOf(watcher: W, token: number): StickStream {
    const known = streams.get(watcher);
    if (known?.token === token) return known.stream;
    const stream = stickStream();
    streams.set(watcher, { token, stream });
    return stream;
  }

  function faultOf(watcher: W, desk: Desk | undefined, { device, at, axes }: Move, now: number): StickFault | undefined {
    if (!desk || !room.holdsNow(desk, pilotOf(watcher.actor))) return 'notHeld';
    if (axes && ordered.get(device) !== desk.lease.token) return 'notOrdered';
    const hand = hands.get(device);
    const isInHand = hand?.token === desk.lease.token && now - hand.movedAt < LET_GO_MS;
    if (isInHand && hand.watcher !== watcher) return 'elsewhere';
    // That they are let go is never too late.
    return streamOf(watcher, desk.lease.token).admits(at, now) || !axes ? undefined : 'late';
  }

  return {
    move(watcher, desk, move) {
      const { device, axes } = move;
      const now = steady();
      const fault = faultOf(watcher, desk, move, now);
      if (fault) return refuse(watcher, device, fault);
      const { token } = desk!.lease;
      if (axes) hands.set(device, { watcher, token, movedAt: now });
      else hands.delete(device);
      publish(bus, 'device.steer', { deviceId: device, token, axes });
    },
    leave(watcher) {
      for (const [deviceId, hand] of hands) {
        if (hand.watcher !== watcher) continue;
        hands.delete(deviceId);
        publish(bus, 'device.steer', { deviceId, token: hand.token, axes: null });
      }
    },
  };
}
