import type { TypeConfig } from '@skyhelm/contract/task-config';
import type { TaskType } from '@skyhelm/core/task/task';
import { Skeleton } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '../../session/session.ts';
import type { SitePlace } from '../site/index.ts';
import type { TaskList } from '../task/index.ts';
import { fastTaskIn } from './fast-task.ts';
import { fastValues } from './fast-values.ts';
import { newValues, type TaskValues } from './task-form.ts';
import { TaskEditor } from './TaskEditor.tsx';

interface BeginningProps {
  list: TaskList;
  type: TaskType;
  config: TypeConfig;
}

interface Begun {
  values: TaskValues;
  site?: SitePlace | undefined;
}

/** A new task: empty, or filled in for a place that was chosen on a map. */
export function Beginning({ list, type, config }: BeginningProps) {
  const [fast] = useState(() => (type === 'spot' ? fastTaskIn(location.search) : undefined));
  const user = useSession((state) => state.user);
  const [begun, setBegun] = useState<Begun | undefined>(() => (fast ? undefined : { values: newValues(type, config) }));
  const fill = useEffectEvent(() => fast && void fastValues(fast, newValues(type, config), user).then(setBegun));
  useEffect(() => fill(), []);
  if (!begun) return <Skeleton active paragraph={{ rows: 10 }} />;
  return <TaskEditor list={list} config={config} initial={begun.values} site={begun.site} />;
}
