import type { Issue } from '@skyhelm/core/issue';

/** Fields that say themselves what was found of them. */
const PLACES = ['siteId', 'deadline', 'startTime', 'endTime', 'mount', 'executorId', 'deviceId'] as const;
export type Place = (typeof PLACES)[number];

type Found = Pick<Issue, 'code' | 'severity' | 'params' | 'at'>;

const placeOf = ({ at }: Found): Place | undefined => PLACES.find((place) => place === at?.[0]);

export const issueOf = (issues: readonly Found[], place: Place): Found | undefined => issues.find((issue) => placeOf(issue) === place);

/** What is about the plan, or about nothing in particular. */
export const elsewhere = (issues: readonly Found[]): Found[] => issues.filter((issue) => placeOf(issue) === undefined);
