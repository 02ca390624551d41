import type { Position } from '@skyhelm/core/geo/position';

/** Whom a proposal was told to already, and where all of them were to go. */
export interface Given {
  place: Position | undefined;
  places: ReadonlyMap<string, Position>;
  obeying: ReadonlySet<string>;
}

/** What was said of another place is said of somewhere else. */
export const givenAt = (given: Given | undefined, place: Position | undefined): Given | undefined =>
  given?.place === place ? given : undefined;

/** Whoever obeys already is not told twice. */
export const leftOf = <T extends { id: string }>(targets: readonly T[], given: Given | undefined): T[] =>
  targets.filter(({ id }) => !given?.obeying.has(id));

/** Those left over keep the places that they were shown: the others are on their way to theirs. */
export const afterTelling = ({ obeying, ...standing }: Given, told: readonly string[], refused: { has(id: string): boolean }): Given => ({
  ...standing,
  obeying: new Set([...obeying, ...told.filter((id) => !refused.has(id))]),
});
