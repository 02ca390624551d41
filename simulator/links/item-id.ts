import type { MissionItem } from '../guidance/mission-item.ts';

const remembered = new WeakMap<readonly MissionItem[], number>();

/** A number that is another one for another plan, nought for none. A list is replaced and never changed, so it is reckoned once. */
export function itemsId(items: readonly MissionItem[]): number {
  if (items.length === 0) return 0;
  let id = remembered.get(items);
  if (id === undefined) {
    id = 0x811c_9dc5;
    for (const { command, frame, param1, param2, param3, param4, x, y, z } of items) {
      for (const letter of [command, frame, param1, param2, param3, param4, x, y, z].join())
        id = Math.imul(id ^ letter.charCodeAt(0), 0x0100_0193);
    }
    id = id >>> 0 || 1;
    remembered.set(items, id);
  }
  return id;
}
