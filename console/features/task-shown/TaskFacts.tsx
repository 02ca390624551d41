import type { TaskDetails } from '@skyhelm/contract/task';
import { useArea, useDistance } from '../../session/use-length.ts';
import { Fact, Facts } from '../../ui/Facts.tsx';
import { formatDateTime, formatList, formatNumber } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { formatFlown } from '../device/index.ts';
import { approverText } from './approver-text.ts';
import { ParameterFacts } from './ParameterFacts.tsx';
import { PlanFacts } from './PlanFacts.tsx';
import { AgingTag, ApprovalTag, Named, NatureTag, StatusTag } from './TaskTags.tsx';

/** Every field of a task. */
export function TaskFacts({ task }: { task: TaskDetails }) {
  const t = useWords();
  const [area, distance] = [useArea(), useDistance()];
  const none = t('common.none');
  const moment = (at: string | null) => (at === null ? none : formatDateTime(at));
  return (
    <Facts>
      <Fact label={t('task.number')}>{formatNumber(task.number)}</Fact>
      <Fact label={t('task.type')}>{t(`dictionary.taskType.${task.type}`)}</Fact>
      <Fact label={t('task.status')}>
        <StatusTag status={task.status} />
      </Fact>
      <Fact label={t('task.approval')}>
        <ApprovalTag approval={task.approval} />
        {task.isPosted && <div>{t('task.posted')}</div>}
      </Fact>
      <Fact label={t('task.approver')}>{approverText(t, task)}</Fact>
      <Fact label={t('task.reason')}>{task.reason || none}</Fact>
      {task.approvalDeadline !== null && <Fact label={t('task.approvalDeadline')}>{formatDateTime(task.approvalDeadline)}</Fact>}
      <Fact label={t('task.aging')}>
        <AgingTag aging={task.aging} />
      </Fact>
      <Fact label={t('task.nature')}>
        <NatureTag nature={task.nature} />
      </Fact>
      <Fact label={t('task.deadline')}>{formatDateTime(task.deadline)}</Fact>
      <Fact label={t('task.startTime')}>{moment(task.startTime)}</Fact>
      <Fact label={t('task.endTime')}>{moment(task.endTime)}</Fact>
      <Fact label={t('task.site')}>
        <Named named={task.site} />
      </Fact>
      <Fact label={t('task.workLocation')}>{task.workLocation || none}</Fact>
      <Fact label={t('task.executor')}>
        <Named named={task.executor} />
      </Fact>
      <Fact label={t('task.device')}>
        <Named named={task.device} />
      </Fact>
      <Fact label={t('task.deviceSn')}>{task.device?.sn || none}</Fact>
      <Fact label={t('task.deviceModel')}>{task.device?.model || none}</Fact>
      <Fact label={t('task.deviceType')}>{t(`dictionary.aircraftCategory.${task.deviceType}`)}</Fact>
      <Fact label={t('task.mount')}>{t(`dictionary.mount.${task.mount}`)}</Fact>
      <Fact label={t('task.grade')}>{t(`dictionary.licenceGrade.${task.grade}`)}</Fact>
      <Fact label={t('task.airspace')}>
        {task.airspace.state === 'ok' ? t('task.airspace.ok') : t('task.airspace.broken', { zones: formatList(task.airspace.zones) })}
      </Fact>
      <Fact label={t('task.length')}>{distance(task.length)}</Fact>
      <Fact label={t('task.seconds')}>{formatFlown(Math.round(task.seconds))}</Fact>
      <Fact label={t('task.waypoints')}>{formatNumber(task.waypoints)}</Fact>
      <Fact label={t('task.area')}>{task.area === null ? none : area(task.area)}</Fact>
      <Fact label={t('task.perimeter')}>{task.perimeter === null ? none : distance(task.perimeter)}</Fact>
      <PlanFacts plan={task.plan} />
      <ParameterFacts plan={task.plan} parameters={task.parameters} />
      <Fact label={t('task.flights')}>{formatNumber(task.flights)}</Fact>
      <Fact label={t('task.flightSeconds')}>{formatFlown(Math.round(task.flightSeconds))}</Fact>
      <Fact label={t('task.founder')}>
        <Named named={task.founder} />
      </Fact>
      <Fact label={t('task.createdAt')}>{formatDateTime(task.createdAt)}</Fact>
      <Fact label={t('task.startedAt')}>{moment(task.startedAt)}</Fact>
      <Fact label={t('task.completedAt')}>{moment(task.completedAt)}</Fact>
      <Fact label={t('task.finisher')}>{task.finisher || none}</Fact>
      <Fact label={t('task.remark')}>{task.remark || none}</Fact>
    </Facts>
  );
}
