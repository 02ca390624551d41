import { expect, test } from 'vitest';
import { ALWAYS_TOLD, MESSAGE_GROUPS, MESSAGE_TOPICS } from '@skyhelm/contract/message-facts';
import { groupOf, MESSAGE_KINDS, topicOf } from '@skyhelm/contract/message';

test('who is about to fly is told at any hour that they may not; it is shown among word of tasks all the same', () => {
  const ofTasks = MESSAGE_KINDS.filter((kind) => kind.startsWith('task'));
  expect(ofTasks.filter((kind) => topicOf(kind) === undefined)).toEqual(['taskFallen', 'taskRevoked', 'taskRevokedFor', 'taskPilotGone']);
  expect(new Set(ofTasks.map(groupOf))).toEqual(new Set(['task']));
});

test('whatever messages are filtered by is among the switches, as one that can be switched off or as one that cannot', () => {
  expect([...ALWAYS_TOLD, ...MESSAGE_TOPICS].sort()).toEqual([...MESSAGE_GROUPS].sort());
  const always: readonly string[] = ALWAYS_TOLD;
  for (const kind of MESSAGE_KINDS) if (always.includes(groupOf(kind))) expect(topicOf(kind)).toBeUndefined();
});
