import { FLIGHT_FILE_MAX_BYTES } from '@skyhelm/contract/flight-import-facts';
import type { DeviceId } from '@skyhelm/contract/ids';
import { flightFileFormat } from '@skyhelm/core/flight-file/flight-file';
import { Alert, Checkbox } from 'antd';
import { useId, useState } from 'react';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { useWords } from '../../words/words.ts';
import { DeviceSelect } from '../device/index.ts';
import styles from './flight-import.module.css';

const GIGABYTES = FLIGHT_FILE_MAX_BYTES / 2 ** 30;

export interface ChosenRecording {
  deviceId: DeviceId;
  file: File;
  /** Also flights that are on record already. */
  addKnown: boolean;
}

interface ChooseRecordingProps {
  refusal: string | undefined;
  onRefused(reason: string): void;
  onChosen(chosen: ChosenRecording): void;
}

/** The server looks at the file again: what is checked here only spares a wait. */
export function ChooseRecording({ refusal, onRefused, onChosen }: ChooseRecordingProps) {
  const t = useWords();
  const deviceField = useId();
  const [deviceId, setDeviceId] = useState<DeviceId>();
  const [addKnown, setAddKnown] = useState(false);
  const take = (file: File) => {
    if (!deviceId) return onRefused(t('flightimport.device.missing'));
    if (!flightFileFormat(file.name)) return onRefused(t('flightimport.wrongType'));
    if (file.size === 0) return onRefused(t('flightimport.empty'));
    if (file.size > FLIGHT_FILE_MAX_BYTES) return onRefused(t('flightimport.tooLarge', { gigabytes: GIGABYTES }));
    onChosen({ deviceId, file, addKnown });
  };
  return (
    <div className={styles['steps']}>
      <p className="page-note">{t('flightimport.intro')}</p>
      {refusal !== undefined && <Alert type="error" showIcon role="alert" title={refusal} />}
      <div className={styles['step']}>
        <label htmlFor={deviceField}>{t('flightimport.device')}</label>
        <DeviceSelect id={deviceField} type="uav" placeholder={t('flightimport.device.hint')} value={deviceId} onChange={setDeviceId} />
      </div>
      <div className={styles['step']}>
        <Checkbox checked={addKnown} onChange={({ target }) => setAddKnown(target.checked)}>
          {t('flightimport.addKnown')}
        </Checkbox>
        <p className="page-note">{t('flightimport.addKnown.hint')}</p>
      </div>
      <FileDrop
        choose={t('flightimport.choose')}
        drop={t('flightimport.drop')}
        accept=".tlog,.bin,.ulg"
        limits={t('flightimport.limits', { gigabytes: GIGABYTES })}
        onFile={take}
      />
    </div>
  );
}
