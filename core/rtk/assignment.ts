import type { Issue } from '../issue.ts';

/** A service of a base station or network that is about to be given to a drone. */
export interface RtkAssignment {
  /** YYYY-MM-DD, as is the last day on which it serves; null where nobody has said. */
  activatedOn: string | null;
  servesUntil: string | null;
  today: string;
  deviceId: string;
  /** Whom it serves now; after it is given to another, that one no longer receives anything. */
  assigned: { deviceId: string; device: string; isByMe: boolean } | undefined;
}

/** An error stands against it, a warning has to be confirmed. */
export type RtkRule = (assignment: RtkAssignment) => Issue | undefined;
