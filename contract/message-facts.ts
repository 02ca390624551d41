/** What messages are about, as their history is filtered by. */
export const MESSAGE_GROUPS = ['push', 'security', 'organisation', 'certification', 'device', 'task', 'flight'] as const;
export type MessageGroup = (typeof MESSAGE_GROUPS)[number];
