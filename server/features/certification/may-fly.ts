import { documentDay } from '@skyhelm/core/certification/calendar-day';
import { includesGrade, LICENCE_GRADES, mayFly, type Flight, type FlightVerdict, type Licence } from '@skyhelm/core/certification/licence';
import { certifiedBy } from '@skyhelm/core/certification/submission';
import type { EnterpriseId, UserId } from '@skyhelm/contract/ids';
import type { Queryable } from '../../platform/db/database.ts';
import { asSubmission, isFrozen, submissionsOf, type CertificationRow } from './certification.store.ts';

/** Whether somebody may fly this, and if not, why. Asked of the submissions themselves: their record may be an hour behind the calendar. */
export async function mayUserFly(
  db: Queryable,
  { enterpriseId, userId }: { enterpriseId: EnterpriseId; userId: UserId },
  flight: Flight,
  now: Date,
): Promise<FlightVerdict | { may: false; reason: 'frozen' }> {
  if (await isFrozen(db, enterpriseId, userId)) return { may: false, reason: 'frozen' };
  const rows = await submissionsOf(db, enterpriseId, userId);
  const identity = certifiedBy(rows.filter(({ kind }) => kind === 'realName').map(asSubmission), documentDay(now));
  return mayFly(rows.filter(({ kind }) => kind === 'pilot').map(asLicence), identity, flight);
}

const asLicence = (row: CertificationRow): Licence => ({
  ...asSubmission(row),
  expiresOn: row.expiresOn!,
  category: row.facts['model'] as Licence['category'],
  grade: row.facts['grade'] as Licence['grade'],
});
