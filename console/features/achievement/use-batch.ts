import { threeAtOnce } from '@skyhelm/core/media/downloads-at-once';
import type { TaskId, VehicleTransferId } from '@skyhelm/contract/ids';
import { useEffect, useRef, useState } from 'react';
import { download, send } from '../../api/client.ts';
import { taskResults, vehiclePicture } from '../../api/endpoints.generated.ts';

export type BatchKind = 'download' | 'delete';
export type Picked = ReadonlySet<VehicleTransferId>;

const WORK: Record<BatchKind, (taskId: TaskId, fetchedBy: VehicleTransferId) => Promise<unknown>> = {
  download: (id, fetchedBy) => download(taskResults.getTaskPicture, { id, fetchedBy }, { quiet: true }),
  delete: (_, id) => send(vehiclePicture.deleteFetchedPicture, { id }, { quiet: true }),
};

/** What is done with all that were chosen, and how far it is; what has failed or not begun stays chosen. */
export function useBatch(taskId: TaskId, onChosen: (left: Picked) => void) {
  const [course, setCourse] = useState<{ kind: BatchKind; done: number; total: number }>();
  const [failed, setFailed] = useState<{ kind: BatchKind; count: number }>();
  const isStopped = useRef(false);
  useEffect(() => () => void (isStopped.current = true), []);

  async function run(kind: BatchKind, chosen: readonly VehicleTransferId[]): Promise<void> {
    isStopped.current = false;
    setFailed(undefined);
    setCourse({ kind, done: 0, total: chosen.length });
    const work = async (fetchedBy: VehicleTransferId) => {
      await WORK[kind](taskId, fetchedBy);
      setCourse((now) => now && { ...now, done: now.done + 1 });
    };
    const end = await threeAtOnce(chosen, work, () => isStopped.current);
    setCourse(undefined);
    setFailed(end.failed.length > 0 ? { kind, count: end.failed.length } : undefined);
    onChosen(new Set([...end.failed, ...end.left]));
  }
  return { course, failed, run, stop: () => void (isStopped.current = true) };
}
