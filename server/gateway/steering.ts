import { LET_GO_MS, STICKS_EVERY_MS, STICKS_FRESH_MS } from '@skyhelm/core/vehicle/stick-stream';
import { NEUTRAL, type Axes } from '@skyhelm/core/vehicle/sticks';
import type { Bus } from '../platform/bus/bus.ts';
import { subscribe } from '../platform/bus/subjects.ts';
import type { Fleet } from './fleet.ts';
import type { ControlTokens } from './control-tokens.ts';

/** A vehicle that somebody flies by hand. Only where the sticks stand now is kept: what they did before helps nobody. */
interface Flown {
  token: number;
  axes: Axes;
  /** Nothing new until then, and the sticks count as let go. */
  freshUntil: number;
  endsAt: number;
  sentAt: number;
}

/** Passes on where the sticks stand while that is known, then that nobody touches them, then nothing. The returned function ends it. */
export function serveSteering(bus: Bus, fleet: Fleet, tokens: ControlTokens, steady: () => number): () => void {
  const flown = new Map<string, Flown>();
  let ticking: NodeJS.Timeout | undefined;

  function say(deviceId: string, one: Flown, now: number): void {
    one.sentAt = now;
    const { session, primary } = fleet.seat(deviceId) ?? {};
    if (session?.isOnline) primary?.hands.steer(one.axes);
  }

  function letGo(deviceId: string, one: Flown, now: number): void {
    one.axes = NEUTRAL;
    one.freshUntil = Infinity;
    one.endsAt = now + LET_GO_MS;
    say(deviceId, one, now);
  }

  function tick(): void {
    const now = steady();
    for (const [deviceId, one] of flown) {
      if (now >= one.endsAt) flown.delete(deviceId);
      else if (now > one.freshUntil) letGo(deviceId, one, now);
      else if (now - one.sentAt >= STICKS_EVERY_MS) say(deviceId, one, now);
    }
    if (flown.size > 0) return;
    clearInterval(ticking);
    ticking = undefined;
  }

  function steer(deviceId: string, token: number, axes: Axes): void {
    const now = steady();
    const one = flown.get(deviceId) ?? { token, axes, freshUntil: 0, endsAt: 0, sentAt: -Infinity };
    Object.assign(one, { token, axes, freshUntil: now + STICKS_FRESH_MS, endsAt: Infinity });
    flown.set(deviceId, one);
    ticking ??= setInterval(tick, STICKS_EVERY_MS);
    // Half a beat is left for the unevenness of the way here: what comes sooner goes with the next beat.
    if (now - one.sentAt >= STICKS_EVERY_MS / 2) say(deviceId, one, now);
  }

  /** At once: whoever had the sticks has them no more. */
  function release(deviceId: string, token: number): void {
    const one = flown.get(deviceId);
    if (one && one.token <= token && one.endsAt === Infinity) letGo(deviceId, one, steady());
  }

  const ends = [
    subscribe(bus, 'device.steer', ({ deviceId, token, axes }) => {
      if (!tokens.admit(deviceId, token)) return;
      if (axes) steer(deviceId, token, axes);
      else release(deviceId, token);
    }),
    subscribe(bus, 'device.control', ({ deviceId, token }) => release(deviceId, token - 1)),
  ];
  return () => {
    clearInterval(ticking);
    ends.forEach((end) => end());
  };
}
