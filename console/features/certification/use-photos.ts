import type { CertificationDetails } from '@skyhelm/contract/certification';
import { useEffect, useState } from 'react';
import { fetchFile } from '../../api/client.ts';
import { file } from '../../api/endpoints.generated.ts';

type Photo = CertificationDetails['photos'][number];
export type Loaded = { address: string } | 'failed';

const AT_ONCE = 3;

/** Fetched for this showing only: with it they go from the browser's memory, and no cache has seen them. */
export function usePhotos(photos: readonly Photo[]): Record<string, Loaded> {
  const [loaded, setLoaded] = useState<Record<string, Loaded>>({});
  const ids = photos.map(({ id }) => id).join(' ');
  useEffect(() => {
    const stop = new AbortController();
    const addresses: string[] = [];
    const waiting = ids === '' ? [] : (ids.split(' ') as Photo['id'][]);
    const next = async (): Promise<void> => {
      const id = waiting.shift();
      if (id === undefined || stop.signal.aborted) return;
      const blob = await fetchFile(file.getFile, { id }, { quiet: true, signal: stop.signal }).catch(() => undefined);
      if (stop.signal.aborted) return;
      const address = blob && URL.createObjectURL(blob);
      if (address) addresses.push(address);
      setLoaded((before) => ({ ...before, [id]: address ? { address } : 'failed' }));
      await next();
    };
    for (let number = 0; number < AT_ONCE; number++) void next();
    return () => {
      stop.abort();
      addresses.forEach((address) => URL.revokeObjectURL(address));
      setLoaded({});
    };
  }, [ids]);
  return loaded;
}
