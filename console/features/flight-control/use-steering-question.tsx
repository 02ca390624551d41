import type { ErrorCode } from '@skyhelm/contract/codes';
import type { DeviceId } from '@skyhelm/contract/ids';
import type { SteeringSettings } from '@skyhelm/contract/steering';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { send } from '../../api/client.ts';
import { steering } from '../../api/endpoints.generated.ts';
import { toast } from '../../ui/toast.ts';
import { SteeringQuestion } from './SteeringQuestion.tsx';

/** Sends what leads to steering; `evenUnsafe` although the aircraft may not come to rest without us. */
type Give = (evenUnsafe: boolean) => Promise<unknown>;

const UNSAFE: readonly ErrorCode[] = ['control.unsafeSilence', 'control.unreadSilence'];
export const isUnsafeSilence = (error: unknown): boolean => error instanceof ApiError && UNSAFE.includes(error.code);

/** Gives an order and asks where the server refuses it because silence would not be safe. */
export function useSteeringQuestion(deviceId: DeviceId) {
  const [asked, setAsked] = useState<{ settings: SteeringSettings; give: Give }>();

  async function ask(give: Give): Promise<void> {
    try {
      await give(false);
      setAsked(undefined);
    } catch (error) {
      if (isUnsafeSilence(error)) setAsked({ settings: await send(steering.getSteeringSettings, { deviceId }), give });
      else if (error instanceof Error) toast.error(error.message);
    }
  }

  /** For a form that shows other refusals itself, and stays open behind the question. */
  async function askInForm(give: Give, onGiven: () => void): Promise<boolean> {
    try {
      await give(false);
      return true;
    } catch (error) {
      if (!isUnsafeSilence(error)) throw error;
      const giveAndClose = (evenUnsafe: boolean) => give(evenUnsafe).then(onGiven);
      setAsked({ settings: await send(steering.getSteeringSettings, { deviceId }), give: giveAndClose });
      return false;
    }
  }

  return {
    ask,
    askInForm,
    question: asked && (
      <SteeringQuestion
        deviceId={deviceId}
        settings={asked.settings}
        onAgain={() => ask(asked.give)}
        onAnyway={() => asked.give(true).then(() => setAsked(undefined))}
        onClose={() => setAsked(undefined)}
      />
    ),
  };
}
