import { NEWS_CHANNELS, type NewsMessage } from '@skyhelm/contract/channels/news';
import type { OpenText } from '@skyhelm/core/vehicle/open-texts';
import { openChannel } from '../api/channel-socket.ts';
import type { Socket } from '../api/socket.ts';

/** One thing that happened to one vehicle. */
export interface News extends NewsMessage {
  /** Tells it apart from all others of this page. */
  number: number;
}

/** A warning in the words of one aircraft that is not over. */
export interface AircraftText extends OpenText {
  device: string;
  name: string;
}

/** More than anybody scrolls through. */
const KEPT = 300;
/** So that a storm of texts does not draw the page anew with each. */
const TELL_EVERY_MS = 250;

let sockets: Socket[] = [];
let log: readonly News[] = [];
let alarms: readonly News[] = [];
let texts: readonly AircraftText[] = [];
/** Alarms of before the connection was lost, and when they began: told of again they are no news. */
let before: ReadonlyMap<string, number> = new Map();
let counted = 0;
let telling: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Newest first. */
export const newsNow = (): readonly News[] => log;
/** What is wrong at this moment, newest first. */
export const alarmsNow = (): readonly News[] => alarms;

/** What aircraft have warned of in words and is not over, newest first. */
export const textsNow = (): readonly AircraftText[] => texts;

export function followNews(told: () => void): () => void {
  listeners.add(told);
  if (sockets.length === 0) connect();
  return () => {
    if (!listeners.delete(told) || listeners.size > 0) return;
    for (const socket of sockets) socket.close();
    [sockets, log, alarms, texts] = [[], [], [], []];
  };
}

/** The server begins with all that is wrong now. */
function beginAnew(): void {
  before = new Map(alarms.map((news) => [keyOf(news), news.at]));
  [alarms, texts] = [[], []];
  tellSoon();
}

function connect(): void {
  const onMessage = (message: unknown) => {
    if (typeof message === 'object' && message !== null && 'event' in message) take(message as NewsMessage);
  };
  sockets = [
    openChannel({
      path: NEWS_CHANNELS.info,
      onOpen: beginAnew,
      onMessage(message) {
        if (typeof message === 'object' && message !== null && 'slow' in message) beginAnew();
        else onMessage(message);
      },
    }),
    openChannel({ path: NEWS_CHANNELS.flightLog, onMessage }),
  ];
}

const keyOf = ({ device, event }: NewsMessage): string => (event.kind === 'alarm' ? `${device} ${event.fault}` : '');

function take(message: NewsMessage): void {
  const news: News = { ...message, number: ++counted };
  const { event } = news;
  if (event.kind === 'payloads') return;
  if (event.kind === 'openTexts') {
    const { device, name } = message;
    const others = texts.filter((one) => one.device !== device);
    texts = [...others, ...event.texts.map((text) => ({ ...text, device, name }))].toSorted((one, other) => other.at - one.at);
    return tellSoon();
  }
  const key = keyOf(news);
  if (event.kind === 'alarm') {
    const others = alarms.filter((one) => keyOf(one) !== key);
    alarms = event.isOn ? [news, ...others] : others;
  }
  if (before.get(key) !== news.at) log = [news, ...log].slice(0, KEPT);
  tellSoon();
}

function tellSoon(): void {
  telling ??= setTimeout(() => {
    telling = undefined;
    for (const told of listeners) told();
  }, TELL_EVERY_MS);
}
