import type { DeviceId } from '@skyhelm/contract/ids';
import type { RouteForm } from '@skyhelm/contract/route';
import type { Airspace } from '@skyhelm/core/plan/checks/airspace';
import { isFlyable } from '@skyhelm/core/plan/checks/index';
import { NEW_FORMATION, type Formation } from '@skyhelm/core/plan/formation/formation';
import { isPlaced } from '@skyhelm/core/plan/path/airspace-issues';
import { Alert, Button, Modal } from 'antd';
import { useMemo, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { send } from '../../../api/client.ts';
import { formation as calls, route as routeCalls } from '../../../api/endpoints.generated.ts';
import { outdate } from '../../../api/reads.ts';
import { toast } from '../../../ui/toast.ts';
import { useBack } from '../../../ui/use-back.ts';
import { useWords } from '../../../words/words.ts';
import { SplitMap } from '../pattern/SplitMap.tsx';
import { Aside } from '../use-typing.ts';
import styles from '../pattern/split.module.css';
import { FormationFields } from './FormationFields.tsx';
import { FormationVerdict } from './FormationVerdict.tsx';
import { useFormation, useRouteIssues } from './use-formation.ts';

interface FormationDialogProps {
  leader: Pick<RouteForm, 'name' | 'remarks' | 'folder' | 'route'>;
  air: Airspace;
  onClose(): void;
}

/** Several aircraft along one route: their cells, whether they keep apart, and a route for each. */
export function FormationDialog({ leader, air, onClose }: FormationDialogProps) {
  const t = useWords();
  const { route, remarks } = leader;
  const [formation, setFormation] = useState<Formation>(NEW_FORMATION);
  const [name, setName] = useState(leader.name);
  const [folder, setFolder] = useState(leader.folder || leader.name);
  const [aircraft, setAircraft] = useState<readonly DeviceId[]>([]);
  const [isSaving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const { planned, isFresh, ways } = useFormation(route, formation, aircraft);
  const ofRoutes = useRouteIssues(planned?.routes, name, air);
  const shares = useMemo(() => (planned?.routes ?? []).map((own) => ({ route: own })), [planned]);
  const faults = useMemo(() => planned?.issues.filter(isPlaced).map(({ position }) => position), [planned]);
  const isFine = isFresh && planned !== undefined && isFlyable(planned.issues) && ofRoutes.length === 0 && name !== '';
  useBack(true, onClose);

  async function save(): Promise<void> {
    setSaving(true);
    setRefusal(undefined);
    try {
      const { routes } = await send(calls.addFormation, { name, remarks, folder, route, formation }, { quiet: true });
      toast.success(t('formation.saved', { count: routes.length }));
      onClose();
    } catch (error) {
      // That a name is taken is asked about as a question where one route is saved; here it is none.
      const isTaken = error instanceof ApiError && error.code === 'route.exists';
      setRefusal(isTaken ? t('formation.exists') : error instanceof Error ? error.message : t('common.hasError'));
    } finally {
      setSaving(false);
      void outdate(routeCalls.getRoutes, routeCalls.getRouteFolders);
    }
  }

  return (
    <Modal
      open
      width={920}
      centered
      title={t('formation.title')}
      onCancel={onClose}
      footer={[
        <Button key="cancel" onClick={onClose}>
          {t('common.cancel')}
        </Button>,
        <Button key="save" type="primary" disabled={!isFine} loading={isSaving} onClick={() => void save()}>
          {t('formation.save', { count: planned?.routes.length ?? formation.count })}
        </Button>,
      ]}
    >
      <div className={styles['split']}>
        <Aside value>
          <FormationFields
            {...{ name, folder, formation, aircraft }}
            issues={planned?.issues ?? []}
            onName={setName}
            onFolder={setFolder}
            onAircraft={setAircraft}
            onChange={(given) => setFormation((before) => ({ ...before, ...given }))}
          />
        </Aside>
        <div className={styles['map']}>
          {planned ? (
            <SplitMap label={t('formation.map')} shares={shares} faults={faults} />
          ) : (
            <p role="status">{t('formation.working')}</p>
          )}
        </div>
        {refusal !== undefined && <Alert type="error" showIcon role="alert" title={refusal} />}
        {planned && (
          <FormationVerdict
            {...{ name, formation, planned, ways, ofRoutes }}
            onChoose={(way) => {
              setFormation(way);
              setRefusal(undefined);
            }}
          />
        )}
      </div>
    </Modal>
  );
}
