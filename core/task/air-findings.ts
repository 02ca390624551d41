import type { Issue } from '../issue.ts';

/** As many as are kept with a decision. */
export const KEPT_MAX = 100;

export interface FoundCounts {
  errors: number;
  warnings: number;
}

/** What is found of the fence, or of no zone at all, has none. */
type Finding = Pick<Issue, 'code' | 'severity' | 'params'> & { zoneId?: string | undefined };

/** Two zones may have one name: what tells them apart comes first. */
const subjectOf = ({ code, params, zoneId }: Finding): string => {
  const zone = zoneId ?? params?.['zone'];
  return zone === undefined ? `code ${code}` : `zone ${zone}`;
};

/**
 * What is kept of all that was found: errors, then one of each zone, then the rest, as far as there is room. In the order in which it was found, a long way through one zone
 * would leave no room for the others, nor for what forbids the plan.
 */
export function keptFindings<F extends Finding>(found: readonly F[]): F[] {
  const known = new Set<string>();
  const isFirst = (finding: F): boolean => known.size < known.add(subjectOf(finding)).size;
  const ordered = [...found].sort((one, other) => Number(one.severity !== 'error') - Number(other.severity !== 'error'));
  const ranked = ordered.map((finding) => ({ finding, rank: (finding.severity === 'error' ? 0 : 2) + (isFirst(finding) ? 0 : 1) }));
  return ranked
    .sort((one, other) => one.rank - other.rank)
    .slice(0, KEPT_MAX)
    .map(({ finding }) => finding);
}

export function countFindings(found: readonly Pick<Finding, 'severity'>[]): FoundCounts {
  const errors = found.filter(({ severity }) => severity === 'error').length;
  return { errors, warnings: found.length - errors };
}

interface Proof {
  issues: readonly Pick<Finding, 'severity'>[];
  found?: FoundCounts | undefined;
}

/** All that was found, and how much of it was not kept; a proof from before that was counted has no more than it says. */
export function foundIn({ issues, found = countFindings(issues) }: Proof): FoundCounts & { notKept: number } {
  return { ...found, notKept: Math.max(0, found.errors + found.warnings - issues.length) };
}
