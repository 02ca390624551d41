import type { TaskId, VehicleTransferId } from '@skyhelm/contract/ids';
import { useEffect, useRef, useState } from 'react';
import { fetchFile } from '../../api/client.ts';
import { taskResults } from '../../api/endpoints.generated.ts';
import { useSeenWhenIdle } from '../../ui/use-seen-when-idle.ts';
import { useWords } from '../../words/words.ts';

interface ShownPictureProps {
  taskId: TaskId;
  fetchedBy: VehicleTransferId;
  label: string;
}

/** Small in the list, whole in a tab of its own. Behind the session, so that no bare address can show it. */
export function ShownPicture({ taskId, fetchedBy, label }: ShownPictureProps) {
  const t = useWords();
  const ref = useRef<HTMLButtonElement>(null);
  const isSeen = useSeenWhenIdle(ref);
  const small = useSmall(taskId, fetchedBy, isSeen);
  return (
    <button ref={ref} type="button" aria-label={label} aria-busy={small === undefined} onClick={() => void openWhole(taskId, fetchedBy)}>
      {small === 'none' ? <span>{t('achievement.picture.notShown')}</span> : small && <img src={small} alt="" />}
    </button>
  );
}

/** Its address; `none` where it cannot be shown as a picture. */
function useSmall(taskId: TaskId, fetchedBy: VehicleTransferId, isSeen: boolean): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!isSeen) return;
    let made: string | undefined;
    let isGone = false;
    fetchFile(taskResults.getTaskPicture, { id: taskId, fetchedBy, size: 'small' }, { quiet: true }).then(
      (file) => {
        if (isGone) return;
        made = URL.createObjectURL(file);
        setAddress(made);
      },
      () => isGone || setAddress('none'),
    );
    return () => {
      isGone = true;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [taskId, fetchedBy, isSeen]);
  return address;
}

async function openWhole(taskId: TaskId, fetchedBy: VehicleTransferId): Promise<void> {
  // Opened at once: a browser lets a click open a tab, and nothing that comes later.
  const tab = window.open();
  try {
    const address = URL.createObjectURL(await fetchFile(taskResults.getTaskPicture, { id: taskId, fetchedBy }));
    if (tab) tab.location.href = address;
  } catch {
    tab?.close();
  }
}
