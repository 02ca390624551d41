/** Single: at once. Timed: at a time. Cycle: again and again. */
export const PUSH_MODES = ['single', 'timed', 'cycle'] as const;
export type PushMode = (typeof PUSH_MODES)[number];

/** Waiting: something is still to be sent. */
export const PUSH_STATES = ['waiting', 'sent', 'stopped'] as const;
export type PushState = (typeof PUSH_STATES)[number];

/** Up to 30 days. */
export const PUSH_INTERVAL_MINUTES = { min: 1, max: 43_200 } as const;
export const PUSH_TEXT_MAX = { title: 100, content: 1000 } as const;

export const PUSH_PRIORITIES = ['urgent', 'high', 'middle', 'low'] as const;
export type PushPriority = (typeof PUSH_PRIORITIES)[number];
