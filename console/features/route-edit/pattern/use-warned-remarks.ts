import type { Issue } from '@skyhelm/core/issue';
import { ROUTE_REMARKS } from '@skyhelm/core/plan/route-limits';
import { useLength } from '../../../session/use-length.ts';
import { useWords } from '../../../words/words.ts';

const MEETINGS = ['formation.tooClose', 'pattern.mayMeet'];

/** Remarks of parts that must not be flown together: whoever finds them in the list has not seen what was said when they were made. */
export function useWarnedRemarks(): (remarks: string, issues: readonly Issue[]) => string {
  const t = useWords();
  const length = useLength();
  return (remarks, issues) => {
    const params = issues.find(({ code }) => MEETINGS.includes(code))?.params;
    if (!params) return remarks;
    const told = t('pattern.split.remark', { one: params['one']!, other: params['other']!, metres: length(Number(params['metres'])) });
    return [...[told, remarks].filter((text) => text !== '').join('; ')].slice(0, ROUTE_REMARKS.max).join('');
  };
}
