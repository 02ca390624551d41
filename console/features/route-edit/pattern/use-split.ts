import type { Home } from '@skyhelm/core/plan/path/course';
import type { Split } from '@skyhelm/core/plan/pattern/split';
import type { Route } from '@skyhelm/core/plan/route';
import { useEffect, useState } from 'react';
import { splitApart } from './apart.ts';

/** What each of so many aircraft, or each from its home, would fly; nothing while it is reckoned. */
export function useSplit(route: Route, count: number, homes: readonly Home[] | undefined): Split | undefined {
  const key = JSON.stringify(homes ?? count);
  const [done, setDone] = useState<{ key: string; split: Split }>();
  useEffect(() => {
    let isGone = false;
    const among = JSON.parse(key) as number | Home[];
    if (route.pattern) void splitApart(route.pattern, route, among).then((split) => isGone || setDone({ key, split }));
    return () => void (isGone = true);
  }, [route, key]);
  return done?.key === key ? done.split : undefined;
}
