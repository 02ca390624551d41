import type { TaskId } from '@skyhelm/contract/ids';
import { Alert, Skeleton } from 'antd';
import { useState } from 'react';
import { Link } from 'wouter';
import { task, taskConfig } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { useWords } from '../../words/words.ts';
import { taskPlaceIn } from '../task/index.ts';
import { Beginning } from './Beginning.tsx';
import { TaskEditor } from './TaskEditor.tsx';
import { valuesOf } from './task-form.ts';

/** `/task-management/spot` begins a new one, `/task-management/spot/{id}` opens one that is kept. */
export function TaskEditScreen({ params }: { params: Record<string, string> }) {
  const t = useWords();
  // As it was when it was opened: on the way to another screen the address is that one's already.
  const [{ list, type }] = useState(() => taskPlaceIn(location.pathname));
  const id = params['id'] as TaskId | undefined;
  const config = useRead(taskConfig.getTaskConfig, {});
  const opened = useRead(task.getTask, { id: id! }, { when: id !== undefined });
  // What somebody else saves meanwhile must not come between what is typed here.
  const [kept, setKept] = useState(opened.data);
  if (!kept && opened.data) setKept(opened.data);
  const [rules, setRules] = useState(config.data);
  if (!rules && config.data) setRules(config.data);

  const failed = [config, opened].find(({ data, error }) => !data && error);
  if (failed) return <LoadFailed error={failed.error!} onRetry={failed.refetch} />;
  if (!rules || (id !== undefined && !kept)) return <Skeleton active paragraph={{ rows: 10 }} />;
  if (kept && !kept.may.includes('edit')) {
    return (
      <Alert
        type="warning"
        showIcon
        title={t('task.edit.closed', { name: kept.name })}
        description={<Link href={list}>{t('task.edit.back')}</Link>}
      />
    );
  }
  if (kept) return <TaskEditor list={list} config={rules.types[kept.type]} initial={valuesOf(kept)} edited={kept} />;
  if (!rules.types[type].isOn) return <Alert type="warning" showIcon title={t('task.edit.typeOff')} />;
  return <Beginning list={list} type={type} config={rules.types[type]} />;
}
