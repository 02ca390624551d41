import { pressed, STICK_KEYS } from '@skyhelm/core/vehicle/stick-keys';
import { STICKS_EVERY_MS } from '@skyhelm/core/vehicle/stick-stream';
import { AT_REST, felt, gamepadSticks, together, type Sticks } from '@skyhelm/core/vehicle/sticks';

export type Side = 'left' | 'right';

/** Everything that moves the sticks: fingers, keys and gamepads. */
export interface StickInputs {
  /** Where a finger holds a stick, to the right and away from the pilot; nothing once it lets go. */
  touch(side: Side, at: { x: number; y: number } | undefined): void;
  stop(): void;
}

interface StickTools {
  /** Twenty times a second while the page is looked at. */
  moved(sticks: Sticks): void;
  /** Nobody can be taken to hold them any more. */
  letGo(): void;
}

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role=dialog]') !== null;

export function stickInputs({ moved, letGo }: StickTools): StickInputs {
  const keys = new Set<string>();
  let [touched, typed] = [AT_REST, AT_REST];
  let beatAt = performance.now();
  let isAway = document.hidden;
  const listening = new AbortController();
  const hear = { signal: listening.signal };

  /** A key whose release goes to another window, or a finger whose lifting nobody sees, would steer for ever. */
  function leave(): void {
    keys.clear();
    [touched, typed] = [AT_REST, AT_REST];
    isAway = true;
    letGo();
  }
  function comeBack(): void {
    if (!document.hidden) isAway = false;
  }

  function press(event: KeyboardEvent): void {
    if (!(event.code in STICK_KEYS) || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
    event.preventDefault();
    comeBack();
    keys.add(event.code);
  }

  const gamepads = (): Sticks =>
    navigator
      .getGamepads()
      .filter((pad) => pad?.connected && pad.mapping === 'standard')
      .reduce((sum, pad) => together(sum, gamepadSticks(pad!.axes)), AT_REST);

  function beat(): void {
    const now = performance.now();
    typed = pressed(typed, keys, now - beatAt);
    beatAt = now;
    if (!isAway) moved(together(together(touched, typed), gamepads()));
  }

  addEventListener('keydown', press, hear);
  addEventListener('keyup', ({ code }) => keys.delete(code), hear);
  addEventListener('blur', leave, hear);
  addEventListener('pagehide', leave, hear);
  addEventListener('focus', comeBack, hear);
  addEventListener('pointerdown', comeBack, { ...hear, capture: true });
  document.addEventListener('visibilitychange', () => (document.hidden ? leave() : comeBack()), hear);
  // Its last position must not count as one that is held.
  addEventListener('gamepaddisconnected', letGo, hear);
  const beating = setInterval(beat, STICKS_EVERY_MS);

  return {
    touch(side, at) {
      const [x, y] = at ? [felt(at.x), felt(at.y)] : [0, 0];
      touched = side === 'left' ? { ...touched, leftX: x, leftY: y } : { ...touched, rightX: x, rightY: y };
    },
    stop() {
      clearInterval(beating);
      listening.abort();
    },
  };
}
