import type { RouteEntry } from '@skyhelm/contract/route';
import { useDeferredValue, useState } from 'react';
import { route as calls } from '../../api/endpoints.generated.ts';
import { useRead } from '../../api/use-read.ts';

const STEP = 30;
/** What one question may ask for; whoever has more routes than that searches. */
const MOST = 200;
const READ_EVERY_MS = 60_000;

export interface FoundRoutes {
  /** Nothing until they are known. */
  rows: readonly RouteEntry[] | undefined;
  error: Error | null;
  again(): void;
  isMore: boolean;
  /** Where there are more than can be looked through. */
  more: (() => void) | undefined;
}

/** The latest first. */
export function useFoundRoutes(keyword: string, folder: string | undefined): FoundRoutes {
  const [pageSize, setPageSize] = useState(STEP);
  const asked = useDeferredValue(keyword.trim());
  const { data, error, refetch } = useRead(
    calls.getRoutes,
    { keyword: asked, folder, pageSize, orderByColumn: 'changedAt', isAsc: false },
    { keepPrevious: true, everyMs: READ_EVERY_MS },
  );
  const isMore = data !== undefined && (data.counting || data.total > data.rows.length);
  return {
    rows: data?.rows,
    error: data ? null : error,
    again: () => void refetch(),
    isMore,
    more: isMore && pageSize < MOST ? () => setPageSize(Math.min(MOST, pageSize + STEP)) : undefined,
  };
}
