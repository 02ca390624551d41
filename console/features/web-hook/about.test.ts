import { expect, test } from 'vitest';
import { aboutText } from './about.ts';

const t = ((key: string, params: object) => `${key} ${JSON.stringify(params)}`) as Parameters<typeof aboutText>[0];
const about = (facts: object) => aboutText(t, JSON.stringify({ id: '1', event: 'x', at: '', ...facts }), 'ru');

test('a delivery names what it is about: the task before its aircraft, in the language of the reader', () => {
  const device = { id: 'd', name: 'Heron', sn: 'H-1' };
  expect(about({ device })).toBe('Heron');
  expect(about({ device: { id: 'd', sn: 'H-1' } })).toBe('H-1');
  expect(about({ device, task: { number: 1234, name: 'Quay' } })).toBe('webhook.about.task {"number":"1234","name":"Quay"}');
  expect(about({ push: { title: 'Storm' } })).toBe('Storm');
  expect(about({ message: { title: { en: 'Tasks', ru: 'Задания' } } })).toBe('Задания');
});

test('and nothing where nothing is told, or none of it may be seen', () => {
  expect(about({})).toBe('');
  expect(aboutText(t, '', 'en')).toBe('');
});
