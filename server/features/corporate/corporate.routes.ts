import { getCorporate, setCorporate, type CorporateRecord } from '@skyhelm/contract/corporate';
import type { FileId } from '@skyhelm/contract/ids';
import { MODULES } from '@skyhelm/contract/modules';
import { refuse } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { publish } from '../../platform/bus/subjects.ts';
import { changedFields } from '../../platform/changed-fields.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import { implement, type Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import { VERSION } from '../../version.ts';
import { adoptPicture, filePath, removeFile } from '../file/index.ts';
import { findOwn, lockOwn, updateOwn, type EnterpriseRow } from './corporate.store.ts';

export const corporateRoutes = ({ bus, blobs }: Services): Implementation[] => [
  implement(getCorporate, async ({ db, actor }) => ({
    ...recordOf((await findOwn(db, actor)) ?? refuse('record.notFound')),
    modules: MODULES.map((key) => ({ key, version: VERSION })),
  })),

  implement(setCorporate, async (context, { version, logo, ...form }) => {
    const { db, actor, record, afterCommit } = context;
    const row = (await lockOwn(db, actor)) ?? refuse('record.notFound');
    if (row.version !== version) refuse('record.stale', {}, { data: recordOf(row) });
    const logoFileId = logo === undefined ? row.logoFileId : logo;
    if (logo && logo !== row.logoFileId) await takeLogo(context, logo);
    await updateOwn(db, actor, { ...form, logoFileId, version: version + 1 });
    if (row.logoFileId !== null && row.logoFileId !== logoFileId) await removeFile(context, blobs, row.logoFileId);
    const details = changedFields<Partial<EnterpriseRow>>(row, { ...form, logoFileId });
    record({ operation: 'enterprise.edited', target: { id: row.id, name: form.name }, details });
    // Name and logo stand beside everybody's menu: whoever is signed in asks again.
    afterCommit(() => publish(bus, 'principal.changed', { enterpriseId: actor.enterpriseId }));
    return { version: version + 1 };
  }),
];

const recordOf = ({ name, contactName, contact, logoFileId, version }: EnterpriseRow): CorporateRecord => ({
  name,
  contactName,
  contact,
  version,
  imagePath: filePath(logoFileId),
});

/** Pictures are uploaded by people. */
async function takeLogo({ db, actor }: RequestContext & { actor: Actor }, logo: FileId): Promise<void> {
  if (actor.kind === 'key') refuse('file.missing');
  else await adoptPicture(db, actor, logo, 'logo');
}
