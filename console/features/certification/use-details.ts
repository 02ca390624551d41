import type { Certification, CertificationDetails } from '@skyhelm/contract/certification';
import { useEffect, useState } from 'react';
import { isCancelled } from '../../api/api-error.ts';
import { send } from '../../api/client.ts';
import { certification } from '../../api/endpoints.generated.ts';

interface Details {
  data?: CertificationDetails;
  error?: Error;
}

/** The documents of one submission. Not a read: what they say must not stay in memory once they are closed. */
export function useDetails(id: Certification['id'] | undefined): Details & { again(): void } {
  const [details, setDetails] = useState<Details>({});
  const [round, setRound] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    setDetails({});
    if (id === undefined) return;
    send(certification.getCertification, { id }, { quiet: true, signal: stop.signal }).then(
      (data) => setDetails({ data }),
      (error: Error) => isCancelled(error) || setDetails({ error }),
    );
    return () => stop.abort();
  }, [id, round]);
  return { ...details, again: () => setRound((number) => number + 1) };
}
