import { ALL_FIELDS, factsOf, type Patch, type StateField } from './state.ts';

/** When each field was last heard, in milliseconds of one clock. */
export type HeardAt = Partial<Record<StateField, number>>;

export function noteHeard(heardAt: HeardAt, patch: Patch, now: number): void {
  for (const name in patch) heardAt[name as StateField] = now;
}

/** Fields that were heard once and too long ago to say anything about now. */
export const staleFields = (heardAt: HeardAt, now: number): StateField[] =>
  ALL_FIELDS.filter((name) => {
    const at = heardAt[name];
    return at !== undefined && now - at > factsOf(name).staleAfterS * 1000;
  });
