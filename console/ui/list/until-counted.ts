/** How soon a list that is still being counted is asked for again. */
export const untilCounted = (found: { counting: boolean } | undefined): number | undefined => (found?.counting ? 1_000 : undefined);
