import type { Fault } from '@skyhelm/core/vehicle/fault';
import { isLasting } from '@skyhelm/core/vehicle/spoken-faults';
import type { AircraftText, News } from '../../live/news.ts';
import type { Episode } from './acknowledged.ts';
import { byGravity, isGrave } from './vehicle-look.ts';

interface LineFacts {
  device: string;
  at: number;
  isGrave: boolean;
  /** What is acknowledged with it; nothing where the line goes by itself once it is over. */
  episode: Episode | undefined;
}

/** One line of the banner: an alarm, or a warning in the aircraft's own words. */
export type BannerLine = LineFacts & ({ kind: 'alarm'; news: News } | { kind: 'text'; text: AircraftText });

const OWN_WORDS_GRAVE: readonly string[] = ['emergency', 'alert', 'critical'];

const episodeOf = ({ device, at }: News, fault: Fault): Episode | undefined =>
  isLasting(fault) ? { device, since: at, text: `alarm:${fault}` } : undefined;

/** Selected aircraft first, then what is grave, then alarms before texts, the newest of each first. */
export function bannerLines(
  alarms: readonly News[],
  texts: readonly AircraftText[],
  selected: readonly string[],
  isRead: (one: Episode) => boolean,
): BannerLine[] {
  const named = alarms
    .flatMap((news) => (news.event.kind === 'alarm' ? [{ news, fault: news.event.fault }] : []))
    .toSorted((one, other) => byGravity(one.fault, other.fault))
    .map(({ news, fault }): BannerLine => ({
      ...{ kind: 'alarm', device: news.device, at: news.at, news },
      isGrave: isGrave(fault),
      episode: episodeOf(news, fault),
    }));
  const said = texts.map((text): BannerLine => ({
    ...{ kind: 'text', device: text.device, at: text.at, text, episode: text },
    isGrave: OWN_WORDS_GRAVE.includes(text.severity),
  }));
  const rank = (line: BannerLine): number => (selected.includes(line.device) ? 0 : 2) + (line.isGrave ? 0 : 1);
  const open = [...named, ...said].filter(({ episode }) => !episode || !isRead(episode));
  return open.toSorted((one, other) => rank(one) - rank(other));
}
