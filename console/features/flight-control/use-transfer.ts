import type { DeviceId, VehicleTransferId } from '@skyhelm/contract/ids';
import type { VehicleTransfer } from '@skyhelm/contract/transfer';
import { useEffect, useRef, useState } from 'react';
import { send } from '../../api/client.ts';
import { transfer as calls } from '../../api/endpoints.generated.ts';

const ASK_EVERY_MS = 400;

export type Finished = VehicleTransfer;

/** Something that goes between us and one aircraft in many pieces: begun, followed, and told how it ended. */
export function useTransfer(deviceId: DeviceId) {
  const [progress, setProgress] = useState<VehicleTransfer['progress']>(null);
  const [isRunning, setRunning] = useState(false);
  const [fault, setFault] = useState<string>();
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => void (isGone.current = true);
  }, []);

  async function follow(id: VehicleTransferId): Promise<Finished | undefined> {
    for (;;) {
      const now = await send(calls.getTransfer, { id }, { quiet: true });
      if (isGone.current) return undefined;
      if (now.course !== 'running') return now;
      setProgress(now.progress);
      await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
    }
  }

  async function run(begin: () => Promise<{ id: VehicleTransferId }>): Promise<Finished | undefined> {
    setRunning(true);
    setFault(undefined);
    setProgress(null);
    try {
      const ended = await follow((await begin()).id);
      if (ended && ended.course !== 'done') setFault(ended.word === '' ? ended.text : `${ended.text} (${ended.word})`);
      return ended;
    } catch (error) {
      // A refusal has been shown already by whoever sent it.
      if (error instanceof TypeError) throw error;
      return undefined;
    } finally {
      setRunning(false);
    }
  }

  return {
    isRunning,
    stage: progress?.stage,
    percent: progress && progress.total > 0 ? Math.round((progress.done / progress.total) * 100) : 0,
    fault,
    run,
    read: () => run(() => send(calls.readPlan, { deviceId, kind: 'mission' })),
  };
}
