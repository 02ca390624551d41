export const ALL_PERMISSIONS = '*:*:*';

export const holds = (held: readonly string[], needed: string): boolean => held.includes(ALL_PERMISSIONS) || held.includes(needed);

export const holdsAny = (held: readonly string[], needed: readonly string[]): boolean =>
  needed.some((permission) => holds(held, permission));

/** What `granted` has beyond `held`: nobody grants more than they hold. */
export const beyond = (held: readonly string[], granted: readonly string[]): string[] =>
  granted.filter((permission) => !holds(held, permission));
