import type { DeviceId, TaskId, UserId } from '@skyhelm/contract/ids';
import { taskSteps } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { Findings } from '../../ui/Findings.tsx';
import { useWords } from '../../words/words.ts';
import { FoundList } from '../task-shown/index.ts';

interface ReleaseFoundProps {
  id: TaskId;
  executorId: UserId | null;
  deviceId: DeviceId | undefined;
}

/** Whether pilot and aircraft may fly it, and whether they are planned for something else at that time: seen by whoever chooses them, while they can still choose others. */
export function ReleaseFound({ id, executorId, deviceId }: ReleaseFoundProps) {
  const t = useWords();
  const chosen = { id, ...(executorId !== null && { executorId }), ...(deviceId !== undefined && { deviceId }) };
  const { data } = useRead(taskSteps.checkRelease, chosen, { when: executorId !== null && deviceId !== undefined });
  if (!data || executorId === null || deviceId === undefined) return null;
  const isSound = data.issues.length + data.conflicts.length === 0 && !data.hasMoreConflicts;
  return (
    <div role="status" aria-label={t('task.step.release.found')}>
      {isSound ? <Findings findings={[{ mood: 'good', text: t('task.step.release.sound') }]} /> : <FoundList {...data} />}
    </div>
  );
}
