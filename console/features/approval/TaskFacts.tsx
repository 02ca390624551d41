import type { TaskApproval } from '@skyhelm/contract/approval';
import type { TaskDetails } from '@skyhelm/contract/task';
import { useArea, useDistance, useLength } from '../../session/use-length.ts';
import { Fact, Facts } from '../../ui/Facts.tsx';
import { formatDateTime, formatList } from '../../words/format.ts';
import { useWords } from '../../words/words.ts';
import { formatFlown } from '../device/index.ts';
import { deciderOf, flownText } from './approval-text.ts';

/** What is asked for, by whom, and how it was answered. */
export function TaskFacts({ approval, task }: { approval: TaskApproval; task: TaskDetails }) {
  const t = useWords();
  const [length, distance, area] = [useLength(), useDistance(), useArea()];
  const named = (it: { name: string; isGone: boolean } | null): string =>
    it === null ? t('approval.notSaid') : it.isGone ? t('approval.gone', { name: it.name }) : it.name;
  const highest = Math.max(...task.route.waypoints.map(({ altitude }) => altitude));
  return (
    <Facts>
      <Fact label={t('approval.number.label')}>{task.number}</Fact>
      <Fact label={t('approval.type')}>{t(`dictionary.taskType.${task.type}`)}</Fact>
      <Fact label={t('approval.flown')}>{flownText(t, task)}</Fact>
      <Fact label={t('approval.deadline')}>{formatDateTime(task.deadline)}</Fact>
      <Fact label={t('approval.site')}>{named(task.site)}</Fact>
      {task.workLocation !== '' && <Fact label={t('approval.workLocation')}>{task.workLocation}</Fact>}
      <Fact label={t('approval.founder')}>{named(task.founder) || t('common.none')}</Fact>
      <Fact label={t('approval.executor')}>{named(task.executor)}</Fact>
      <Fact label={t('approval.device')}>{named(task.device)}</Fact>
      <Fact label={t('approval.craft')}>
        {formatList([t(`dictionary.aircraftCategory.${task.deviceType}`), t(`dictionary.mount.${task.mount}`)])}
      </Fact>
      <Fact label={t('approval.grade')}>{t(`dictionary.licenceGrade.${task.grade}`)}</Fact>
      <Fact label={t('approval.way')}>
        {formatList([distance(task.length), formatFlown(task.seconds), t('approval.waypoints', { count: task.waypoints })])}
      </Fact>
      <Fact label={t('approval.highest')}>{Number.isFinite(highest) ? length(highest) : t('common.none')}</Fact>
      {task.area !== null && <Fact label={t('approval.area')}>{area(task.area)}</Fact>}
      {task.remark !== '' && <Fact label={t('approval.remark')}>{task.remark}</Fact>}
      <Fact label={t('approval.submittedBy')}>
        {t('approval.history.by', { who: approval.submittedBy || t('common.none'), when: formatDateTime(approval.submittedAt) })}
      </Fact>
      <Fact label={t('approval.dueAt')}>{formatDateTime(approval.dueAt)}</Fact>
      {approval.decidedAt !== null && (
        <Fact label={t('approval.decidedBy')}>
          {t('approval.history.by', { who: deciderOf(t, approval), when: formatDateTime(approval.decidedAt) })}
        </Fact>
      )}
      {approval.reason !== '' && <Fact label={t('approval.reason')}>{approval.reason}</Fact>}
      {task.isPosted && <Fact label={t('approval.posted')}>{t('common.yes')}</Fact>}
    </Facts>
  );
}
