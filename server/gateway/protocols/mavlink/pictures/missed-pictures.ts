import { cameraCount, cameraOf, type CameraCount, type Captured, type Verdict } from './camera-count.ts';

const ASK_AGAIN_MS = 1_000;
const TRIES_MAX = 5;
const CAMERAS_MAX = 12;

/** Cameras number their pictures: which have not come is known, and asked for. */
export interface MissedPictures {
  hear(component: number, said: Captured, now: number): Verdict;
  tick(now: number): void;
}

export function missedPictures(ask: (component: number, index: number) => void): MissedPictures {
  const cameras = new Map<string, { component: number; count: CameraCount }>();
  let askAt = 0;

  return {
    hear(component, said, now) {
      const name = cameraOf(component, said);
      const camera = cameras.get(name);
      if (!camera) {
        if (cameras.size < CAMERAS_MAX) cameras.set(name, { component, count: cameraCount(said, now) });
        return { is: 'news', count: 0 };
      }
      const verdict = camera.count.hear(said, now);
      if (verdict.is === 'news') askAt = Math.max(askAt, now);
      return verdict;
    },
    tick(now) {
      if (now < askAt) return;
      askAt = now + ASK_AGAIN_MS;
      for (const { component, count } of cameras.values()) {
        for (const [index, tries] of count.missing) {
          if (tries >= TRIES_MAX) count.missing.delete(index);
          else {
            count.missing.set(index, tries + 1);
            count.asked(index, now);
            ask(component, index);
          }
        }
      }
    },
  };
}
