/** What lasts as long as anybody wants it. */
export interface Held {
  /** Ends it for whoever began it, once. */
  begin(): () => void;
  isOn(): boolean;
}

export function held(told: (isOn: boolean) => void = () => undefined): Held {
  let count = 0;
  return {
    begin() {
      if (++count === 1) told(true);
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        if (--count === 0) told(false);
      };
    },
    isOn: () => count > 0,
  };
}
