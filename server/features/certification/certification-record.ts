import { daysBetween } from '@skyhelm/core/certification/calendar-day';
import type { AircraftCategory, LicenceGrade } from '@skyhelm/core/certification/licence';
import { standingOf } from '@skyhelm/core/certification/submission';
import { maskedNumber } from '@skyhelm/core/identity/id-number';
import type { Certification, CertificationDetails } from '@skyhelm/contract/certification';
import type { CertificationId, FileId, UserId } from '@skyhelm/contract/ids';
import type { Secrets } from '../../platform/auth/secrets.ts';
import type { ListedRow } from './certification-list.store.ts';
import { asSubmission, type CertificationRow } from './certification.store.ts';
import { openPersonal } from './personal.ts';

type Document = NonNullable<Certification['document']>;
type Licence = NonNullable<Certification['licence']>;

export function recordOf(
  secrets: Secrets,
  { certification: row, name, account, userState, deptName }: ListedRow,
  today: string,
): Certification {
  return {
    id: row.id as CertificationId,
    kind: row.kind,
    standing: standingOf(asSubmission(row), today),
    userId: row.userId as UserId,
    name,
    userName: account,
    userState,
    deptName: deptName ?? '',
    document: row.kind === 'realName' ? documentOf(secrets, row) : null,
    licence: row.kind === 'pilot' ? licenceOf(row, today) : null,
    submittedAt: row.submittedAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    decidedBy: row.decidedByName,
    reason: row.reason,
  };
}

const documentOf = (secrets: Secrets, { facts, sealed }: CertificationRow): Document => ({
  authenticationType: facts['authenticationType'] as Document['authenticationType'],
  number: maskedNumber(openPersonal(secrets, sealed).number),
});

const licenceOf = ({ facts, expiresOn }: CertificationRow, today: string): Licence => ({
  licenceType: facts['licenceType'] as Licence['licenceType'],
  model: facts['model'] as AircraftCategory,
  grade: facts['grade'] as LicenceGrade,
  expiresOn: expiresOn!,
  daysLeft: daysBetween(today, expiresOn!),
});

export function photosOf({ kind, facts, photoIds }: CertificationRow): CertificationDetails['photos'] {
  const sides = kind === 'pilot' ? [] : facts['authenticationType'] === 'passport' ? (['passport'] as const) : (['front', 'back'] as const);
  return photoIds.map((id, index) => ({ id: id as FileId, side: sides[index] ?? 'certificate' }));
}
