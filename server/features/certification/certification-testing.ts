import {
  approveDroneOperator,
  approveUser,
  droneOperatorAuthentication,
  getCertification,
  getCertifications,
  realNameAuthentication,
} from '@skyhelm/contract/certification';
import type { InputOf } from '@skyhelm/contract/endpoint';
import { uploadImage } from '@skyhelm/contract/file';
import type { CertificationId, FileId } from '@skyhelm/contract/ids';
import sharp from 'sharp';
import type { TestApp } from '../../testing/app.ts';
import { peopleOf, type Person } from '../../testing/people.ts';

export const ID_NUMBER = '11010519491231002X';

type IdentityForm = Extract<InputOf<typeof realNameAuthentication>, { authenticationType: 'idCard' }>;
type LicenceForm = InputOf<typeof droneOperatorAuthentication>;

/** Pilots with their papers, and a reviewer. */
export async function certifying(app: TestApp) {
  const people = await peopleOf(app);
  const pilotRole = await people.role('Pilot');
  const reviewer = await people.person('reviewer', [await people.role('Reviewer', { permissions: ['user:legalize'] })]);
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#888' } })
    .png()
    .toBuffer();

  async function photo(person: Person, purpose: 'idPhoto' | 'certificate' | 'avatar' = 'idPhoto'): Promise<FileId> {
    const answer = await people.upload(uploadImage, person.token, picture, { purpose });
    return (answer as { data: { id: FileId } }).data.id;
  }
  const idCard = async (person: Person, changes: Partial<IdentityForm> = {}): Promise<IdentityForm> => ({
    authenticationType: 'idCard',
    realName: '张伟',
    idNumber: ID_NUMBER,
    idFrontPhoto: await photo(person),
    idBackPhoto: await photo(person),
    ...changes,
  });
  const licence = async (person: Person, changes: Partial<LicenceForm> = {}): Promise<LicenceForm> => ({
    licenceType: 'caac',
    model: 'multirotor',
    grade: 'vlos',
    expiresOn: '2026-03-01',
    certificatePhotos: [await photo(person, 'certificate')],
    ...changes,
  });
  const submitIdentity = async (person: Person, changes: Partial<IdentityForm> = {}) =>
    (await app.done(realNameAuthentication, await idCard(person, changes), person)).id;
  const submitLicence = async (person: Person, changes: Partial<LicenceForm> = {}) =>
    (await app.done(droneOperatorAuthentication, await licence(person, changes), person)).id;
  const look = (id: CertificationId, as: { token: string } = reviewer) => app.done(getCertification, { id }, as);

  return {
    people,
    pilotRole,
    reviewer,
    photo,
    idCard,
    licence,
    pilot: (account: string) => people.person(account, [pilotRole]),
    submitIdentity,
    submitLicence,
    look,
    /** Handed in, looked at and passed. */
    async passIdentity(person: Person): Promise<void> {
      await look(await submitIdentity(person));
      await app.done(approveUser, { id: person.id, pass: true }, reviewer);
    },
    async passLicence(person: Person, changes: Partial<LicenceForm> = {}): Promise<void> {
      await look(await submitLicence(person, changes));
      await app.done(approveDroneOperator, { id: person.id, pass: true }, reviewer);
    },
    listed: async (query: InputOf<typeof getCertifications> = {}, as: { token: string } = reviewer) =>
      (await app.done(getCertifications, { pageSize: 200, ...query }, as)).rows,
  };
}
