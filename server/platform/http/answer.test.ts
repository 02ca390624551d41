import { say } from '@skyhelm/i18n/all';
import type { Language } from '@skyhelm/i18n/translate';
import { expect, test } from 'vitest';
import { AppError } from '../app-error.ts';
import { failure } from './answer.ts';

test.each<[Language, string]>([
  ['zh', '参数错误，请重新输入（标识无效）'],
  ['en', 'Parameter error, please re-enter (The identifier is not valid)'],
  ['ru', 'Ошибка в параметрах, введите данные ещё раз (Недопустимый идентификатор)'],
])('a general fault is told people without the name that programs know the field by, in the brackets of %s', (language, mes) => {
  const issue = { path: 'id', code: 'id', mes: say(language, 'issues.id') };
  expect(failure(new AppError('input.invalid', {}, { issues: [issue] }), language)).toMatchObject({ mes, issues: [issue] });
});
