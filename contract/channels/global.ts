/** `/websocket/global`: the codes both sides exchange as JSON `{code}`. */
export const GLOBAL_CHANNEL = {
  path: '/websocket/global',
  keepaliveMs: 2000,
  retries: 100,
} as const;

export const GLOBAL_CODE = { keepalive: 1, newMessage: 2, rightsChanged: 3, markersChanged: 4, forcedLogout: 1000 } as const;

/** Why a session ended. Told over its own socket alone: whoever has no session learns nothing of an account. */
export const SESSION_ENDS = [
  'loggedOut',
  'endedByOwner',
  'tooMany',
  'frozen',
  'deleted',
  'passwordChanged',
  'passwordReset',
  'secondFactorReset',
  'expired',
] as const;
export type SessionEnd = (typeof SESSION_ENDS)[number];

export interface GlobalMessage {
  code: (typeof GLOBAL_CODE)[keyof typeof GLOBAL_CODE];
  /** With code 2: how many messages are unread. */
  unread?: number;
  /** With code 1000, where the server knows it. */
  why?: SessionEnd;
}
