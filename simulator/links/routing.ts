import type { Frame } from '@skyhelm/core/mavlink/frame';
import { ALL_MESSAGES, type MessageFacts } from '@skyhelm/core/mavlink/message';

interface Places {
  system: number | undefined;
  component: number | undefined;
}

const placeOf = (facts: MessageFacts, ...names: string[]): number | undefined => facts.fields.find(({ name }) => names.includes(name))?.at;

const PLACES = new Map<number, Places>(
  ALL_MESSAGES.map((facts) => [
    facts.id,
    { system: placeOf(facts, 'target_system', 'target'), component: placeOf(facts, 'target_component') },
  ]),
);

/** Whom a frame is meant for: nought is everybody. */
export function targetOf({ message, payload }: Frame): { system: number; component: number } {
  const places = PLACES.get(message.id);
  return {
    system: places?.system === undefined ? 0 : payload.getUint8(places.system),
    component: places?.component === undefined ? 0 : payload.getUint8(places.component),
  };
}
