import type { TaskConflict, TaskDetails } from '@skyhelm/contract/task';
import type { Finding } from '../../ui/Findings.tsx';
import type { Say } from '../../words/words.ts';

type Crew = Pick<TaskDetails, 'executor' | 'device'>;

interface Checked {
  /** Nothing where there was no plan or no site to be looked at. */
  grade: unknown;
  issues: readonly unknown[];
  conflicts: readonly TaskConflict[];
  hasMoreConflicts: boolean;
}

function chosenOf({ executor, device }: Crew): 'crew' | 'executor' | 'device' | 'nobody' {
  if (executor) return device ? 'crew' : 'executor';
  return device ? 'device' : 'nobody';
}

/** What is fine, of what could be looked at. An executor or a UAV that nobody has chosen would otherwise be taken for free by whoever approves. */
export function foundNow(t: Say, crew: Crew, { grade, issues, conflicts, hasMoreConflicts }: Checked): Finding[] {
  const chosen = chosenOf(crew);
  const isAlone = grade !== null && conflicts.length === 0 && !hasMoreConflicts;
  return [
    ...(issues.length === 0 ? [{ mood: 'good' as const, text: t(`approval.now.sound.${chosen}`) }] : []),
    ...(isAlone ? [{ mood: 'good' as const, text: t(`approval.now.alone.${chosen}`) }] : []),
    ...(chosen === 'crew' ? [] : [{ mood: 'attention' as const, text: t(`approval.now.only.${chosen}`) }]),
  ];
}
