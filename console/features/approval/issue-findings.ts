import type { Issue } from '@skyhelm/core/issue';
import type { Finding } from '../../ui/Findings.tsx';
import { foundText } from '../../words/issue-text.ts';

/** As many as anybody reads. */
const SHOWN_MAX = 50;

export const findingsOf = (issues: readonly Pick<Issue, 'code' | 'severity' | 'params'>[]): Finding[] =>
  issues.slice(0, SHOWN_MAX).map((issue) => ({ mood: issue.severity === 'error' ? 'danger' : 'attention', text: foundText(issue) }));
