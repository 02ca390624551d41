import type { Message } from '@skyhelm/core/mavlink/message';
import { CameraFeedbackFlags as Kind } from '@skyhelm/core/mavlink/named-numbers.generated';

/** A bad link brings a message twice, but not after so many others. */
const REMEMBERED = 50;

type Said = Pick<Message<'CAMERA_FEEDBACK'>, 'cam_idx' | 'img_idx' | 'time_usec' | 'flags'>;

/** Which of what ArduPilot says of its cameras is a picture that it has not told of before. */
export function releasedPictures(): { isNews(said: Said): boolean } {
  const told = new Set<string>();
  return {
    isNews({ cam_idx, img_idx, time_usec, flags }) {
      const name = `${cam_idx} ${img_idx} ${time_usec}`;
      if (flags === Kind.VIDEO || flags === Kind.BADEXPOSURE || told.has(name)) return false;
      told.add(name);
      for (const oldest of told) if (told.size > REMEMBERED) told.delete(oldest);
      return true;
    },
  };
}
