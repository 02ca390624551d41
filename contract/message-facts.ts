/** What messages are about, as their history is filtered by. */
export const MESSAGE_GROUPS = ['push', 'security', 'organisation', 'certification', 'device', 'task', 'flight'] as const;
export type MessageGroup = (typeof MESSAGE_GROUPS)[number];

/** What can be switched off. */
export const MESSAGE_TOPICS = ['organisation', 'certification', 'device', 'task'] as const satisfies readonly MessageGroup[];
export type MessageTopic = (typeof MESSAGE_TOPICS)[number];

/** What comes to everybody: word of one's own account somebody who got in would switch off first, pushes go by their priority, and who flies has to know. */
export const ALWAYS_TOLD = ['security', 'push', 'flight'] as const satisfies readonly MessageGroup[];

/** What may come by e-mail as well, security included; pushes go by their priority. */
export const MAIL_TOPICS = [
  'security',
  'organisation',
  'certification',
  'device',
  'task',
  'flight',
] as const satisfies readonly MessageGroup[];
export type MailTopic = (typeof MAIL_TOPICS)[number];
