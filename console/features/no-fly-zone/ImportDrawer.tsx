import type { importNoFlyZones, ZoneFault } from '@skyhelm/contract/zone-import';
import { ZONE_FILE_MAX_BYTES, ZONE_FILE_MAX_ZONES } from '@skyhelm/contract/zone-import-facts';
import type { OutputOf } from '@skyhelm/contract/endpoint';
import { Alert, Button, Drawer, Form } from 'antd';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { upload } from '../../api/client.ts';
import { noFlyZone, zoneImport } from '../../api/endpoints.generated.ts';
import { outdate } from '../../api/reads.ts';
import { newSubmitKey } from '../../browser/submit-key.ts';
import { DayInput } from '../../ui/DayInput.tsx';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { UnderWay } from '../../ui/UnderWay.tsx';
import { useBack } from '../../ui/use-back.ts';
import { dayOf, endOfDay } from '../../words/day.ts';
import { useWords } from '../../words/words.ts';
import styles from './no-fly-zone.module.css';

const MEGABYTES = ZONE_FILE_MAX_BYTES / 2 ** 20;

type Outcome = { kind: 'done'; answer: OutputOf<typeof importNoFlyZones> } | { kind: 'refused'; mes: string; faults: readonly ZoneFault[] };

function inAYear(): string {
  const day = new Date();
  day.setFullYear(day.getFullYear() + 1);
  return dayOf(day);
}

/** A file of zones: all of it is taken, or it says why nothing was. */
export function ImportDrawer({ open, onClose }: { open: boolean; onClose(): void }) {
  const t = useWords();
  useBack(open, onClose);
  const [lastDay, setLastDay] = useState(inAYear);
  const [sending, setSending] = useState<string>();
  const [outcome, setOutcome] = useState<Outcome>();
  const refused = (mes: string, faults: readonly ZoneFault[] = []) => setOutcome({ kind: 'refused', mes, faults });

  async function send(file: File): Promise<void> {
    if (file.size > ZONE_FILE_MAX_BYTES) return refused(t('noflyzone.import.tooLarge', { megabytes: MEGABYTES }));
    setSending(file.name);
    setOutcome(undefined);
    try {
      const input = { validUntil: endOfDay(lastDay) };
      const answer = await upload(zoneImport.importNoFlyZones, input, file, { quiet: true, submitKey: newSubmitKey() });
      setOutcome({ kind: 'done', answer });
      await outdate(noFlyZone.getNoFlyZones);
    } catch (error) {
      const faults = error instanceof ApiError && Array.isArray(error.data) ? (error.data as ZoneFault[]) : [];
      refused(error instanceof Error ? error.message : String(error), faults);
    }
    setSending(undefined);
  }

  return (
    <Drawer
      open={open}
      title={t('noflyzone.import')}
      size={560}
      onClose={onClose}
      destroyOnHidden
      footer={
        <div className="drawer-footer">
          <Button onClick={onClose}>{t('common.close')}</Button>
        </div>
      }
    >
      {sending !== undefined ? (
        <UnderWay text={t('noflyzone.import.reading', { file: sending })} progress={undefined} />
      ) : (
        <Form layout="vertical" className={styles['import']}>
          <p className="page-note">{t('noflyzone.import.intro')}</p>
          {outcome && <Told outcome={outcome} />}
          <Form.Item label={t('noflyzone.import.lastDay')} htmlFor="zone-import-last-day" extra={t('noflyzone.import.lastDay.hint')}>
            <DayInput id="zone-import-last-day" value={lastDay} onChange={setLastDay} />
          </Form.Item>
          <FileDrop
            choose={t('noflyzone.import.choose')}
            drop={t('noflyzone.import.drop')}
            accept=".kml,.geojson,.json"
            limits={t('noflyzone.import.limits', { zones: ZONE_FILE_MAX_ZONES, megabytes: MEGABYTES })}
            onFile={(file) => void send(file)}
          />
        </Form>
      )}
    </Drawer>
  );
}

function Told({ outcome }: { outcome: Outcome }) {
  const t = useWords();
  if (outcome.kind === 'done') {
    const { added, skipped } = outcome.answer;
    const passed = skipped > 0 ? t('noflyzone.import.skipped', { count: skipped }) : undefined;
    return <Alert type="success" showIcon role="status" title={t('noflyzone.import.done', { count: added })} description={passed} />;
  }
  return (
    <>
      <Alert type="error" showIcon role="alert" title={outcome.mes} />
      {outcome.faults.length > 0 && (
        <ul className={styles['faults']}>
          {outcome.faults.map(({ number, name, mes }) => (
            <li key={number}>
              <span>{t('noflyzone.import.area', { number: String(number), name })}</span>
              <span>{mes}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
