import type { FormInstance } from 'antd';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { toast } from '../../ui/toast.ts';
import { useCountdown } from './use-countdown.ts';

export interface LoginSubmit {
  busy: boolean;
  /** Shown in place, above the fields. */
  refusal: string | undefined;
  /** Seconds until another attempt is let through. */
  waiting: number;
  run(work: () => Promise<void>): Promise<void>;
  clear(): void;
}

/** One attempt at a time; refusals go to their fields, or into a toast and above the form, and too many attempts start a countdown. */
export function useLoginSubmit(form: FormInstance): LoginSubmit {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [waiting, wait] = useCountdown();
  const clear = () => {
    if (refusal !== undefined) toast.takeBack(refusal);
    setRefusal(undefined);
  };
  const run = async (work: () => Promise<void>) => {
    if (busy || waiting > 0) return;
    setBusy(true);
    clear();
    try {
      await work();
    } catch (error) {
      if (error instanceof ApiError && error.retryAfterSeconds !== undefined) wait(error.retryAfterSeconds);
      const fields = new Set(form.getFieldsError().map((field) => field.name.join('.')));
      const placed = error instanceof ApiError ? error.issues.filter((issue) => fields.has(issue.path)) : [];
      form.setFields(placed.map((issue) => ({ name: issue.path, errors: [issue.mes] })));
      if (placed.length > 0) return;
      setRefusal((error as Error).message);
      toast.error((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  return { busy, refusal, waiting, run, clear };
}
