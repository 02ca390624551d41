import type { DeviceId, RouteId } from '@skyhelm/contract/ids';
import { useState } from 'react';
import { send } from '../../api/client.ts';
import { flownRoute } from '../../api/endpoints.generated.ts';
import { foundText } from '../../words/found-text.ts';
import { useWords } from '../../words/words.ts';
import { useTransfer, type Finished } from './use-transfer.ts';

/** From another waypoint than the route says, or on from where it was broken off. */
export interface Beginning {
  startAt?: number;
  resume?: true;
  /** In flight, where that was confirmed. */
  evenFlying?: true;
}

export const isDone = (outcome: Finished | undefined): outcome is Finished => outcome?.course === 'done';

/** The one way by which a route goes to an aircraft: sent, read back, and what the aircraft does otherwise than the route says. */
export function useRouteSending(deviceId: DeviceId) {
  const t = useWords();
  const transfer = useTransfer(deviceId);
  const [notes, setNotes] = useState<readonly string[]>([]);
  /** Whether it is on board now, as it was sent. */
  async function sendRoute(route: { id: RouteId; version: number }, from: Beginning = {}): Promise<boolean> {
    const outcome = await transfer.run(async () => {
      const begun = await send(flownRoute.sendRoute, { ...route, deviceId, ...from });
      setNotes([...new Set(begun.issues.map((issue) => foundText(t, issue)))]);
      return begun;
    });
    return isDone(outcome);
  }
  return { transfer, notes, setNotes, sendRoute };
}
