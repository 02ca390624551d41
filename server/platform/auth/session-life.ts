import type { Config } from '../config/config.ts';

const MINUTE_MS = 60_000;

/** Whoever was last seen before this has gone. */
export const idleSince = ({ sessionIdleMinutes }: Pick<Config, 'sessionIdleMinutes'>, now: Date): Date =>
  new Date(now.getTime() - sessionIdleMinutes * MINUTE_MS);

export const isLive = (
  { expiresAt, lastSeenAt }: { expiresAt: Date; lastSeenAt: Date },
  now: Date,
  config: Pick<Config, 'sessionIdleMinutes'>,
): boolean => expiresAt > now && lastSeenAt > idleSince(config, now);
