/** Aircraft that circle around the middle of the view, each at its own pace: the same ones for both sides. */
export interface CirclingFleet {
  longitude(at: number, seconds: number): number;
  latitude(at: number, seconds: number): number;
  heading(at: number, seconds: number): number;
}

export const COUNT = 10_000;
export const CENTRE = { longitude: 105, latitude: 35 };
export const ZOOM = 2;

const angle = (at: number, seconds: number): number => at * 2.399_963 + seconds * (0.1 + (at % 7) / 50);
const reach = (at: number): number => 25 * Math.sqrt((at + 1) / COUNT);

export const fleet: CirclingFleet = {
  longitude: (at, seconds) => CENTRE.longitude + 1.6 * reach(at) * Math.cos(angle(at, seconds)),
  latitude: (at, seconds) => CENTRE.latitude + 0.8 * reach(at) * Math.sin(angle(at, seconds)),
  heading: (at, seconds) => (((angle(at, seconds) * 180) / Math.PI) % 360) + 0,
};

/** What a page offers to whoever measures it. */
export interface Measured {
  /** Moves everything at each frame; the number of frames that were drawn with it. */
  run(milliseconds: number): Promise<number>;
}

declare global {
  interface Window {
    measured?: Measured;
  }
}

/** Moves, asks for a frame, and counts those that came, until the time is over. */
export function runner(move: (seconds: number) => void, ask: () => void, drawn: () => number): Measured {
  return {
    run: (milliseconds) =>
      new Promise((resolve) => {
        const [began, before] = [performance.now(), drawn()];
        const step = () => {
          const now = performance.now();
          if (now - began >= milliseconds) return resolve(drawn() - before);
          move(now / 1_000);
          ask();
          requestAnimationFrame(step);
        };
        requestAnimationFrame(step);
      }),
  };
}
