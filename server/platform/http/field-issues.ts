import type { FieldIssue } from '@skyhelm/contract/envelope';
import { say } from '@skyhelm/i18n/all';
import type { Language, Params, WordKey } from '@skyhelm/i18n/translate';
import type { z } from 'zod';

type ZodIssue = z.core.$ZodIssue;

/** Codes of our own fields come as the message (`code|name=value`); zod's own kinds get a code here. */
export function fieldIssues(error: z.ZodError, language: Language): FieldIssue[] {
  const issues = error.issues.map((issue) => {
    const { code, params } = issueCode(issue);
    return { path: issue.path.join('.'), code, mes: say(language, `issues.${code}` as WordKey, params) };
  });
  return issues.filter((issue, index) => issues.findIndex((other) => other.path === issue.path) === index);
}

const CODED = /^[a-z][A-Za-z.]*(\|\w+=\w+)*$/;

export function issueCode(issue: ZodIssue): { code: string; params: Params } {
  if (CODED.test(issue.message)) {
    const [code, ...rest] = issue.message.split('|');
    return { code: code!, params: Object.fromEntries(rest.map((pair) => pair.split('=') as [string, string])) };
  }
  if (issue.code === 'invalid_type') return { code: issue.input === undefined ? 'required' : 'type', params: {} };
  if (issue.code === 'too_small') return { code: issue.origin === 'array' ? 'tooFew' : 'tooSmall', params: { min: Number(issue.minimum) } };
  if (issue.code === 'too_big') return { code: issue.origin === 'array' ? 'tooMany' : 'tooBig', params: { max: Number(issue.maximum) } };
  return { code: 'unknown', params: {} };
}
