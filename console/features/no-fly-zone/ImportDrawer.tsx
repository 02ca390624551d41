import { ZONE_FILE_MAX_BYTES, ZONE_FILE_MAX_ZONES } from '@skyhelm/contract/zone-import-facts';
import type { WordKey } from '@skyhelm/i18n/translate';
import { Form } from 'antd';
import { useState } from 'react';
import { upload } from '../../api/client.ts';
import { noFlyZone, zoneImport } from '../../api/endpoints.generated.ts';
import { outdate } from '../../api/reads.ts';
import { newSubmitKey } from '../../browser/submit-key.ts';
import { DayInput } from '../../ui/DayInput.tsx';
import { dayOf, endOfDay } from '../../words/day.ts';
import { useWords } from '../../words/words.ts';
import { ImportDrawer as FileDrawer } from '../file-import/index.ts';

const MEGABYTES = ZONE_FILE_MAX_BYTES / 2 ** 20;

function inAYear(): string {
  const day = new Date();
  day.setFullYear(day.getFullYear() + 1);
  return dayOf(day);
}

export function ImportDrawer({ open, onClose }: { open: boolean; onClose(): void }) {
  const t = useWords();
  const [lastDay, setLastDay] = useState(inAYear);
  return (
    <FileDrawer
      open={open}
      words={{
        title: t('noflyzone.import'),
        intro: t('noflyzone.import.intro'),
        choose: t('noflyzone.import.choose'),
        drop: t('noflyzone.import.drop'),
        limits: t('noflyzone.import.limits', { zones: ZONE_FILE_MAX_ZONES, megabytes: MEGABYTES }),
        tooLarge: t('noflyzone.import.tooLarge', { megabytes: MEGABYTES }),
        reading: (file) => t('noflyzone.import.reading', { file }),
        done: (count) => t('noflyzone.import.done', { count }),
        skipped: (count) => t('noflyzone.import.skipped', { count }),
        entry: ({ number, name }) => t('noflyzone.import.area', { number: String(number), name }),
      }}
      accept=".kml,.geojson,.json"
      maxBytes={ZONE_FILE_MAX_BYTES}
      send={async (file) => {
        const input = { validUntil: endOfDay(lastDay) };
        const answer = await upload(zoneImport.importNoFlyZones, input, file, { quiet: true, submitKey: newSubmitKey() });
        await outdate(noFlyZone.getNoFlyZones);
        return { ...answer, notes: answer.issues.map(({ code, params }) => t(`issues.${code}` as WordKey, params ?? {})) };
      }}
      onClose={onClose}
    >
      <Form.Item label={t('noflyzone.import.lastDay')} htmlFor="zone-import-last-day" extra={t('noflyzone.import.lastDay.hint')}>
        <DayInput id="zone-import-last-day" value={lastDay} onChange={setLastDay} />
      </Form.Item>
    </FileDrawer>
  );
}
