import { dayAfter, documentDay } from '@skyhelm/core/certification/calendar-day';
import { dueWarning } from '@skyhelm/core/certification/expiry-warning';
import type { AircraftCategory, LicenceGrade } from '@skyhelm/core/certification/licence';
import { checkIdNumber } from '@skyhelm/core/identity/id-number';
import type { CertificationId, FileId } from '@skyhelm/contract/ids';
import { say } from '@skyhelm/i18n/all';
import type { Language } from '@skyhelm/i18n/translate';
import type { Queryable } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import type { Services } from '../../platform/services.ts';
import { keepDrawnPicture } from '../file/index.ts';
import { findSubmission, insertSubmission, refreshCertified, settle } from './certification.store.ts';
import { noteTold } from './expiry.store.ts';
import { numberKeyOf, sealPersonal } from './personal.ts';
import { drawSample, SAMPLE_SIZE, type SamplePicture } from './sample-pictures.ts';

interface Sample {
  account: string;
  /** Number in the order of births: two with the same one share an identity number. */
  identity?: { holder: number; outcome: 'pending' | 'passed' | 'failed' };
  licences?: { model: AircraftCategory; grade: LicenceGrade; days: number; outcome: 'pending' | 'passed' | 'failed' }[];
}

const passed = (holder: number) => ({ holder, outcome: 'passed' as const });

/** Somebody in every state, and one who uses another one's number. */
const SAMPLES: Sample[] = [
  {
    account: 'pilot1',
    identity: passed(1),
    licences: [
      { model: 'multirotor', grade: 'bvlos', days: 400, outcome: 'passed' },
      { model: 'helicopter', grade: 'instructor', days: 700, outcome: 'passed' },
    ],
  },
  { account: 'pilot2', identity: passed(2), licences: [{ model: 'multirotor', grade: 'vlos', days: 20, outcome: 'passed' }] },
  { account: 'pilot3', identity: passed(3), licences: [{ model: 'fixedWing', grade: 'bvlos', days: 5, outcome: 'passed' }] },
  { account: 'pilot4', identity: passed(4), licences: [{ model: 'vtol', grade: 'bvlos', days: -10, outcome: 'passed' }] },
  { account: 'pilot5', identity: { holder: 5, outcome: 'pending' } },
  { account: 'pilot6', identity: { holder: 1, outcome: 'pending' } },
  { account: 'pilot7', identity: passed(7), licences: [{ model: 'vtol', grade: 'instructor', days: 300, outcome: 'pending' }] },
  { account: 'pilot8', identity: passed(8), licences: [{ model: 'multirotor', grade: 'vlos', days: 200, outcome: 'failed' }] },
  { account: 'pilot9', identity: { holder: 9, outcome: 'failed' } },
];

interface DemoPeople {
  enterpriseId: string;
  language: Language;
  /** By account. */
  people: ReadonlyMap<string, { id: string; name: string }>;
}

const HOUR_MS = 3_600_000;

/** Gives the demo enterprise papers to look at: drawn ones, marked as samples. */
export const sampleCertifications =
  ({ blobs, clock, secrets }: Pick<Services, 'blobs' | 'clock' | 'secrets'>) =>
  async (tx: Queryable, { enterpriseId, language, people }: DemoPeople): Promise<void> => {
    const now = clock.now();
    const today = documentDay(now);
    const reviewer = people.get('reviewer1')!;
    const drawn = new Map<SamplePicture, Promise<Buffer>>();
    const draw = (kind: SamplePicture) => drawn.get(kind) ?? drawn.set(kind, drawSample(kind)).get(kind)!;
    let hours = SAMPLES.length * 8;

    async function photo(ownerId: string, purpose: 'idPhoto' | 'certificate', kind: SamplePicture): Promise<FileId> {
      const picture = { bytes: await draw(kind), mediaType: 'image/jpeg', ...SAMPLE_SIZE };
      return keepDrawnPicture(tx, blobs, { enterpriseId, ownerId, purpose, now }, picture);
    }

    async function add(
      row: Omit<Parameters<typeof insertSubmission>[1], 'id' | 'enterpriseId' | 'submittedAt'>,
      outcome: 'pending' | 'passed' | 'failed',
    ) {
      const id = newId<CertificationId>();
      const submittedAt = new Date(now.getTime() - hours-- * HOUR_MS);
      await insertSubmission(tx, { id, enterpriseId, submittedAt, ...row });
      if (outcome !== 'pending') {
        const reason = outcome === 'failed' ? say(language, 'certification.reason.unreadable') : '';
        const decision = { state: outcome, reason, decidedAt: new Date(submittedAt.getTime() + HOUR_MS / 2) };
        const submission = (await findSubmission(tx, enterpriseId, id))!;
        await settle(tx, submission, { ...decision, decidedBy: reviewer.id, decidedByName: reviewer.name });
      }
      await refreshCertified(tx, { enterpriseId, userId: row.userId, kind: row.kind }, now);
      return id;
    }

    for (const { account, identity, licences = [] } of SAMPLES) {
      const { id: userId, name } = people.get(account)!;
      if (identity) {
        const personal = { realName: name, number: sampleNumber(identity.holder) };
        const photoIds = [await photo(userId, 'idPhoto', 'front'), await photo(userId, 'idPhoto', 'back')];
        const facts = { authenticationType: 'idCard' };
        const numberKey = numberKeyOf(secrets, enterpriseId, 'idCard', personal);
        await add({ userId, kind: 'realName', facts, photoIds, sealed: sealPersonal(secrets, personal), numberKey }, identity.outcome);
      }
      for (const { model, grade, days, outcome } of licences) {
        const facts = { licenceType: 'caac', model, grade };
        const photoIds = [await photo(userId, 'certificate', 'certificate')];
        const id = await add({ userId, kind: 'pilot', facts, photoIds, expiresOn: dayAfter(today, days) }, outcome);
        // As if they had been told on the day it was due: nobody is greeted with messages about samples.
        const told = outcome === 'passed' ? dueWarning(days, null) : undefined;
        if (told !== undefined) await noteTold(tx, id, told);
      }
    }
  };

/** Valid, and of nobody alive: born in January 1900. */
function sampleNumber(holder: number): string {
  const body = `110101190001${String(holder).padStart(2, '0')}${String(holder).padStart(3, '0')}`;
  return '0123456789X'
    .split('')
    .map((check) => body + check)
    .find((number) => checkIdNumber(number) === undefined)!;
}
