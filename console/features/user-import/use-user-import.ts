import { RUNNING_PHASES } from '@skyhelm/contract/user-import-facts';
import { useEffect, useEffectEvent, useState } from 'react';
import { upload } from '../../api/client.ts';
import { userImport } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';
import { newSubmitKey } from '../../browser/submit-key.ts';

const PACE_MS = 700;

/** The import that runs or ran last, wherever it was started, and the way to start another. */
export function useUserImport(onImported: () => void) {
  const runs = (read: { phase: string } | null | undefined) => RUNNING_PHASES.some((phase) => phase === read?.phase);
  const { data, error, refetch } = useRead(userImport.getUserImport, {}, { everyMs: (read) => (runs(read) ? PACE_MS : undefined) });
  const isRunning = runs(data);

  const [sending, setSending] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const [isChoosing, setChoosing] = useState(false);
  const send = async (file: File) => {
    setSending(file.name);
    setRefusal(undefined);
    try {
      await upload(userImport.importUsers, {}, file, { quiet: true, submitKey: newSubmitKey() });
      setChoosing(false);
    } catch (failure) {
      setRefusal(failure instanceof Error ? failure.message : String(failure));
    }
    await refetch();
    setSending(undefined);
  };

  const tell = useEffectEvent(onImported);
  const phase = data?.phase;
  useEffect(() => {
    if (phase === 'done') tell();
  }, [phase]);

  const chooseAnother = () => {
    setRefusal(undefined);
    setChoosing(true);
  };
  return { last: data, error, refetch, isRunning, sending, refusal, setRefusal, isChoosing, chooseAnother, send };
}
