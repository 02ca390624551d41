import { DONE_WITHOUT } from '@skyhelm/core/vehicle/command-course';
import { say } from '@skyhelm/i18n/all';
import { expect, test, vi } from 'vitest';
import type { Told } from './course-text.ts';

const { courseMood, courseText } = await vi.hoisted(async () => {
  vi.stubGlobal('document', { cookie: 'language=en', documentElement: {} });
  return import('./course-text.ts');
});
const done = (details: Told['details']): Told => ({ course: 'done', details });
const inWords = (language: 'zh' | 'en' | 'ru', command: Told) => courseText((key, params) => say(language, key, params), command);

test('what an aircraft does without is said with its yes, in every language, and calls for attention', () => {
  const command = done({ result: DONE_WITHOUT[0] });
  expect(inWords('en', command)).toBe('Accepted: the aircraft has not confirmed the speed of its route and may fly at another one');
  expect(inWords('zh', command)).toBe('已接受：无人机未确认航线速度，可能以其他速度飞行');
  expect(inWords('ru', command)).toBe('Принята: БПЛА не подтвердил скорость маршрута и может лететь с другой');
  expect(courseMood(command)).toBe('attention');
});

test('a plain yes is one, whatever else the vehicle said on the way', () => {
  for (const details of [{}, { progress: 50 }, { result: 'linkLost' }]) {
    expect(inWords('en', done(details))).toBe('Accepted');
    expect(courseMood(done(details))).toBe('good');
  }
});
