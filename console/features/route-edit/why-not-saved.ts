import type { Issue } from '@skyhelm/core/issue';
import { foundText } from '../../words/found-text.ts';
import type { Say } from '../../words/words.ts';

/** Of what somebody has typed or chosen in a field, rather than of the way that comes of it. */
const isOfField = ({ at = [] }: Issue): boolean => typeof at.at(-1) === 'string' && !WHOLES.has(at.join('.'));
const WHOLES: ReadonlySet<string> = new Set(['waypoints', 'home']);

/** Nothing where it can be saved. Whoever reads of formats looks for a wrong number, and finds none where a zone is in the way. */
export function whyNotSaved(t: Say, issues: readonly Issue[]): string | undefined {
  const errors = issues.filter(({ severity }) => severity === 'error');
  const [first] = errors;
  if (!first) return undefined;
  if (errors.some(isOfField)) return t('route.nonconforming');
  const reason = foundText(t, first);
  return errors.length === 1 ? reason : t('route.unsaved.more', { reason, count: errors.length - 1 });
}
