import { importNoFlyZones, readZoneFile } from '@skyhelm/contract/zone-import';
import { ZONE_FILE_MAX_BYTES } from '@skyhelm/contract/zone-import-facts';
import { holds } from '@skyhelm/core/identity/permission';
import { refuse } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { fairTurnstile } from '../../platform/auth/turnstile.ts';
import type { UploadedFile } from '../../platform/http/context.ts';
import { implement, implementPrepared, type Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import { apart, type Limits } from '../../platform/threads/apart.ts';
import { airspaceChanged } from '../airspace-change/index.ts';
import { requireQuota } from '../storage/index.ts';
import { nameIn, type ReadZones } from './drafts.ts';
import { accountOf, foundIn, hindrances, kindsOf, sortDrafts } from './sort-drafts.ts';
import { scheduleZoneDates } from './zone-dates.ts';
import { insertZones, replaceZones } from './no-fly-zone.store.ts';

const WORKER = new URL('./read-drafts.worker.ts', import.meta.url);
/** The zones of a whole country are more than other files. */
const READING: Limits = { memoryMb: 1_024, patienceMs: 60_000, tooMuch: 'file.takesTooLong' };
/** Every file that waits is held in memory, and nobody waits for more than a few others of their own enterprise. */
const PLACES = { width: 1, room: 16, groupRoom: 2 };
const NAME_MAX = 40;

/** In one transaction: whoever mends the file and sends it again has nothing to clean up first. */
export const zoneImportRoutes = (services: Services): Implementation[] => {
  const inTurn = fairTurnstile(PLACES);

  async function read(
    { enterpriseId }: Actor,
    file: UploadedFile | undefined,
    validUntil: string,
  ): Promise<ReadZones & { fileName: string }> {
    if (!file) return refuse('file.missing');
    if (file.bytes.length > ZONE_FILE_MAX_BYTES) refuse('zoneImport.tooLarge', { max: ZONE_FILE_MAX_BYTES / 2 ** 20 });
    const fileName = readable(file.name);
    const bytes = new Uint8Array(file.bytes);
    const zones = await inTurn(enterpriseId, () => apart<ReadZones>(WORKER, { bytes, fileName, validUntil }, [bytes.buffer], READING));
    return { ...zones, fileName };
  }

  return [
    implement(readZoneFile, async ({ db, actor, file, language }, { validUntil }) => {
      const sorted = await sortDrafts(db, actor, await read(actor, file, validUntil));
      return { fresh: sorted.fresh.length, kinds: kindsOf(sorted.fresh), zones: foundIn(sorted), ...accountOf(sorted, language) };
    }),

    implementPrepared(
      importNoFlyZones,
      ({ actor, file }, { validUntil }) => read(actor, file, validUntil),
      async (context, { isPartial, isReplacing }, { fileName, ...zones }) => {
        const { db, actor, language, now, record } = context;
        if (isReplacing && !holds(actor.permissions, 'noFlyZone:edit')) refuse('request.forbidden');
        const { changed, ...others } = await sortDrafts(db, actor, zones, isReplacing);
        const replaced = isReplacing ? changed : [];
        const sorted = { ...others, changed: isReplacing ? [] : changed };
        const { count, first } = hindrances(sorted, language);
        if (count > 0 && !isPartial) refuse('zoneImport.faulty', { count }, { data: first });
        const forms = sorted.fresh.map(({ form }) => form);
        if (forms.length + replaced.length === 0) refuse('zoneImport.nothingNew');
        await insertZones(db, actor, forms, now);
        await replaceZones(db, replaced, now);
        await requireQuota(services, db, actor.enterpriseId, 'zones');
        const target = { id: actor.enterpriseId, name: fileName };
        const details = {
          zones: forms.length,
          ...(replaced.length > 0 && { replaced: replaced.length }),
          ...(count > 0 && { leftOut: count }),
        };
        record({ operation: 'noFlyZone.imported', target, details });
        const closed = [...forms, ...replaced.map(({ form }) => form)];
        const shapes = [...closed, ...replaced.map(({ row }) => row)].map(({ shape }) => shape);
        await airspaceChanged(services, context, actor.enterpriseId, shapes);
        await scheduleZoneDates(services.jobs, db, actor.enterpriseId, closed, now);
        const { shapeless, open } = sorted.skipped;
        const account = accountOf(sorted, language, [...sorted.fresh, ...replaced]);
        return { added: forms.length, replaced: replaced.length, skipped: shapeless + open, ...account };
      },
    ),
  ];
};

/** Without its ending. */
const readable = (name: string): string =>
  nameIn(name.replace(/\.[a-z0-9]{1,8}$/i, ''))
    .slice(0, NAME_MAX)
    .trim() || 'zones';
