import type { AircraftText, News } from '../../live/news.ts';
import { byGravity, isGrave } from './vehicle-look.ts';

/** One line of the banner: an alarm, or a warning in the aircraft's own words. */
export type BannerLine =
  | { kind: 'alarm'; device: string; at: number; isGrave: boolean; news: News }
  | { kind: 'text'; device: string; at: number; isGrave: boolean; text: AircraftText };

const OWN_WORDS_GRAVE: readonly string[] = ['emergency', 'alert', 'critical'];

/** Selected aircraft first, then what is grave, then alarms before texts, the newest of each first. */
export function bannerLines(alarms: readonly News[], texts: readonly AircraftText[], selected: readonly string[]): BannerLine[] {
  const named = alarms
    .flatMap((news) => (news.event.kind === 'alarm' ? [{ news, fault: news.event.fault }] : []))
    .toSorted((one, other) => byGravity(one.fault, other.fault))
    .map(({ news, fault }): BannerLine => ({ kind: 'alarm', device: news.device, at: news.at, isGrave: isGrave(fault), news }));
  const said = texts.map((text): BannerLine => ({
    ...{ kind: 'text', device: text.device, at: text.at, text },
    isGrave: OWN_WORDS_GRAVE.includes(text.severity),
  }));
  const rank = (line: BannerLine): number => (selected.includes(line.device) ? 0 : 2) + (line.isGrave ? 0 : 1);
  return [...named, ...said].toSorted((one, other) => rank(one) - rank(other));
}
