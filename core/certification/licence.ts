import { standingOf, type Certified, type Submission } from './submission.ts';

/** Structure of the Chinese civil licence: what the person may do, each including those before it. */
export const LICENCE_GRADES = ['vlos', 'bvlos', 'instructor'] as const;
export type LicenceGrade = (typeof LICENCE_GRADES)[number];
export const AIRCRAFT_CATEGORIES = ['multirotor', 'fixedWing', 'helicopter', 'vtol', 'autogyro', 'airship', 'other'] as const;
export type AircraftCategory = (typeof AIRCRAFT_CATEGORIES)[number];

export const includesGrade = (held: LicenceGrade, needed: LicenceGrade): boolean =>
  LICENCE_GRADES.indexOf(held) >= LICENCE_GRADES.indexOf(needed);

export interface Licence extends Submission {
  category: AircraftCategory;
  grade: LicenceGrade;
  expiresOn: string;
}

export interface Flight {
  category: AircraftCategory;
  grade: LicenceGrade;
  /** The day of the flight by the calendar of the place it is flown at, YYYY-MM-DD. */
  on: string;
}

export type FlightVerdict =
  | { may: true }
  | { may: false; reason: 'neverCertified' | 'pending' | 'failed' }
  | { may: false; reason: 'expired'; expiredOn: string }
  | { may: false; reason: 'otherCategory'; held: AircraftCategory[] }
  | { may: false; reason: 'lowerGrade'; held: LicenceGrade }
  | { may: false; reason: 'identity'; identity: Certified };

/**
 * Whether a person may fly this. The identity has to have passed too: a picture of a licence proves something only of whom it was issued to.
 * What is missing of the licence is named first, because it takes longest to mend. Licences oldest first.
 */
export function mayFly(licences: readonly Licence[], identity: Certified, flight: Flight): FlightVerdict {
  const refusal = licenceRefusal(licences, flight);
  if (refusal) return refusal;
  return identity === 'passed' ? { may: true } : { may: false, reason: 'identity', identity };
}

function licenceRefusal(licences: readonly Licence[], { category, grade, on }: Flight): FlightVerdict | undefined {
  const held = licences.find((licence) => licence.category === category && licence.state === 'passed' && !licence.replaced);
  if (held) {
    if (held.expiresOn < on) return { may: false, reason: 'expired', expiredOn: held.expiresOn };
    return includesGrade(held.grade, grade) ? undefined : { may: false, reason: 'lowerGrade', held: held.grade };
  }
  const asked = licences.filter((licence) => licence.category === category && licence.state !== 'withdrawn').at(-1);
  if (asked?.state === 'pending' || asked?.state === 'failed') return { may: false, reason: asked.state };
  const others = licences.filter((licence) => standingOf(licence, on) === 'passed').map((licence) => licence.category);
  return others.length > 0 ? { may: false, reason: 'otherCategory', held: others } : { may: false, reason: 'neverCertified' };
}
