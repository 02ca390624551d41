interface Startable {
  isFlying: boolean;
  /** What is shown is what was sent, from the waypoint that is chosen. */
  isSent: boolean;
  /** The waypoint that it begins at as it was sent, where that alone is chosen otherwise now. */
  sentStart: number | undefined;
  /** As the aircraft counts what it has on board, where it does. */
  missionCount: number | undefined;
}

type WhyNotStarted = 'route.start.gone' | 'route.start.unsent' | 'route.start.sentOtherwise' | 'route.start.unsentAloft';

/** Why a route cannot be started now, of what has nothing to do with the controls. Whatever was sent, an aircraft that was restarted since may have lost it. */
export function whyNotStarted({ isFlying, isSent, sentStart, missionCount }: Startable): WhyNotStarted | undefined {
  if (isSent) return missionCount === 0 ? 'route.start.gone' : undefined;
  if (!isFlying) return 'route.start.unsent';
  return sentStart === undefined ? 'route.start.unsentAloft' : 'route.start.sentOtherwise';
}
