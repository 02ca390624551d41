import type { UlogLayout } from './format.ts';
import type { Topic } from './topics.ts';

export interface Subscription {
  /** What lies between `at` and `end` is one message of the topic. */
  take(view: DataView, at: number, end: number): void;
}

/** What it tells of is used again for the next message. */
export function topicOf({ bytes, fields }: UlogLayout, tell: (topic: Topic) => void): Subscription {
  let window: DataView = new DataView(new ArrayBuffer(0));
  let begin = 0;
  const topic: Topic = {
    number(name) {
      const field = fields.get(name);
      return field ? field.read(window, begin + field.at) : Number.NaN;
    },
    has: (name) => fields.has(name),
  };
  return {
    take(view, at, end) {
      if (end - at < bytes) return;
      window = view;
      begin = at;
      tell(topic);
    },
  };
}
