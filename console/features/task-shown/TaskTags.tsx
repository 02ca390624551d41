import type { TaskEntry } from '@skyhelm/contract/task';
import type { Approval, TaskStatus } from '@skyhelm/core/task/task';
import { Tag } from 'antd';
import { useWords } from '../../words/words.ts';

const STATUS_COLOURS: Record<TaskStatus, string> = {
  unpublished: 'default',
  published: 'processing',
  executing: 'warning',
  completed: 'success',
  deleted: 'default',
};
const APPROVAL_COLOURS: Record<Approval, string> = {
  none: 'default',
  pending: 'processing',
  approved: 'success',
  failed: 'error',
  timeout: 'error',
};

export function StatusTag({ status }: Pick<TaskEntry, 'status'>) {
  const t = useWords();
  return <Tag color={STATUS_COLOURS[status]}>{t(`dictionary.taskStatus.${status}`)}</Tag>;
}

export function ApprovalTag({ approval }: Pick<TaskEntry, 'approval'>) {
  const t = useWords();
  return <Tag color={APPROVAL_COLOURS[approval]}>{t(`dictionary.taskApproval.${approval}`)}</Tag>;
}

export function AgingTag({ aging }: Pick<TaskEntry, 'aging'>) {
  const t = useWords();
  return <Tag color={aging === 'onTime' ? 'default' : 'error'}>{t(`dictionary.taskAging.${aging}`)}</Tag>;
}

export function NatureTag({ nature }: Pick<TaskEntry, 'nature'>) {
  const t = useWords();
  if (nature === null) return t('common.none');
  return <Tag color={nature === 'efficient' ? 'success' : 'default'}>{t(`dictionary.taskNature.${nature}`)}</Tag>;
}

/** What it is called by, or that it is there no more. */
export function Named({ named }: { named: { name: string; isGone: boolean } | null }) {
  const t = useWords();
  if (!named || named.name === '') return t('common.none');
  return named.isGone ? t('task.gone', { name: named.name }) : named.name;
}
