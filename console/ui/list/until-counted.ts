interface Counted {
  counting: boolean;
}

/** How soon a list that is still being counted is asked for again. */
export const untilCounted = (found: Counted | undefined): number | undefined => (found?.counting ? 1_000 : undefined);

/** The same for a list that others change meanwhile, which is asked for every so often. */
export const keepingUp =
  (everyMs: number) =>
  (found: Counted | undefined): number =>
    untilCounted(found) ?? everyMs;
