import { expect, test } from 'vitest';
import { sentence } from './sentence.ts';

const FACTS = { task: 'Quay', device: 'Heron', deadline: '2030-06-01T22:30:00.000Z' };

test('a moment is said by the reader’s clock, over the change of the day and of the season', () => {
  expect(sentence('en', 'taskDispatched', FACTS, 'Asia/Shanghai')).toContain('2 Jun 2030, 06:30.');
  expect(sentence('en', 'taskDispatched', { ...FACTS, deadline: '2030-01-01T12:00:00.000Z' }, 'Europe/Berlin')).toContain('13:00');
  expect(sentence('en', 'taskDispatched', { ...FACTS, deadline: '2030-07-01T12:00:00.000Z' }, 'Europe/Berlin')).toContain('14:00');
});

test('a moment has the form that it has in lists, in each language', () => {
  expect(sentence('ru', 'taskDispatched', FACTS, 'Asia/Shanghai')).toContain('02.06.2030, 06:30');
  expect(sentence('zh', 'taskDispatched', FACTS, 'Asia/Shanghai')).toContain('2030/06/02 06:30');
});

test('where the clock is not known it is UTC, and says so, in each language', () => {
  for (const language of ['zh', 'en', 'ru'] as const) {
    const said = sentence(language, 'taskDispatched', FACTS);
    expect(said).toMatch(/22:30/);
    expect(said).toContain('UTC');
  }
});

test('what was kept in words before stays as it was, and no other fact is taken for a moment', () => {
  expect(sentence('en', 'taskDispatched', { ...FACTS, deadline: '3 Jun 2026, 12:00 UTC' }, 'Asia/Shanghai')).toContain(
    '3 Jun 2026, 12:00 UTC',
  );
  expect(sentence('en', 'taskDispatched', { ...FACTS, task: FACTS.deadline }, 'Asia/Shanghai')).toContain(`“${FACTS.deadline}”`);
});
