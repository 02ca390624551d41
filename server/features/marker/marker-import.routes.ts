import { MARKER_FILE_MAX_BYTES } from '@skyhelm/contract/marker-facts';
import { importMarkers, type MarkerFault } from '@skyhelm/contract/marker-import';
import { say } from '@skyhelm/i18n/all';
import type { Language } from '@skyhelm/i18n/translate';
import { refuse } from '../../platform/app-error.ts';
import { fairTurnstile } from '../../platform/auth/turnstile.ts';
import { implementPrepared, type Implementation } from '../../platform/http/implement.ts';
import type { Services } from '../../platform/services.ts';
import { apart, READING_FILES } from '../../platform/threads/apart.ts';
import type { DraftFault, ReadMarkers } from './marker-drafts.ts';
import { insertMarkers } from './marker.store.ts';
import { tellOfMarkers } from './tell-of-markers.ts';

const WORKER = new URL('./read-marker-drafts.worker.ts', import.meta.url);
/** Every file that waits is held in memory, and nobody waits for more than a few others of their own enterprise. */
const PLACES = { width: 1, room: 16, groupRoom: 2 };
const FAULTS_SHOWN = 100;
const NAME_MAX = 40;

/** All or nothing: whoever mends the file and sends it again has nothing to clean up first. */
export const markerImportRoutes = ({ bus }: Services): Implementation[] => {
  const inTurn = fairTurnstile(PLACES);
  const tell = tellOfMarkers(bus);
  return [
    implementPrepared(
      importMarkers,
      async ({ actor, file }) => {
        if (!file) return refuse('file.missing');
        if (file.bytes.length > MARKER_FILE_MAX_BYTES) refuse('markerImport.tooLarge', { max: MARKER_FILE_MAX_BYTES / 2 ** 20 });
        const fileName = readable(file.name);
        const bytes = new Uint8Array(file.bytes);
        const read = await inTurn(actor.enterpriseId, () => apart<ReadMarkers>(WORKER, { bytes, fileName }, [bytes.buffer], READING_FILES));
        return { ...read, fileName };
      },
      async (context, _, { forms, skipped, issues, faults, fileName }) => {
        const { db, actor, language, now, record } = context;
        if (faults.length > 0)
          refuse('markerImport.faulty', { count: faults.length }, { data: faults.slice(0, FAULTS_SHOWN).map(shownTo(language)) });
        const [first] = await insertMarkers(db, actor, forms, now);
        // All of them are one person's: whom one of them concerns, all do.
        await tell(context, [first!]);
        const target = { id: actor.enterpriseId, name: fileName };
        record({ operation: 'marker.imported', target, details: { count: forms.length } });
        return { added: forms.length, skipped, issues };
      },
    ),
  ];
};

const shownTo =
  (language: Language) =>
  ({ number, name, key, params }: DraftFault): MarkerFault => ({ number, name, mes: say(language, key, params) });

/** Without its ending. */
const readable = (name: string): string =>
  name
    .replace(/\.[a-z0-9]{1,8}$/i, '')
    .replace(/[\p{C}\u2028\u2029\s]+/gu, ' ')
    .slice(0, NAME_MAX)
    .toWellFormed()
    .trim() || 'KML';
