import { useEffect, useState } from 'react';

/** Long enough to be found by the eye. */
const LIT_MS = 4_000;

/** The key of the row that was made just now, and how to name one. */
export function useFreshRow(): [string | undefined, (key: string) => void] {
  const [key, setKey] = useState<string>();
  useEffect(() => {
    if (key === undefined) return;
    const timer = setTimeout(() => setKey(undefined), LIT_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return [key, setKey];
}
