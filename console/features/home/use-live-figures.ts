import type { EventKind } from '@skyhelm/core/vehicle/event';
import { useEffect } from 'react';
import { home } from '../../api/endpoints.generated.ts';
import { outdate } from '../../api/reads.ts';
import { followNews, newsNow } from '../../live/news.ts';
import { useSession } from '../../session/session.ts';
import { paced } from './paced.ts';

/** What changes a figure when it happens to an aircraft. */
const CHANGING: readonly EventKind[] = ['alarm', 'tookOff', 'landed', 'lost'];
/** A landing is told before it is on record. */
const PACE = { afterMs: 1_500, everyMs: 5_000 };

/** Reads the figures anew when the live channels tell of something that changes them; whoever looks elsewhere sees them when they come back. */
export function useLiveFigures(seesDevices: boolean): void {
  useEffect(() => {
    const { ask, end } = paced(() => document.hidden || void outdate(home.getSummary, home.getFlightDays), PACE);
    // Who is asked to decide, or is told what was decided, gets a message.
    const endMessages = useSession.subscribe((now, before) => now.unread > before.unread && ask());
    let known = newsNow()[0]?.number ?? 0;
    const hear = () => {
      const fresh = newsNow().filter(({ number }) => number > known);
      known = fresh[0]?.number ?? known;
      if (fresh.some(({ event }) => CHANGING.includes(event.kind))) ask();
    };
    const endNews = seesDevices ? followNews(hear) : undefined;
    return () => {
      endMessages();
      endNews?.();
      end();
    };
  }, [seesDevices]);
}
