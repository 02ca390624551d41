interface Sendable {
  isEmpty: boolean;
  isKept: boolean;
  /** It flies what it has on board: a route that takes its place would be flown at once. */
  isFlown: boolean;
}

/** Why a route cannot be sent now, of what has nothing to do with the controls. */
export function whyNotSent({ isEmpty, isKept, isFlown }: Sendable): 'route.planFirst' | 'route.saveFirst' | 'route.send.flown' | undefined {
  if (isFlown) return 'route.send.flown';
  return isKept ? undefined : isEmpty ? 'route.planFirst' : 'route.saveFirst';
}
