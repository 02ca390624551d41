import type { DeviceId } from '@skyhelm/contract/ids';
import type { ParameterComparison } from '@skyhelm/contract/parameter';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { send } from '../../api/client.ts';
import { parameter } from '../../api/endpoints.generated.ts';
import { ConfirmDanger } from '../../ui/ConfirmDanger.tsx';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { TaskDrawer } from '../../ui/TaskDrawer.tsx';
import { useWords } from '../../words/words.ts';
import { useWrite } from '../parameter-write/index.ts';
import { Comparison } from './Comparison.tsx';
import styles from './parameter.module.css';

/** As large as the contract takes it. */
const LETTERS_MAX = 500_000;
const KILOBYTES = LETTERS_MAX / 1_000;

interface CompareDrawerProps {
  deviceId: DeviceId;
  missing: number;
  open: boolean;
  onClose(): void;
}

/** A file beside the aircraft: what differs, chosen by a person, is written. */
export function CompareDrawer({ deviceId, missing, open, onClose }: CompareDrawerProps) {
  const t = useWords();
  const { isBusy, writes, write, question } = useWrite(deviceId);
  const [found, setFound] = useState<ParameterComparison>();
  const [refusal, setRefusal] = useState<string>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isAsking, setAsking] = useState(false);
  const take = async (file: File) => {
    setRefusal(undefined);
    if (file.size > LETTERS_MAX) return setRefusal(t('parameter.compare.tooLarge', { kilobytes: KILOBYTES }));
    const text = await file.text();
    try {
      const comparison = await send(parameter.compareParameters, { deviceId, text }, { quiet: true });
      setFound(comparison);
      setChosen(new Set(comparison.differing.map(({ name }) => name)));
    } catch (error) {
      setRefusal((error as Error).message);
    }
  };
  const writeChosen = async () => {
    setAsking(false);
    const changes = found!.differing.filter(({ name }) => chosen.has(name)).map(({ name, wanted }) => ({ name, value: wanted }));
    if (await write(changes)) setChosen(new Set());
  };
  return (
    <TaskDrawer
      open={open}
      title={t('parameter.compare.title')}
      width={640}
      busy={isBusy}
      onClose={onClose}
      actions={
        found &&
        found.differing.length > 0 && (
          <Button
            type="primary"
            loading={isBusy}
            disabled={chosen.size === 0}
            onClick={() => (found.isForModel ? void writeChosen() : setAsking(true))}
          >
            {chosen.size > 0 ? t('parameter.write.count', { count: chosen.size }) : t('parameter.write')}
          </Button>
        )
      }
    >
      <div className={styles['steps']}>
        {refusal !== undefined && <Alert type="error" showIcon role="alert" title={refusal} />}
        {found ? (
          <>
            <Button className={styles['another'] ?? ''} disabled={isBusy} onClick={() => setFound(undefined)}>
              {t('parameter.compare.another')}
            </Button>
            <Comparison found={found} missing={missing} writes={writes} isBusy={isBusy} chosen={chosen} onChosen={setChosen} />
          </>
        ) : (
          <>
            <p className="page-note">{t('parameter.compare.intro')}</p>
            <FileDrop
              choose={t('parameter.compare.choose')}
              drop={t('parameter.compare.drop')}
              accept=".param,.params,.parm,.txt"
              limits={t('parameter.compare.limits', { kilobytes: KILOBYTES })}
              onFile={(file) => void take(file)}
            />
          </>
        )}
      </div>
      <ConfirmDanger
        open={isAsking}
        title={t('parameter.compare.otherModel')}
        actionText={t('parameter.write.count', { count: chosen.size })}
        onConfirm={() => void writeChosen()}
        onCancel={() => setAsking(false)}
      >
        {t('parameter.compare.otherModel.explain')}
      </ConfirmDanger>
      {question}
    </TaskDrawer>
  );
}
