import type { VehicleEvent } from '@skyhelm/core/vehicle/event';
import type { News } from '../../live/news.ts';
import { eventText } from '../../words/event-text.ts';
import type { Say } from '../../words/words.ts';

export const NEWS_KINDS = ['alarms', 'flight', 'messages'] as const;
export type NewsKind = (typeof NEWS_KINDS)[number];

export const kindOf = ({ kind }: VehicleEvent): NewsKind => {
  if (kind === 'alarm') return 'alarms';
  return kind === 'statusText' || kind === 'armingRefused' ? 'messages' : 'flight';
};

export interface Units {
  distance(metres: number): string;
}

/** One line of what happened; of the end of a flight also what was flown. */
export function newsText(t: Say, { event }: News, { distance }: Units): string {
  if (event.kind === 'alarm') {
    const fault = t(`station.fault.${event.fault}`);
    const about = event.about === undefined ? fault : t('common.pair', { name: fault, value: event.about });
    return event.isOn ? about : t('station.news.over', { fault });
  }
  if (event.kind === 'leapt') return t('station.news.leapt', { distance: distance(event.metres) });
  if (event.kind !== 'landed' && event.kind !== 'lost') return eventText(t, event);
  const { seconds, metres } = event;
  return t(`station.news.${event.kind}`, {
    minutes: Math.floor(seconds / 60),
    seconds: Math.round(seconds % 60),
    distance: distance(metres),
  });
}
