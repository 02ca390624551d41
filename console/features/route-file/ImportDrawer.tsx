import type { readRouteFile } from '@skyhelm/contract/route-file';
import { ROUTE_FILE_MAX_BYTES } from '@skyhelm/contract/route-file-facts';
import type { OutputOf } from '@skyhelm/contract/endpoint';
import type { RouteId } from '@skyhelm/contract/ids';
import { Alert, Drawer } from 'antd';
import { useState } from 'react';
import { upload } from '../../api/client.ts';
import { routeFile } from '../../api/endpoints.generated.ts';
import { FileDrop } from '../../ui/FileDrop.tsx';
import { UnderWay } from '../../ui/UnderWay.tsx';
import { useBack } from '../../ui/use-back.ts';
import { useWords } from '../../words/words.ts';
import { FoundRoutes } from './FoundRoutes.tsx';
import styles from './route-file.module.css';

const MEGABYTES = ROUTE_FILE_MAX_BYTES / 2 ** 20;
const ACCEPTED = '.plan,.waypoints,.txt,.kml,.kmz,.wpml,.gpx,.csv,.xlsx,.json,.zip';

type Step =
  | { kind: 'choosing'; refusal?: string }
  | { kind: 'reading'; fileName: string }
  | { kind: 'found'; fileName: string; file: OutputOf<typeof readRouteFile> };

interface ImportDrawerProps {
  open: boolean;
  onAdded(id: RouteId): void;
  onClose(): void;
}

/** A file is read and shown; only then is anything saved. */
export function ImportDrawer({ open, onAdded, onClose }: ImportDrawerProps) {
  const t = useWords();
  useBack(open, onClose);
  const [step, setStep] = useState<Step>({ kind: 'choosing' });

  async function read(file: File): Promise<void> {
    if (file.size > ROUTE_FILE_MAX_BYTES) {
      return setStep({ kind: 'choosing', refusal: t('routefile.import.tooLarge', { megabytes: MEGABYTES }) });
    }
    setStep({ kind: 'reading', fileName: file.name });
    try {
      const found = await upload(routeFile.readRouteFile, {}, file, { quiet: true });
      setStep({ kind: 'found', fileName: file.name, file: found });
    } catch (error) {
      setStep({ kind: 'choosing', refusal: error instanceof Error ? error.message : String(error) });
    }
  }

  return (
    <Drawer
      open={open}
      title={t('routefile.import.title')}
      size={600}
      onClose={onClose}
      destroyOnHidden
      classNames={{ body: styles['drawer'] ?? '' }}
    >
      {step.kind === 'reading' && <UnderWay text={t('routefile.import.reading', { file: step.fileName })} />}
      {step.kind === 'choosing' && (
        <div className={styles['body']}>
          <p className="page-note">{t('routefile.import.intro')}</p>
          {step.refusal !== undefined && <Alert type="error" showIcon role="alert" title={step.refusal} />}
          <FileDrop
            choose={t('routefile.import.choose')}
            drop={t('routefile.import.drop')}
            accept={ACCEPTED}
            limits={t('routefile.import.limits', { megabytes: MEGABYTES })}
            onFile={(file) => void read(file)}
          />
        </div>
      )}
      {step.kind === 'found' && (
        <FoundRoutes
          file={step.file}
          fileName={step.fileName}
          onAnother={() => setStep({ kind: 'choosing' })}
          onSaved={onAdded}
          onClose={onClose}
        />
      )}
    </Drawer>
  );
}
