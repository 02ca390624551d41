import type { TaskDetails } from '@skyhelm/contract/task';
import type { TypeConfig } from '@skyhelm/contract/task-config';
import type { Route } from '@skyhelm/core/plan/route';
import { gradeNeeded } from '@skyhelm/core/task/licence-needed';
import { boundsOf, parametersFor } from '@skyhelm/core/task/parameters';
import { TASK_CRAFT } from '@skyhelm/core/task/task';
import { Select } from 'antd';
import { Field } from '../../ui/form/Field.tsx';
import { Input, TextArea } from '../../ui/inputs.ts';
import { MomentInput } from '../../ui/MomentInput.tsx';
import { foundText } from '../../words/found-text.ts';
import { useWords } from '../../words/words.ts';
import { DeviceSelect } from '../device/index.ts';
import { SiteSelect, type SitePlace } from '../site/index.ts';
import { flightDay, PilotSelect } from '../task-crew/index.ts';
import { issueOf, type Place } from './in-place.ts';
import { PlanFields } from './PlanFields.tsx';
import { PointsField } from './PointsField.tsx';
import { fieldOf, type TaskValues } from './task-form.ts';
import type { PlanEdits } from './use-plan-edits.ts';
import styles from './task-edit.module.css';

interface TaskFieldsProps {
  values: TaskValues;
  config: TypeConfig;
  edits: PlanEdits;
  site: SitePlace | undefined;
  route: Route | undefined;
  edited: TaskDetails | undefined;
  /** By the server, in the task as it stands here. */
  found: Parameters<typeof issueOf>[0];
  onSite(site: SitePlace | undefined): void;
}

export function TaskFields({ values, config, edits, site, route, edited, found, onSite }: TaskFieldsProps) {
  const t = useWords();
  const { plan } = values;
  const said = (place: Place) => {
    const issue = issueOf(found, place);
    return issue && <span className={styles[issue.severity]}>{foundText(t, issue)}</span>;
  };
  // One that was chosen before it was switched off stays readable.
  const mounts = config.mounts.includes(values.mount) ? config.mounts : [...config.mounts, values.mount];
  const wanted = {
    deviceType: values.deviceType,
    grade: route && site ? gradeNeeded(route, site) : ('vlos' as const),
    on: flightDay({ startTime: values.startTime || null }),
  };
  return (
    <>
      <fieldset className={styles['part']}>
        <legend>{t('task.part.task')}</legend>
        <Field name="name" label={t('task.name')} required>
          <Input maxLength={50} data-first-field />
        </Field>
        <Field name="siteId" label={t('task.site')} required hint={said('siteId') ?? t('task.site.hint')}>
          <SiteSelect present={site} onSite={onSite} />
        </Field>
        <Field name="deadline" label={t('task.deadline')} required hint={said('deadline')}>
          <MomentInput isAhead />
        </Field>
        <div className={styles['moments']}>
          <Field name="startTime" label={t('task.startTime')} dependsOn={['deadline']} hint={said('startTime')}>
            <MomentInput />
          </Field>
          <Field name="endTime" label={t('task.endTime')} dependsOn={['startTime', 'deadline']} hint={said('endTime')}>
            <MomentInput />
          </Field>
        </div>
        <div className={styles['kinds']}>
          <Field name="deviceType" label={t('task.deviceType')} required>
            <Select options={TASK_CRAFT.map((value) => ({ value, label: t(`dictionary.aircraftCategory.${value}`) }))} />
          </Field>
          <Field name="mount" label={t('task.mount')} required hint={said('mount')}>
            <Select options={mounts.map((value) => ({ value, label: t(`dictionary.mount.${value}`) }))} />
          </Field>
        </div>
        <Field name="workLocation" label={t('task.workLocation')}>
          <Input maxLength={200} />
        </Field>
        <Field name="remark" label={t('task.remark')}>
          <TextArea maxLength={500} autoSize={{ minRows: 1, maxRows: 4 }} />
        </Field>
      </fieldset>
      <fieldset className={styles['part']}>
        <legend>{t('task.plan')}</legend>
        <PlanFields plan={plan} onChange={edits.change} />
        <PointsField plan={plan} onChange={edits.change} />
      </fieldset>
      <fieldset className={styles['part']}>
        <legend>{t('task.part.flight')}</legend>
        <div className={styles['pair']}>
          {parametersFor(plan).map((name) => (
            <Field
              key={name}
              name={fieldOf(name)}
              label={t(`task.parameter.${name}`)}
              required
              hint={t('task.bounds', { ...boundsOf(name, config.bounds) })}
            >
              <Input className="numeric" inputMode="decimal" maxLength={8} autoComplete="off" />
            </Field>
          ))}
        </div>
      </fieldset>
      <fieldset className={styles['part']}>
        <legend>{t('task.part.crew')}</legend>
        <Field name="executorId" label={t('task.executor')} hint={said('executorId') ?? t('task.crew.hint')}>
          <PilotSelect wanted={wanted} present={edited?.executor} />
        </Field>
        <Field name="deviceId" label={t('task.device')} hint={said('deviceId')}>
          <DeviceSelect type="uav" also="simulator" isToFly allowClear placeholder={t('task.crew.noDevice')} />
        </Field>
      </fieldset>
    </>
  );
}
