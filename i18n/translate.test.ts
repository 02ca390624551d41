import { describe, expect, test } from 'vitest';
import { say } from './all.ts';
import { chooseLanguage, translate, type WordKey } from './translate.ts';

describe('plural forms', () => {
  const seconds = (language: 'zh' | 'en' | 'ru', count: number) => say(language, 'errors.request.tooMany', { count });

  test('English tells one from many', () => {
    expect(seconds('en', 1)).toBe('Too many attempts, please try again in 1 second');
    expect(seconds('en', 0)).toBe('Too many attempts, please try again in 0 seconds');
    expect(seconds('en', 21)).toBe('Too many attempts, please try again in 21 seconds');
  });

  test.each([
    [1, 'секунду'],
    [21, 'секунду'],
    [3, 'секунды'],
    [22, 'секунды'],
    [5, 'секунд'],
    [11, 'секунд'],
    [112, 'секунд'],
    [0, 'секунд'],
  ])('Russian agrees with %i', (count, noun) => {
    expect(seconds('ru', count)).toBe(`Слишком много попыток, повторите через ${count} ${noun}`);
  });

  test('Chinese has one form', () => {
    expect([1, 2, 5].map((count) => seconds('zh', count))).toEqual([1, 2, 5].map((count) => `操作过于频繁，请在 ${count} 秒后重试`));
  });
});

describe('placeholders', () => {
  test('are filled, and whatever a value contains stays text', () => {
    expect(say('en', 'log.user.added', { target: '$& {path}' })).toBe('Added user “$& {path}”');
  });

  test('numbers are written by locale, texts as they are', () => {
    expect(say('en', 'department.count', { count: 12345 })).toBe('12,345 departments');
    expect(say('ru', 'department.count', { count: 12345 })).toContain('12\u00a0345 ');
    expect(say('en', 'mail.codeText', { code: '012345', minutes: 10 })).toContain('012345');
  });

  test('one that was not given stays visible, so that the omission is noticed', () => {
    expect(say('en', 'log.user.added')).toBe('Added user “{target}”');
  });
});

test('a key without words comes back as itself', () => {
  expect(say('ru', 'errors.noSuchCode' as WordKey)).toBe('errors.noSuchCode');
  expect(translate({}, 'zh', 'common.save')).toBe('common.save');
});

describe('choosing a language', () => {
  test.each([
    ['the saved choice before the browser', 'ru', ['en-GB'], 'ru'],
    ['a saved choice with a region', 'zh-cn', ['en'], 'zh'],
    ['the first language of the browser that is spoken here', undefined, ['fr', 'ru-RU', 'en'], 'ru'],
    ['any capitals', undefined, ['EN-us'], 'en'],
    ['every Chinese as Chinese', undefined, ['zh-TW'], 'zh'],
    ['the browser when the saved choice is unknown', 'xx', ['en'], 'en'],
    ['Chinese when nothing fits', undefined, ['eo', 'tlh'], 'zh'],
    ['Chinese when nothing is asked for', undefined, [], 'zh'],
    ['no language whose name merely begins alike', undefined, ['enm', 'rue'], 'zh'],
  ])('%s', (_, saved, accepted, chosen) => {
    expect(chooseLanguage(saved, accepted)).toBe(chosen);
  });
});
