import { expect, test } from 'vitest';
import { groupOf, MESSAGE_KINDS, topicOf } from '@skyhelm/contract/message';

test('who is about to fly is told at any hour that they may not; it is shown among word of tasks all the same', () => {
  const ofTasks = MESSAGE_KINDS.filter((kind) => kind.startsWith('task'));
  expect(ofTasks.filter((kind) => topicOf(kind) === undefined)).toEqual(['taskFallen', 'taskRevoked', 'taskPilotGone']);
  expect(new Set(ofTasks.map(groupOf))).toEqual(new Set(['task']));
});
