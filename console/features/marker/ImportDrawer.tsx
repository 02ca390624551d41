import { MARKER_FILE_MAX_BYTES, MARKER_FILE_MAX_MARKERS } from '@skyhelm/contract/marker-facts';
import type { WordKey } from '@skyhelm/i18n/translate';
import { upload } from '../../api/client.ts';
import { markerImport } from '../../api/endpoints.generated.ts';
import { outdate } from '../../api/reads.ts';
import { newSubmitKey } from '../../browser/submit-key.ts';
import { formatNumber } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { ImportDrawer as FileDrawer } from '../file-import/index.ts';
import { KNOWING_MARKERS } from './marker-reads.ts';

const MEGABYTES = MARKER_FILE_MAX_BYTES / 2 ** 20;

export function ImportDrawer({ open, onClose }: { open: boolean; onClose(): void }) {
  const t = useWords();
  return (
    <FileDrawer
      open={open}
      words={{
        title: t('marker.import'),
        intro: t('marker.import.intro'),
        choose: t('marker.import.choose'),
        drop: t('marker.import.drop'),
        limits: t('marker.import.limits', { markers: formatNumber(MARKER_FILE_MAX_MARKERS), megabytes: MEGABYTES }),
        tooLarge: t('marker.import.tooLarge', { megabytes: MEGABYTES }),
        reading: (file) => t('marker.import.reading', { file }),
        done: (count) => t('marker.import.done', { count }),
        skipped: (count) => t('marker.import.skipped', { count }),
        entry: ({ number, name }) => t('marker.import.entry', { number: String(number), name }),
      }}
      accept=".kml"
      maxBytes={MARKER_FILE_MAX_BYTES}
      send={async (file) => {
        const answer = await upload(markerImport.importMarkers, {}, file, { quiet: true, submitKey: newSubmitKey() });
        await outdate(...KNOWING_MARKERS);
        return { ...answer, notes: answer.issues.map(({ code, params }) => t(`issues.${code}` as WordKey, params ?? {})) };
      }}
      onClose={onClose}
    />
  );
}
