import type { Message } from '@skyhelm/core/mavlink/message';

/** A link that was away for longer has left a hole that is not worth filling one by one. */
const GAP_MAX = 50;
const ASK_AGAIN_MS = 1_000;
const TRIES_MAX = 5;
const CAMERAS_MAX = 12;

interface CameraCount {
  /** Number and time of the newest picture it told: a camera that began anew counts from nought again, but time goes on. */
  newest: number;
  newestAt: bigint;
  /** Those that were not told, and how often they were asked for. */
  missing: Map<number, number>;
}

/** Cameras number their pictures: which have not come is known, and asked for. */
export interface MissedPictures {
  /** False for one that was told before. */
  isNews(component: number, said: Pick<Message<'CAMERA_IMAGE_CAPTURED'>, 'image_index' | 'time_utc'>, now: number): boolean;
  tick(now: number): void;
}

export function missedPictures(ask: (component: number, index: number) => void): MissedPictures {
  const cameras = new Map<number, CameraCount>();
  let askAt = 0;

  return {
    isNews(component, { image_index: index, time_utc: takenAt }, now) {
      const camera = cameras.get(component);
      if (!camera) {
        if (cameras.size < CAMERAS_MAX) cameras.set(component, { newest: index, newestAt: takenAt, missing: new Map() });
        return true;
      }
      if (camera.missing.delete(index)) return true;
      if (index <= camera.newest && takenAt <= camera.newestAt) return false;
      if (index > camera.newest && index - camera.newest <= GAP_MAX) {
        for (let lost = camera.newest + 1; lost < index && camera.missing.size < GAP_MAX; lost++) camera.missing.set(lost, 0);
        askAt = Math.max(askAt, now);
      } else camera.missing.clear();
      [camera.newest, camera.newestAt] = [index, takenAt];
      return true;
    },
    tick(now) {
      if (now < askAt) return;
      askAt = now + ASK_AGAIN_MS;
      for (const [component, { missing }] of cameras) {
        for (const [index, tries] of missing) {
          if (tries >= TRIES_MAX) missing.delete(index);
          else {
            missing.set(index, tries + 1);
            ask(component, index);
          }
        }
      }
    },
  };
}
