/** Stands in for parts of the UI kit that the kit imports and no screen uses (`leave-out.config.ts` says which). */
// oxlint-disable-next-line import/no-default-export -- the kit imports it without a name
export default function LeftOut(): never {
  throw new Error('This part of the UI kit is left out of the console: console/build/leave-out.config.ts says which and why');
}

export { LeftOut as conductCheck, LeftOut as convertDataToEntities, LeftOut as flattenKeys };

/** What a table needs of the tree: a row ticked or not. */
export const arrAdd = <K>(keys: readonly K[], key: K): K[] => (keys.includes(key) ? [...keys] : [...keys, key]);
export const arrDel = <K>(keys: readonly K[], key: K): K[] => keys.filter((kept) => kept !== key);
