import type { MovedTask } from '@skyhelm/contract/task-steps';
import { toast } from '../../ui/toast.ts';
import { foundText } from '../../words/found-text.ts';
import type { Say } from '../../words/words.ts';
import type { OwnStep } from '../task/index.ts';

/** That it is done, and what is worth a thought of it. */
export function tellOfStep(t: Say, step: Exclude<OwnStep, 'release'>, { approval, issues }: MovedTask): void {
  const isAtOnce = (step === 'submit' || step === 'post') && approval === 'approved';
  toast.success(t(isAtOnce ? 'task.approvedAtOnce' : `task.done.${step}`));
  for (const issue of issues) toast.warning(foundText(t, issue));
}
