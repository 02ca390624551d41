/** What messages are about, as their history is filtered by. */
export const MESSAGE_GROUPS = ['push', 'security', 'organisation', 'certification', 'device', 'task', 'flight'] as const;
export type MessageGroup = (typeof MESSAGE_GROUPS)[number];

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
