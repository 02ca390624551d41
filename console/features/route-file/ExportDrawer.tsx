import type { getExportLosses } from '@skyhelm/contract/route-file';
import type { InputOf, OutputOf } from '@skyhelm/contract/endpoint';
import type { RouteId } from '@skyhelm/contract/ids';
import { JOINING_FORMATS, MISSION_FORMATS, ROUTE_FILE_FORMATS, type RouteFileFormat } from '@skyhelm/core/plan/file/route-file';
import { DJI_MODEL_KEYS, DJI_MODELS, type DjiModel } from '@skyhelm/core/plan/file/wpml/dji-models';
import { Alert, Button, Drawer } from 'antd';
import { useState } from 'react';
import { download } from '../../api/client.ts';
import { routeFile } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { toast } from '../../ui/toast.ts';
import { useBack } from '../../ui/use-back.ts';
import { useWords } from '../../words/words.ts';
import { ChoiceField } from '../route-edit/index.ts';
import { Remarks } from './Remarks.tsx';
import styles from './route-file.module.css';

type Writing = Required<InputOf<typeof getExportLosses>>;

const AUTOPILOTS = ['ardupilot', 'px4'] as const;
const AIRFRAMES = ['multirotor', 'fixedWing', 'vtol'] as const;
/** As many routes as anybody reads about. */
const NAMED_MAX = 20;
const MODELS = DJI_MODEL_KEYS.map((value: DjiModel) => ({ value, label: DJI_MODELS[value].title }));

const ONE_FILE: readonly RouteFileFormat[] = JOINING_FORMATS;

interface ExportDrawerProps {
  open: boolean;
  /** At least one. */
  exported: readonly { id: RouteId; name: string }[];
  /** There is more on the screen than in the file. */
  isUnsaved?: boolean;
  onClose(): void;
}

/** Routes as a file, or as an archive of files; what the format cannot hold is said before anybody presses. */
export function ExportDrawer({ open, exported, isUnsaved = false, onClose }: ExportDrawerProps) {
  const t = useWords();
  useBack(open, onClose);
  const [format, setFormat] = useState<RouteFileFormat>('plan');
  const [autopilot, setAutopilot] = useState<Writing['autopilot']>('ardupilot');
  const [airframe, setAirframe] = useState<Writing['airframe']>('multirotor');
  const [model, setModel] = useState<DjiModel>('m30');
  const [isSaving, setSaving] = useState(false);
  const writing = { ids: exported.map(({ id }) => id), format, autopilot, airframe, model };
  const losses = useRead(routeFile.getExportLosses, writing);
  const isRefused = losses.data?.some(({ issues }) => issues.some(({ severity }) => severity === 'error')) ?? true;

  async function save(): Promise<void> {
    setSaving(true);
    try {
      await download(routeFile.exportRoutes, writing);
      toast.success(t('routefile.export.done'));
      onClose();
    } catch {
      // Whoever fetches has said why.
    } finally {
      setSaving(false);
    }
  }

  return (
    <Drawer
      open={open}
      title={
        exported.length === 1
          ? t('routefile.export.title', { name: exported[0]!.name })
          : t('routefile.export.several', { count: exported.length })
      }
      size={480}
      onClose={onClose}
      destroyOnHidden
      footer={
        <div className="drawer-footer">
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="primary" disabled={isRefused} loading={isSaving} onClick={() => void save()}>
            {t('routefile.export.do')}
          </Button>
        </div>
      }
    >
      <div className={styles['body']}>
        {isUnsaved && <Alert type="warning" showIcon title={t('routefile.export.unsaved')} />}
        <ChoiceField
          label={t('routefile.export.format')}
          value={format}
          options={ROUTE_FILE_FORMATS.map((value) => ({ value, label: t(`routefile.format.${value}`) }))}
          onChange={(next) => setFormat(next)}
        />
        {MISSION_FORMATS.includes(format) && (
          <div className={styles['pair']}>
            <ChoiceField
              label={t('routefile.export.autopilot')}
              value={autopilot}
              options={AUTOPILOTS.map((value) => ({ value, label: t(`routefile.autopilot.${value}`) }))}
              onChange={(next) => setAutopilot(next)}
            />
            <ChoiceField
              label={t('routefile.export.airframe')}
              value={airframe}
              options={AIRFRAMES.map((value) => ({ value, label: t(`routefile.airframe.${value}`) }))}
              onChange={(next) => setAirframe(next)}
            />
          </div>
        )}
        {format === 'wpml' && (
          <ChoiceField label={t('routefile.export.model')} value={model} options={MODELS} onChange={(next) => setModel(next)} />
        )}
        {exported.length > 1 && (
          <p className="page-note">{t(ONE_FILE.includes(format) ? 'routefile.export.oneFile' : 'routefile.export.archive')}</p>
        )}
        <div role="status">
          {losses.data ? (
            <Losses losses={losses.data} />
          ) : losses.error ? (
            <LoadFailed error={losses.error} onRetry={losses.refetch} />
          ) : (
            <p className="page-note">{t('routefile.export.checking')}</p>
          )}
        </div>
      </div>
    </Drawer>
  );
}

function Losses({ losses }: { losses: OutputOf<typeof getExportLosses> }) {
  const t = useWords();
  const isSeveral = losses.length > 1;
  const about = (wanted: (severity: string) => boolean) =>
    losses
      .map(({ id, name, issues }) => ({ id, name, issues: issues.filter(({ severity }) => wanted(severity)) }))
      .filter(({ issues }) => issues.length > 0);
  const refused = about((severity) => severity === 'error');
  const shown = refused.length > 0 ? refused : about(() => true);
  if (shown.length === 0)
    return <Alert type="success" showIcon title={t(isSeveral ? 'routefile.export.allWhole' : 'routefile.export.whole')} />;
  const said = isSeveral ? (
    <ul className={styles['rows']}>
      {shown.slice(0, NAMED_MAX).map(({ id, name, issues }) => (
        <li key={id}>
          <strong>{name}</strong>
          <Remarks issues={issues} />
        </li>
      ))}
      {shown.length > NAMED_MAX && <li>{t('routefile.export.more', { count: shown.length - NAMED_MAX })}</li>}
    </ul>
  ) : (
    <Remarks issues={shown[0]!.issues} />
  );
  if (refused.length === 0) return <Alert type="info" showIcon title={t('routefile.export.lost')} description={said} />;
  return (
    <Alert type="error" showIcon title={t(isSeveral ? 'routefile.export.someRefused' : 'routefile.export.refused')} description={said} />
  );
}
