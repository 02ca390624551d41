import { messageNamed, type MessageName } from '../../mavlink/message.ts';
import { BATTERY_MESSAGES } from './translate-battery.ts';
import { MOTION_MESSAGES } from './translate-motion.ts';
import { SURROUNDINGS_MESSAGES } from './translate-surroundings.ts';
import type { Translate, Translations } from './translation.ts';

export interface Translation {
  stream: MessageName;
  translate: Translate;
  /** Where the vehicle's own clock stands in the payload. */
  clockAt: number | undefined;
}

const ALL: Translations = { ...MOTION_MESSAGES, ...BATTERY_MESSAGES, ...SURROUNDINGS_MESSAGES };

const clockOf = (name: MessageName): number | undefined => messageNamed(name).fields.find((field) => field.name === 'time_boot_ms')?.at;

/** By number of the message. */
export const TRANSLATIONS: ReadonlyMap<number, Translation> = new Map(
  (Object.entries(ALL) as [MessageName, Translate][]).map(([stream, translate]) => [
    messageNamed(stream).id,
    { stream, translate, clockAt: clockOf(stream) },
  ]),
);
