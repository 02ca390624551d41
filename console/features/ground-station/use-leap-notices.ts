import { useEffect, useEffectEvent, useRef } from 'react';
import { useDistance } from '../../session/use-length.ts';
import { toast } from '../../ui/toast.ts';
import { useWords } from '../../words/words.ts';
import { newsText } from './news-text.ts';
import { useLog } from './use-fleet.ts';

/** A position that cannot be right is said at once, whatever panel is open: the picture on the map is not to be trusted. */
export function useLeapNotices(): void {
  const t = useWords();
  const distance = useDistance();
  const log = useLog();
  const seen = useRef(log[0]?.number ?? 0);
  const say = useEffectEvent((next: typeof log) => {
    const fresh = next.filter(({ number, event }) => number > seen.current && event.kind === 'leapt');
    seen.current = next[0]?.number ?? seen.current;
    for (const news of fresh) toast.warning(t('common.pair', { name: news.name, value: newsText(t, news, { distance }) }));
  });
  useEffect(() => say(log), [log]);
}
