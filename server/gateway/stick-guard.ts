import type { HoldCause } from '@skyhelm/core/vehicle/event';
import type { Craft } from '@skyhelm/core/vehicle/flight-traits';
import { holdModeOf, HOVERS_GUIDED, isOrderedMode, lastResortOf, mayHoverGuided, readsSticks } from '@skyhelm/core/vehicle/stick-modes';
import { LET_GO_MS, NEUTRAL_EVERY_MS, STICKS_EVERY_MS, STICKS_FRESH_MS } from '@skyhelm/core/vehicle/stick-stream';
import { NEUTRAL, type Axes } from '@skyhelm/core/vehicle/sticks';
import type { Bus } from '../platform/bus/bus.ts';
import type { Seat } from './contact.ts';
import type { GatewayClock } from './gateway-clock.ts';
import type { OrderBook } from './order-book.ts';
import { tell } from './session.ts';
import { alarm } from './steps/raise-alarms.ts';

/** Between two orders to hold: each is a change of mode, and an answer takes its time. */
const SAY_AGAIN_MS = 1_000;
/** So long without the mode that was ordered, and the pilot has to know. */
const CONFIRM_MS = 3_000;
/** So long a stopping server waits for an aircraft to say whether it hovers without sticks. */
const ASKED_MS = 1_000;
/** What was heard longer ago says nothing about the mode that it is in now. */
const MODE_FRESH_MS = 3_000;
/** After such a silence a transmitter may fly it, and what was begun before no longer counts. */
const UNHEARD_MS = 10_000;

/**
 * `steered`: a page sends sticks. `neutral`: a mode that obeys sticks was ordered and no page sends any. `holding`: it is told to hold
 * its position until it says that it does. `leaving`: there is nothing to hold, and it hears centred sticks for a moment longer.
 */
type Stage = 'steered' | 'neutral' | 'holding' | 'leaving';

export interface StickGuard {
  readonly token: number;
  readonly stage: Stage;
  readonly axes: Axes;
  steer(token: number, axes: Axes, now: number): void;
  /** A mode that obeys sticks was ordered: from now on it hears centred ones. */
  order(token: number, now: number): void;
  handOver(token: number): void;
  end(cause: HoldCause, now: number): void;
  /** False once there is nothing more to be said. */
  tick(now: number): boolean;
  /** There is something that the vehicle may still have to confirm. */
  isAwaited(now: number): boolean;
  /** A transmitter chose another stick mode: our sticks do not count until the next order to fly by hand. */
  readonly isTakenOver: boolean;
  /** What it was in doubt about is no concern any more. */
  close(): void;
}

export interface GuardTools {
  bus: Bus;
  clock: GatewayClock;
  orders: OrderBook;
  isHeld(deviceId: string): boolean;
  seat(deviceId: string): Seat | undefined;
}

/** Ensures that one aircraft never obeys unattended sticks: after our last message it would obey the throttle of its receiver. */
export function stickGuard(deviceId: string, { bus, clock, orders, isHeld, seat: seatOf }: GuardTools): StickGuard {
  let [stage, token, axes]: [Stage, number, Axes] = ['leaving', 0, NEUTRAL];
  let [sentAt, freshUntil, endsAt] = [-Infinity, 0, 0];
  /** While `neutral`: the mode that hears our centred sticks; it is known once the order is settled. */
  let own: number | undefined;
  let [isSettled, wasHeld] = [false, false];
  let left: { mode: number | undefined; cause: HoldCause; since: number; saidAt: number; isTold: boolean } | undefined;
  /** While `steered`: the mode that our sticks fly it in, once it is known. */
  let steeredIn: number | undefined;
  let isTakenOver = false;
  let hoversGuided: boolean | undefined;
  let isAsking = false;

  const craftOf = ({ session, primary }: Seat): Craft => primary?.introduction ?? session.make;
  const modeIn = ({ session: { state } }: Seat): number | undefined => state.nativeMode;
  const isDown = ({ session: { state } }: Seat): boolean => state.flying === false;

  function say(now: number): void {
    sentAt = now;
    const { session, primary } = seatOf(deviceId) ?? {};
    if (session?.isOnline) primary?.hands.steer(axes);
  }

  /** Whether a quadplane hovers while it is guided is asked before it matters. */
  function askHovering(): void {
    const seat = seatOf(deviceId);
    if (!seat?.primary || isAsking || hoversGuided || !mayHoverGuided(craftOf(seat))) return;
    isAsking = true;
    seat.primary.hands.parameters.ask([HOVERS_GUIDED], (told) => {
      isAsking = false;
      const value = told.get(HOVERS_GUIDED)?.value;
      if (value !== undefined && value !== null) hoversGuided = value !== 0;
    });
  }

  function leave(now: number): void {
    clearDoubt();
    [stage, axes, endsAt, left] = ['leaving', NEUTRAL, now + LET_GO_MS, undefined];
  }

  function noteDoubt(isOn: boolean): void {
    const { session } = seatOf(deviceId) ?? {};
    if (!session || session.faults.found.has('holdUnconfirmed') === isOn) return;
    if (isOn) session.faults.found.add('holdUnconfirmed');
    else session.faults.found.delete('holdUnconfirmed');
    alarm(bus, session, clock.wall());
  }
  const clearDoubt = (): void => noteDoubt(false);

  function end(cause: HoldCause, now: number): void {
    axes = NEUTRAL;
    // Who falls silent hears centred sticks already.
    if (cause !== 'silent') say(now);
    const seat = seatOf(deviceId);
    if (!seat || isDown(seat)) return leave(now);
    // The order is still being carried out: to hold now would be overtaken by it.
    if ((cause === 'released' || cause === 'silent') && orders.mayLeadToCircle(deviceId, now)) return stayCentred(token, now);
    const mode = modeIn(seat);
    const isIn = readsSticks(craftOf(seat), mode) && !isQuiet(seat);
    if (!isIn && !orders.mayLeadToSticks(deviceId, now)) return leave(now);
    askHovering();
    stage = 'holding';
    left = { mode: isIn ? mode : undefined, cause, since: now, saidAt: -Infinity, isTold: false };
    hold(seat, now);
  }

  /** Once the server has stopped, it gets no centred sticks. */
  function modeToHold(seat: Seat, from: number, now: number): number | undefined {
    const craft = craftOf(seat);
    const mode = holdModeOf(craft, from, hoversGuided ?? false);
    if (mode !== undefined || left?.cause !== 'serverStop') return mode;
    return isAsking && now - left.since < ASKED_MS ? undefined : lastResortOf(craft);
  }

  function hold(seat: Seat, now: number): void {
    if (!left || left.mode === undefined || !seat.session.isOnline) return;
    const mode = modeToHold(seat, left.mode, now);
    const isInDoubt = now - left.since > CONFIRM_MS || (mode === undefined && !isAsking);
    if (isInDoubt) noteDoubt(true);
    if (mode === undefined || now - left.saidAt < SAY_AGAIN_MS || orders.leadsElsewhere(deviceId, now)) return;
    left.saidAt = now;
    if (!left.isTold) tell(bus, seat.session, { kind: 'holdOrdered', cause: left.cause }, clock.wall());
    left.isTold = true;
    seat.primary?.hands.hold(mode);
  }

  const isUnheard = ({ session }: Seat, now: number): boolean => now - session.heardSteadyAt > UNHEARD_MS;
  const isModeFresh = ({ session }: Seat, now: number, ms = MODE_FRESH_MS): boolean => now - (session.heardAt.nativeMode ?? -Infinity) < ms;

  function whileHolding(seat: Seat, now: number): boolean {
    if (isDown(seat)) {
      leave(now);
      return true;
    }
    const mode = modeIn(seat);
    if (left!.mode === undefined) {
      if (readsSticks(craftOf(seat), mode)) left!.mode = mode;
      else return orders.mayLeadToSticks(deviceId, now);
    }
    if (mode !== left!.mode) {
      // An order that was sent before the hold may be obeyed first.
      if (readsSticks(craftOf(seat), mode) && orders.mayLeadToSticks(deviceId, now)) left!.mode = mode;
      // Confirmed, or another pilot has chosen another mode.
      else return yieldTo(seat, left!.mode);
    }
    if (isModeFresh(seat, now)) hold(seat, now);
    return true;
  }

  /** Our part is over. A pilot who chose to fly by the receiver must not wait until our last sticks time out. */
  function yieldTo(seat: Seat, flownIn: number | undefined): false {
    clearDoubt();
    const craft = craftOf(seat);
    if (!readsSticks(craft, modeIn(seat))) return false;
    // PX4 falls back to another such mode by itself, as when it loses its position, and chooses whose sticks count by its parameters.
    isTakenOver = flownIn !== undefined && craft.autopilot === 'ardupilot';
    seat.primary?.hands.returnSticks();
    return false;
  }

  /** No page steers, and while its mode is unknown a transmitter may fly it. */
  function isBlind(seat: Seat, now: number): boolean {
    if (stage === 'steered') return seat.session.heardAt.nativeMode !== undefined && !isModeFresh(seat, now, UNHEARD_MS);
    return (stage === 'holding' || stage === 'neutral') && !isModeFresh(seat, now);
  }

  /** Until it accepts the order, it may be flown by the sticks of its receiver, which centred ones of ours would override. */
  function isQuiet(seat: Seat): boolean {
    if (stage !== 'neutral' || isSettled) return false;
    const [craft, mode] = [craftOf(seat), modeIn(seat)];
    if (!readsSticks(craft, mode) || isOrderedMode(craft, mode) || mode === own) return false;
    return orders.acceptedAt(deviceId) <= (seat.session.heardAt.nativeMode ?? -Infinity);
  }

  /** The mode that is flown by our sticks when the next order comes: where that order fails, it goes on with them. */
  function ownMode(): number | undefined {
    if (stage === 'holding') return left?.mode;
    const seat = seatOf(deviceId);
    if (!seat || stage === 'leaving') return undefined;
    if (stage === 'neutral' && own !== undefined) return own;
    const isOwn = stage === 'steered' ? readsSticks : isOrderedMode;
    return isOwn(craftOf(seat), modeIn(seat)) ? modeIn(seat) : undefined;
  }

  function stayCentred(by: number, now: number): void {
    if (stage === 'holding') clearDoubt();
    own = ownMode();
    [stage, token, axes, isSettled, wasHeld, left] = ['neutral', by, NEUTRAL, false, isHeld(deviceId), undefined];
    askHovering();
    const seat = seatOf(deviceId);
    if (seat && !isQuiet(seat)) say(now);
  }

  function whileNeutral(seat: Seat, now: number): boolean {
    const mode = modeIn(seat);
    const isFresh = isModeFresh(seat, now);
    if (isFresh && !isSettled && !orders.mayLeadToSticks(deviceId, now)) {
      isSettled = true;
      if (isOrderedMode(craftOf(seat), mode) && !orders.failedToSticks(deviceId)) own = mode;
    }
    if (isFresh && isSettled && (mode === undefined || mode !== own)) return yieldTo(seat, own);
    if (isHeld(deviceId)) wasHeld = true;
    else if (wasHeld) end('controlLost', now);
    return true;
  }

  /** A failsafe that goes back to the mode before it takes nothing over. */
  function isOthersMode(seat: Seat, now: number): boolean {
    const [craft, mode] = [craftOf(seat), modeIn(seat)];
    if (!isModeFresh(seat, now) || mode === steeredIn) return false;
    const isOwn = steeredIn === undefined || (isOrderedMode(craft, mode) && orders.mayLeadToSticks(deviceId, now));
    if (isOwn) steeredIn = mode;
    return !isOwn && readsSticks(craft, mode) && craft.autopilot === 'ardupilot';
  }

  function whileSteered(seat: Seat | undefined, now: number): boolean {
    if (seat && isOthersMode(seat, now)) return yieldTo(seat, steeredIn);
    if (now > freshUntil && axes !== NEUTRAL) {
      axes = NEUTRAL;
      sentAt = -Infinity;
    }
    if (now < freshUntil + LET_GO_MS) return true;
    end('silent', now);
    return stage !== 'leaving';
  }

  function goOn(now: number): boolean {
    const seat = seatOf(deviceId);
    switch (stage) {
      case 'steered':
        return whileSteered(seat, now);
      case 'leaving':
        return now < endsAt;
      case 'neutral':
        return seat !== undefined && !isUnheard(seat, now) && whileNeutral(seat, now);
      case 'holding':
        return seat !== undefined && !isUnheard(seat, now) && whileHolding(seat, now);
    }
  }

  return {
    get token() {
      return token;
    },
    get stage() {
      return stage;
    },
    get axes() {
      return axes;
    },
    steer(by, moved, now) {
      if (stage === 'holding') clearDoubt();
      if (stage !== 'steered') {
        askHovering();
        const seat = seatOf(deviceId);
        steeredIn = seat && isModeFresh(seat, now) ? modeIn(seat) : undefined;
      }
      [stage, token, axes, freshUntil, left] = ['steered', by, moved, now + STICKS_FRESH_MS, undefined];
      // Half a beat is left for the unevenness of the way here: what comes sooner goes with the next beat.
      if (now - sentAt >= STICKS_EVERY_MS / 2) say(now);
    },
    order(by, now) {
      if (stage !== 'steered') stayCentred(by, now);
    },
    handOver(to) {
      token = to;
    },
    end,
    tick(now) {
      if (!goOn(now)) return false;
      const seat = seatOf(deviceId);
      if (seat && (isQuiet(seat) || isBlind(seat, now))) return true;
      if (now - sentAt >= (stage === 'neutral' ? NEUTRAL_EVERY_MS : STICKS_EVERY_MS)) say(now);
      return true;
    },
    isAwaited(now) {
      const seat = stage === 'holding' ? seatOf(deviceId) : undefined;
      if (!seat?.session.isOnline || now - seat.session.heardSteadyAt > MODE_FRESH_MS || !left) return false;
      return left.mode === undefined || isAsking || modeToHold(seat, left.mode, now) !== undefined;
    },
    get isTakenOver() {
      return isTakenOver;
    },
    close: clearDoubt,
  };
}
