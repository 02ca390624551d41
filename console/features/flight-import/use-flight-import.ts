import { RUNNING_FLIGHT_IMPORT } from '@skyhelm/contract/flight-import-facts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { flightImport, flightRecord } from '../../api/endpoints.generated.ts';
import { outdate } from '../../api/reads.ts';
import { useRead } from '../../api/use-read.ts';
import type { ChosenRecording } from './ChooseRecording.tsx';
import { currentSending, onSending, sendRecording } from './sending.ts';

const PACE_MS = 700;

/** The import that runs or ran last, wherever it was started, and the way to start another. */
export function useFlightImport() {
  const runs = (read: { phase: string } | null | undefined) => RUNNING_FLIGHT_IMPORT.some((phase) => phase === read?.phase);
  const { data, error, refetch } = useRead(flightImport.getFlightImport, {}, { everyMs: (read) => (runs(read) ? PACE_MS : undefined) });
  const isRunning = runs(data);

  const sending = useSyncExternalStore(onSending, currentSending);
  const [refusal, setRefusal] = useState<string>();
  const [isChoosing, setChoosing] = useState(false);
  const start = async (chosen: ChosenRecording) => {
    setRefusal(undefined);
    try {
      await sendRecording(chosen, () => void refetch());
      setChoosing(false);
    } catch (failure) {
      // Cancelled while it was on its way, which is told as how it ended.
      if (failure instanceof ApiError && failure.code === 'flightImport.over') setChoosing(false);
      else setRefusal(failure instanceof Error ? failure.message : String(failure));
    }
    await refetch();
  };

  const phase = data?.phase;
  useEffect(() => {
    if (phase === 'done') void outdate(flightRecord.getFlightRecords, flightRecord.getFlightTotals);
  }, [phase]);

  const chooseAnother = () => {
    setRefusal(undefined);
    setChoosing(true);
  };
  return { last: data, error, refetch, isRunning, sending, refusal, setRefusal, isChoosing, chooseAnother, start };
}
