import type { TaskDetails } from '@skyhelm/contract/task';
import type { TypeConfig } from '@skyhelm/contract/task-config';
import { reachIssues, timeGiven, usualEnduranceIssues } from '@skyhelm/core/task/reach';
import { plannedTime } from '@skyhelm/core/task/start-window';
import { Alert, Button, Form, Tooltip } from 'antd';
import { useId, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { serverNow } from '../../browser/server-clock.ts';
import { SchemaContext } from '../../ui/form/Field.tsx';
import { Refusal } from '../../ui/form/Refusal.tsx';
import { useUnsaved } from '../../ui/form/use-unsaved.tsx';
import { useEndPage, useNamedPage } from '../../ui/page-name.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useHas } from '../../session/session.ts';
import { useWords } from '../../words/words.ts';
import type { SitePlace } from '../site/index.ts';
import type { TaskList } from '../task/index.ts';
import { pointsOf, withPoints } from '../task-shown/index.ts';
import { EditMap } from './EditMap.tsx';
import { elsewhere } from './in-place.ts';
import { metresFromDrawn } from './moved-site.ts';
import { MovedSite, type SiteMove } from './MovedSite.tsx';
import { StaleTask } from './StaleTask.tsx';
import { inputOf, parametersIn, schemaWithin, type TaskValues } from './task-form.ts';
import { TaskFields } from './TaskFields.tsx';
import { useFound } from './use-found.ts';
import { usePlanEdits } from './use-plan-edits.ts';
import { usePlanned } from './use-planned.ts';
import { useSaving } from './use-saving.ts';
import styles from './task-edit.module.css';

interface TaskEditorProps {
  list: TaskList;
  config: TypeConfig;
  initial: TaskValues;
  /** The one that `initial` names. */
  site?: SitePlace | undefined;
  edited?: TaskDetails;
}

/** The form of a task beside the map that it is drawn on. */
export function TaskEditor({ list, config, initial, site: first, edited }: TaskEditorProps) {
  const t = useWords();
  const formId = useId();
  const [, go] = useLocation();
  const [form] = Form.useForm();
  const { bounds } = config;
  const schema = useMemo(() => schemaWithin(bounds), [bounds]);
  // Nothing until the form has been drawn once.
  const typed = Form.useWatch<Partial<TaskValues> | undefined>((all: Partial<TaskValues>) => all, { form, preserve: true });
  const values = typed?.plan ? (typed as TaskValues) : initial;
  const known = first ?? edited?.site;
  const [chosen, setChosen] = useState<SitePlace | undefined>(known);
  const site = values.siteId === undefined ? undefined : chosen?.id === values.siteId ? chosen : known;
  const edits = usePlanEdits(form);
  const [move, setMove] = useState<SiteMove>();
  const chooseSite = (next: SitePlace | undefined) => {
    setChosen(next);
    const metres = next && metresFromDrawn(pointsOf(edits.now()), next);
    setMove(next && metres !== undefined ? { site: next, metres } : undefined);
  };
  const { plan } = values;
  const planned = usePlanned({
    ...{ plan, craft: values.deviceType, parameters: parametersIn(values), bounds },
    // Without a site there is nothing to fly yet; what is wrong with the drawing is said all the same.
    site: site ?? pointsOf(plan)[0] ?? { latitude: 0, longitude: 0 },
  });
  const route = site && planned.route;
  const found = useFound(values, schema, route !== undefined && !planned.isBusy);
  // Said at once, however much is still to be filled in.
  const reach = { craft: values.deviceType, window: timeGiven(plannedTime(inputOf(values)), serverNow()) };
  const issues = [
    ...(found?.issues ?? []),
    ...(site && route ? reachIssues({ ...reach, route, site }) : []),
    ...(site && route && !values.deviceId ? usualEnduranceIssues(route, site, values.deviceType) : []),
  ];
  const endPage = useEndPage();
  const leaveFor = () => {
    endPage();
    go(list);
  };
  const saving = useSaving({ form, initial, planned, onDone: leaveFor });
  const isChanged = JSON.stringify(inputOf(values)) !== saving.kept;
  const { leave, question } = useUnsaved({
    isChanged,
    isUnsaved: () => JSON.stringify(inputOf(form.getFieldsValue(true) as TaskValues)) !== saving.kept,
    onLeft: leaveFor,
  });
  const [maySubmit, mayRelease] = [useHas('task:submit'), useHas('task:release')];
  const type = t(`dictionary.taskType.${plan.type}`);
  const drawn = { plan, site, route };
  const title = edited ? t('task.edit.title', { number: edited.number, type }) : (saving.keptAs ?? t('task.new.title', { type }));
  useNamedPage(edited ? t('task.check.title', { number: edited.number, name: edited.name }) : (saving.keptAs ?? type));
  return (
    <SchemaContext value={schema}>
      <Form
        id={formId}
        name={formId}
        form={form}
        layout="vertical"
        initialValues={initial}
        requiredMark
        preserve
        className={`long-form ${styles['editor']}`}
        onFinish={() => void saving.save('save')}
      >
        <PageHeader
          title={title}
          secondary={
            <>
              <Button onClick={leave}>{t('common.cancel')}</Button>
              <Button type={maySubmit ? 'default' : 'primary'} loading={saving.busy === 'save'} onClick={() => void saving.save('save')}>
                {t('common.save')}
              </Button>
              {maySubmit && (
                <Button
                  type={mayRelease ? 'default' : 'primary'}
                  loading={saving.busy === 'submit'}
                  onClick={() => void saving.save('submit')}
                >
                  {t('task.saveAndSubmit')}
                </Button>
              )}
            </>
          }
          primary={
            maySubmit &&
            mayRelease && (
              <Tooltip title={t('task.step.post.explain')} placement="bottomRight">
                <Button type="primary" loading={saving.busy === 'post'} onClick={() => void saving.save('post')}>
                  {t('task.step.post')}
                </Button>
              </Tooltip>
            )
          }
        />
        <div className={styles['sides']}>
          <div className={styles['form']}>
            <Refusal text={saving.refusal} />
            {edited?.approval === 'approved' && <Alert className="form-refusal" type="warning" showIcon title={t('task.edit.falls')} />}
            {saving.theirs && <StaleTask theirs={saving.theirs} onChosen={saving.chosen} />}
            <TaskFields
              values={values}
              config={config}
              edits={edits}
              site={site}
              route={route}
              edited={edited}
              found={issues}
              onSite={chooseSite}
            />
          </div>
          <EditMap
            drawn={drawn}
            survey={route && planned.survey}
            edits={edits}
            issues={[...(saving.isTried || pointsOf(plan).length > 0 ? planned.issues : []), ...elsewhere(issues)]}
            conflicts={found?.conflicts ?? []}
            hasMoreConflicts={found?.hasMoreConflicts}
          />
        </div>
      </Form>
      {question}
      <MovedSite
        move={move}
        onKeep={() => setMove(undefined)}
        onClear={() => {
          edits.change(withPoints(edits.now(), []));
          setMove(undefined);
        }}
      />
    </SchemaContext>
  );
}
