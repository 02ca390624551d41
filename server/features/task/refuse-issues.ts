import type { Issue } from '@skyhelm/core/issue';
import { say } from '@skyhelm/i18n/all';
import type { Language, WordKey } from '@skyhelm/i18n/translate';
import { AppError } from '../../platform/app-error.ts';

const sentence = (language: Language, { code, params }: Issue): string => say(language, `issues.${code}` as WordKey, params);

export const firstError = (issues: readonly Issue[]): Issue | undefined => issues.find(({ severity }) => severity === 'error');

/** What is only a warning passes. Each is told at the field of the form that it is about. */
export function refuseErrors(issues: readonly Issue[], language: Language): void {
  const errors = issues.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return;
  const told = errors.map((issue) => ({ path: (issue.at ?? []).join('.'), code: issue.code, mes: sentence(language, issue) }));
  throw new AppError('input.invalid', {}, { issues: told });
}

export const inWords = sentence;

/** As it is answered with. */
export const found = (issues: readonly Issue[]) =>
  issues.map(({ code, severity, params, at }) => ({ code, severity, ...(params && { params }), ...(at && { at }) }));
