import { importNoFlyZones, type ZoneFault } from '@skyhelm/contract/zone-import';
import { ZONE_FILE_MAX_BYTES } from '@skyhelm/contract/zone-import-facts';
import { say } from '@skyhelm/i18n/all';
import type { Language } from '@skyhelm/i18n/translate';
import { refuse } from '../../platform/app-error.ts';
import { fairTurnstile } from '../../platform/auth/turnstile.ts';
import { implementPrepared, type Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import { apart, READING_FILES } from '../../platform/threads/apart.ts';
import { airspaceChanged } from '../airspace-change/index.ts';
import { nameIn, type DraftFault, type ReadZones } from './drafts.ts';
import { scheduleZoneDates } from './zone-dates.ts';
import { insertZones, takenNames } from './no-fly-zone.store.ts';

const WORKER = new URL('./read-drafts.worker.ts', import.meta.url);
/** Every file that waits is held in memory, and nobody waits for more than a few others of their own enterprise. */
const PLACES = { width: 1, room: 16, groupRoom: 2 };
const FAULTS_SHOWN = 100;
const NAME_MAX = 40;

/** All or nothing: whoever mends the file and sends it again has nothing to clean up first. */
export const zoneImportRoutes = (services: Services): Implementation[] => {
  const inTurn = fairTurnstile(PLACES);
  return [
    implementPrepared(
      importNoFlyZones,
      async ({ actor, file }, { validUntil }) => {
        if (!file) return refuse('file.missing');
        if (file.bytes.length > ZONE_FILE_MAX_BYTES) refuse('zoneImport.tooLarge', { max: ZONE_FILE_MAX_BYTES / 2 ** 20 });
        const fileName = readable(file.name);
        const bytes = new Uint8Array(file.bytes);
        const read = await inTurn(actor.enterpriseId, () =>
          apart<ReadZones>(WORKER, { bytes, fileName, validUntil }, [bytes.buffer], READING_FILES),
        );
        return { ...read, fileName };
      },
      async (context, _, { zones, skipped, issues, faults, fileName }) => {
        const { db, actor, language, now, record } = context;
        const forms = zones.map(({ form }) => form);
        const names = await takenNames(db, actor, forms);
        const taken = zones.filter(({ form }) => names.has(form.name.toLowerCase()));
        const again = taken.map(({ number, form }): DraftFault => ({ number, name: form.name, key: 'errors.noFlyZone.exists' }));
        const found = [...faults, ...again].toSorted((a, b) => a.number - b.number);
        if (found.length > 0)
          refuse('zoneImport.faulty', { count: found.length }, { data: found.slice(0, FAULTS_SHOWN).map(shownTo(language)) });
        await insertZones(db, actor, forms, now);
        record({ operation: 'noFlyZone.imported', target: { id: actor.enterpriseId, name: fileName }, details: { zones: zones.length } });
        const shapes = forms.map(({ shape }) => shape);
        await airspaceChanged(services, context, actor.enterpriseId, shapes);
        await scheduleZoneDates(services.jobs, db, actor.enterpriseId, forms, now);
        return { added: zones.length, skipped, issues };
      },
    ),
  ];
};

const shownTo =
  (language: Language) =>
  ({ number, name, key, params }: DraftFault): ZoneFault => ({ number, name, mes: say(language, key, params) });

/** Without its ending. */
const readable = (name: string): string =>
  nameIn(name.replace(/\.[a-z0-9]{1,8}$/i, ''))
    .slice(0, NAME_MAX)
    .trim() || 'zones';
