import type { WordKey } from '@skyhelm/i18n/translate';
import { paramsOf, type FoundIssue } from './issue-params.ts';
import { t, type Say } from './words.ts';

/** The contract's rules fail with `code` or `code|name=value`: the sentence is in the words `issues`. */
export function issueText(code: string): string {
  const [name, ...pairs] = code.split('|');
  const key = `issues.${name}` as WordKey;
  const text = t(key, Object.fromEntries(pairs.map((pair) => pair.split('=') as [string, string])));
  return text === key ? t('issues.unknown') : text;
}

/** The same for what a rule of core has found. */
export const foundText = (say: Say, issue: FoundIssue): string => say(`issues.${issue.code}` as WordKey, paramsOf(say, issue));
