import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { send } from '../../api/client.ts';
import { taskConfig } from '../../api/endpoints.generated.ts';
import { useChange } from '../../api/use-change.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/words.ts';
import type { Config, ConfigInput } from './config-form.ts';

interface Saving {
  /** What the form is laid over: all that it does not touch is kept as it is there. */
  base: Config;
  /** Somebody else has saved meanwhile, and nobody has said yet which of the two it shall be. */
  newer: Config | undefined;
  choose(): void;
  /** False where somebody else was faster. */
  save(input: ConfigInput, submitKey: string): Promise<boolean>;
}

export function useConfigSaving(edited: Config): Saving {
  const t = useWords();
  const [base, setBase] = useState(edited);
  const [newer, setNewer] = useState<Config>();
  const set = useChange(taskConfig.setTaskConfig, {
    stale: [taskConfig.getTaskConfig],
    quiet: true,
    onSuccess: () => toast.success(t('common.saved')),
  });
  const save = async (input: ConfigInput, submitKey: string): Promise<boolean> => {
    try {
      await set.mutateAsync({ input, submitKey });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'record.stale')) throw error;
      const theirs = await send(taskConfig.getTaskConfig, {}, { quiet: true });
      setBase(theirs);
      setNewer(theirs);
      return false;
    }
  };
  return { base, newer, choose: () => setNewer(undefined), save };
}
