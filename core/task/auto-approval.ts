import type { FlightVerdict } from '../certification/licence.ts';
import { endOfHours, type DailyHours } from '../daily-hours.ts';
import type { Highest } from '../plan/path/highest.ts';
import type { ConflictKind } from './conflicts.ts';
import type { HeightLack } from './height-lacks.ts';
import type { TaskType } from './task.ts';

/** What an enterprise lets pass without a person. */
export interface AutoApproval {
  isOn: boolean;
  /** Whose tasks. */
  userIds: readonly string[];
  /** Milliseconds; outside of it nothing is decided by itself. */
  from: number;
  until: number;
  types: readonly TaskType[];
  /** Metres above take-off; nothing for no limit of its own. */
  heightMax: number | null;
  /** Between which a flight begins and ends; nothing for any time. */
  dayTime: DailyHours | null;
  /** Not even where only a way back may touch a zone. */
  needsClearAir: boolean;
  needsLicence: boolean;
}

/** What is known of a task at this moment; nothing where it could not be found out. */
export interface Facts {
  /** Who founded it, has edited it since it was last approved, and submits it; nothing for software, and for who has gone or is frozen. */
  hands: readonly (string | undefined)[];
  type: TaskType;
  now: number;
  highest: Highest & { lacks: readonly HeightLack[] };
  /** When it is to be flown. */
  flown: { from: number; until: number } | undefined;
  /** `warned`: of nothing but ways back and of zones that are not in force by then; `doubtful`: of anything else, such as the ground, which people weigh. */
  air: 'clear' | 'warned' | 'doubtful' | undefined;
  /** In what it meets other tasks that are approved or asked for. */
  conflicts: readonly ConflictKind[] | undefined;
  /** Of whoever is to fly it. */
  licence: FlightVerdict['may'] | undefined;
  /** Whether a person who was asked last, and answered, would not pass it. */
  isRefused: boolean;
}

export const AUTO_CHECKS = ['user', 'period', 'type', 'air', 'conflicts', 'height', 'dayTime', 'licence', 'refused'] as const;
export type AutoCheck = (typeof AUTO_CHECKS)[number];

/** `kept`, or why it is left to a person: broken, or nobody could tell. */
export type Finding = 'kept' | 'broken' | 'unknown';
export interface AutoReason {
  check: AutoCheck;
  finding: Finding;
  /** In what it meets other tasks, where it does. */
  conflicts?: ConflictKind[];
  /** Metres above take-off: what the plan asks for, and what the rule allows. */
  height?: { asked: number; limit: number };
  /** Why nobody can tell how high it is flown. */
  lacks?: HeightLack[];
  /** Of the air: whether the rule asked for one in which nothing is even warned of. */
  needsClearAir?: boolean;
}
export interface AutoDecision {
  outcome: 'approved' | 'leftToPerson';
  /** Every check that was made, in their order. */
  reasons: AutoReason[];
}

const held = (isKept: boolean | undefined): Finding => (isKept === undefined ? 'unknown' : isKept ? 'kept' : 'broken');

/** Both ends of the flight lie in the hours of one day; hours may reach over midnight. */
function isInHours(hours: DailyHours, flown: NonNullable<Facts['flown']>): boolean {
  const end = endOfHours(hours, flown.from);
  return end !== undefined && flown.until <= end;
}

/** One stranger is enough to break it, also where others are not known. */
const isByListed = (userIds: readonly string[], hands: Facts['hands']): boolean | undefined =>
  hands.some((hand) => hand !== undefined && !userIds.includes(hand)) ? false : hands.includes(undefined) ? undefined : true;

/** What is known to be too high is so, however much higher it may be. */
export const heightFinding = ({ metres, isAtLeast }: Highest, limit: number): Finding =>
  held(metres > limit ? false : isAtLeast ? undefined : true);

/** Nothing passes of which something is not known: that is for a person to weigh. Nothing at all where it is switched off. */
export function decide(rules: AutoApproval, facts: Facts): AutoDecision | undefined {
  if (!rules.isOn) return undefined;
  const { hands, type, now, highest, flown, air, conflicts, licence, isRefused } = facts;
  const { heightMax, dayTime } = rules;
  const findings: Record<AutoCheck, Finding | undefined> = {
    // For a person to weigh again, be it edited, withdrawn or expired since or not.
    refused: isRefused ? 'broken' : undefined,
    user: held(isByListed(rules.userIds, hands)),
    period: held(now >= rules.from && now < rules.until),
    type: held(rules.types.includes(type)),
    air: held(air === undefined ? undefined : air === 'clear' || (air === 'warned' && !rules.needsClearAir)),
    conflicts: held(conflicts && conflicts.length === 0),
    height: heightMax === null ? undefined : heightFinding(highest, heightMax),
    dayTime: dayTime === null ? undefined : held(flown && isInHours(dayTime, flown)),
    licence: rules.needsLicence ? held(licence) : undefined,
  };
  const figures: Partial<Record<AutoCheck, Partial<AutoReason>>> = {
    air: { needsClearAir: rules.needsClearAir },
    ...(conflicts && conflicts.length > 0 && { conflicts: { conflicts: [...new Set(conflicts)] } }),
    // Of what is not known no figure would be true.
    ...(heightMax !== null && {
      height: findings.height === 'unknown' ? { lacks: [...highest.lacks] } : { height: { asked: highest.metres, limit: heightMax } },
    }),
  };
  const reasons = AUTO_CHECKS.flatMap((check): AutoReason[] => {
    const finding = findings[check];
    return finding ? [{ check, finding, ...figures[check] }] : [];
  });
  return { outcome: reasons.every(({ finding }) => finding === 'kept') ? 'approved' : 'leftToPerson', reasons };
}
