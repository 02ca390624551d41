interface Sendable {
  isEmpty: boolean;
  isKept: boolean;
  isFlying: boolean;
}

/** Why a route cannot be sent now, of what has nothing to do with the controls. What flies is sent nothing, whatever becomes of the route meanwhile. */
export function whyNotSent({
  isEmpty,
  isKept,
  isFlying,
}: Sendable): 'route.planFirst' | 'route.saveFirst' | 'route.send.flying' | undefined {
  if (isFlying) return 'route.send.flying';
  return isKept ? undefined : isEmpty ? 'route.planFirst' : 'route.saveFirst';
}
