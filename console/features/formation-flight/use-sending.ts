import type { DeviceId } from '@skyhelm/contract/ids';
import type { RouteEntry } from '@skyhelm/contract/route';
import { useEffect, useRef, useState } from 'react';
import { send } from '../../api/client.ts';
import { control, flownRoute, transfer } from '../../api/endpoints.generated.ts';
import { noteControl } from '../../live/controls.ts';
import { useWords } from '../../words/words.ts';

const ASK_EVERY_MS = 400;

export interface Sent {
  state: 'sending' | 'aboard' | 'failed';
  /** Why not. */
  text?: string;
}

/** Takes the controls of each aircraft and sends it its route, one after the other; the first that fails ends it. */
export function useSending() {
  const t = useWords();
  const [sent, setSent] = useState<ReadonlyMap<string, Sent>>(new Map());
  const [isSending, setSending] = useState(false);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => void (isGone.current = true);
  }, []);

  async function sendOne({ id, version }: RouteEntry, deviceId: DeviceId): Promise<string | undefined> {
    noteControl(deviceId, await send(control.changeControl, { deviceId, action: 'take' }, { quiet: true }));
    const begun = await send(flownRoute.sendRoute, { id, version, deviceId }, { quiet: true });
    for (;;) {
      const { course, text } = await send(transfer.getTransfer, { id: begun.id }, { quiet: true });
      if (course === 'done') return undefined;
      if (course !== 'running') return text || t('common.hasError');
      if (isGone.current) return t('common.cancel');
      await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
    }
  }

  async function sendAll(routes: readonly RouteEntry[], aircraft: ReadonlyMap<string, DeviceId>): Promise<void> {
    const note = (id: string, now: Sent) => setSent((before) => new Map([...before, [id, now]]));
    setSent(new Map());
    setSending(true);
    for (const route of routes) {
      note(route.id, { state: 'sending' });
      const fault = await sendOne(route, aircraft.get(route.id)!).catch((error: unknown) =>
        error instanceof Error ? error.message : t('common.hasError'),
      );
      note(route.id, fault === undefined ? { state: 'aboard' } : { state: 'failed', text: fault });
      if (fault !== undefined) break;
    }
    setSending(false);
  }
  return { sent, isSending, sendAll, forget: () => setSent(new Map()) };
}
