import type { OutputOf } from '@skyhelm/contract/endpoint';
import type { importNoFlyZones, readZoneFile } from '@skyhelm/contract/zone-import';
import { ZONE_FILE_MAX_BYTES, ZONE_FILE_MAX_ZONES } from '@skyhelm/contract/zone-import-facts';
import { Alert, Button, Checkbox, Form } from 'antd';
import { useState } from 'react';
import { upload } from '../../api/client.ts';
import { noFlyZone, zoneImport } from '../../api/endpoints.generated.ts';
import { outdate } from '../../api/reads.ts';
import { newSubmitKey } from '../../browser/submit-key.ts';
import { useHas } from '../../session/session.ts';
import { DayInput } from '../../ui/DayInput.tsx';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { TaskDrawer } from '../../ui/TaskDrawer.tsx';
import { UnderWay } from '../../ui/UnderWay.tsx';
import { dayOf, endOfDay } from '../../words/day.ts';
import { formatNumber } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { FoundZones, ImportAccount } from './FoundZones.tsx';
import styles from './no-fly-zone.module.css';
import { sayDone } from './say-done.ts';

const MEGABYTES = ZONE_FILE_MAX_BYTES / 2 ** 20;

function inAYear(): string {
  const day = new Date();
  day.setFullYear(day.getFullYear() + 1);
  return dayOf(day);
}

type Step =
  | { kind: 'choosing'; refusal?: string }
  | { kind: 'reading'; file: File }
  | { kind: 'found'; file: File; found: OutputOf<typeof readZoneFile> }
  | { kind: 'adding'; file: File }
  | { kind: 'done'; answer: OutputOf<typeof importNoFlyZones> };

/** A file is read and shown; only then is anything saved, and all that was shown as new at once. */
export function ImportDrawer({ open, onClose }: { open: boolean; onClose(): void }) {
  const t = useWords();
  const [lastDay, setLastDay] = useState(inAYear);
  const [step, setStep] = useState<Step>({ kind: 'choosing' });
  const choose = (refusal?: string) => setStep({ kind: 'choosing', ...(refusal !== undefined && { refusal }) });
  const validUntil = () => endOfDay(lastDay);
  const mayReplace = useHas('noFlyZone:edit');
  const [isReplacing, setReplacing] = useState(false);

  async function attempt(next: () => Promise<Step>): Promise<void> {
    try {
      setStep(await next());
    } catch (error) {
      choose(error instanceof Error ? error.message : String(error));
    }
  }

  async function read(file: File): Promise<void> {
    if (file.size > ZONE_FILE_MAX_BYTES) return choose(t('noflyzone.import.tooLarge', { megabytes: MEGABYTES }));
    setStep({ kind: 'reading', file });
    setReplacing(false);
    await attempt(async () => ({
      kind: 'found',
      file,
      found: await upload(zoneImport.readZoneFile, { validUntil: validUntil() }, file, { quiet: true }),
    }));
  }

  async function add(file: File): Promise<void> {
    setStep({ kind: 'adding', file });
    await attempt(async () => {
      const input = { validUntil: validUntil(), isPartial: true, isReplacing };
      const answer = await upload(zoneImport.importNoFlyZones, input, file, { quiet: true, submitKey: newSubmitKey() });
      await outdate(noFlyZone.getNoFlyZones);
      return { kind: 'done', answer };
    });
  }

  const takenOf = ({ fresh, changed }: { fresh: number; changed: number }) => fresh + (isReplacing ? changed : 0);
  const another = <Button onClick={() => choose()}>{t('noflyzone.import.another')}</Button>;
  return (
    <TaskDrawer
      open={open}
      title={t('noflyzone.import')}
      width={560}
      busy={step.kind === 'adding'}
      onClose={onClose}
      actions={
        step.kind === 'found' ? (
          <>
            {another}
            {takenOf(step.found) > 0 && (
              <Button type="primary" onClick={() => void add(step.file)}>
                {t(isReplacing ? 'noflyzone.import.take' : 'noflyzone.import.add', { count: takenOf(step.found) })}
              </Button>
            )}
          </>
        ) : (
          step.kind === 'done' && another
        )
      }
    >
      {step.kind === 'reading' && <UnderWay text={t('noflyzone.import.reading', { file: step.file.name })} />}
      {step.kind === 'adding' && <UnderWay text={t('noflyzone.import.adding', { file: step.file.name })} />}
      {step.kind === 'found' && (
        <FoundZones fileName={step.file.name} found={step.found}>
          {mayReplace && step.found.changed > 0 && (
            <Checkbox checked={isReplacing} onChange={({ target }) => setReplacing(target.checked)}>
              {t('noflyzone.import.replace', { count: step.found.changed })}
            </Checkbox>
          )}
        </FoundZones>
      )}
      {step.kind === 'done' && (
        <div className={styles['import']}>
          <Alert type="success" showIcon role="status" {...sayDone(t, step.answer)} />
          <ImportAccount account={step.answer} />
        </div>
      )}
      {step.kind === 'choosing' && (
        <Form layout="vertical" className={styles['import']}>
          <p className="page-note">{t('noflyzone.import.intro')}</p>
          {step.refusal !== undefined && <Alert type="error" showIcon role="alert" title={step.refusal} />}
          <Form.Item label={t('noflyzone.import.lastDay')} htmlFor="zone-import-last-day" extra={t('noflyzone.import.lastDay.hint')}>
            <DayInput id="zone-import-last-day" value={lastDay} onChange={setLastDay} />
          </Form.Item>
          <FileDrop
            choose={t('noflyzone.import.choose')}
            drop={t('noflyzone.import.drop')}
            accept=".kml,.geojson,.json"
            limits={t('noflyzone.import.limits', { zones: formatNumber(ZONE_FILE_MAX_ZONES), megabytes: MEGABYTES })}
            onFile={(file) => void read(file)}
          />
        </Form>
      )}
    </TaskDrawer>
  );
}
