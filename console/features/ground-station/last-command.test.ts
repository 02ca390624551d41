import { expect, test } from 'vitest';
import { lastOf } from './last-command.ts';

const AT = Date.parse('2030-01-01T12:00:00Z');
const ended = (course: 'refused' | 'sent', secondsAgo: number) => {
  const moment = new Date(AT - secondsAgo * 1_000).toISOString();
  return { course, createdAt: moment, endedAt: course === 'sent' ? null : moment };
};

test('the last command is told while it is under way and shortly after, not from yesterday', () => {
  const refused = ended('refused', 30);
  expect(lastOf([refused, ended('sent', 40)], AT)).toBe(refused);
  expect(lastOf([ended('refused', 600)], AT)).toBeUndefined();
  const waiting = ended('sent', 600);
  expect(lastOf([waiting], AT)).toBe(waiting);
  expect(lastOf([], AT)).toBeUndefined();
});
