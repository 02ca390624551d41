import { useEffect, useEffectEvent, useLayoutEffect, useSyncExternalStore } from 'react';
import type { PlayClock, PlayState } from '../../live/play-clock.ts';

export const usePlayState = (clock: PlayClock): PlayState => useSyncExternalStore(clock.subscribe, clock.state);

/**
 * Once a frame, and only where the moment or the range is another: what moves with the clock is moved without React. And whenever the component is
 * drawn: while the clock stands, another flight, or a shift of it, would otherwise be shown with what was true of the one before.
 */
export function useEachFrame(clock: PlayClock, draw: (at: number) => void, everyMs = 0): void {
  const drawNow = useEffectEvent(draw);
  useEffect(() => {
    let [drawn, state, passed]: [number, PlayState | undefined, number] = [NaN, undefined, -Infinity];
    let frame = requestAnimationFrame(step);
    function step(now: number) {
      frame = requestAnimationFrame(step);
      const at = clock.now();
      if ((at === drawn && state === clock.state()) || now - passed < everyMs) return;
      [drawn, state, passed] = [at, clock.state(), now];
      drawNow(at);
    }
    return () => cancelAnimationFrame(frame);
  }, [clock, everyMs]);
  useLayoutEffect(() => drawNow(clock.now()));
}
