import type { WordKey } from '@skyhelm/i18n/translate';
import { paramsOf, type FoundIssue } from './issue-params.ts';
import type { Say } from './words.ts';

/** What a rule of core has found, as a sentence. */
export const foundText = (say: Say, issue: FoundIssue): string => say(`issues.${issue.code}` as WordKey, paramsOf(say, issue));
