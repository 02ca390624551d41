import type { NewsMessage, NewsMissed } from '@skyhelm/contract/channels/news';
import type { VehicleEvent } from '@skyhelm/core/vehicle/event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

interface Opened {
  path: string;
  onOpen?(): void;
  onMessage(message: unknown): void;
}
const wire = vi.hoisted(() => ({ opened: [] as Opened[], closed: 0 }));
vi.mock('../api/channel-socket.ts', () => ({
  openChannel: (given: Opened) => {
    wire.opened.push(given);
    return { send: () => undefined, renew: () => undefined, close: () => wire.closed++ };
  },
}));
const { alarmsNow, followNews, newsNow, textsNow } = await import('./news.ts');

let end: () => void;
const told = vi.fn<() => void>();
const info = () => wire.opened.find(({ path }) => path === '/websocket/info')!;
const say = (event: VehicleEvent, device = 'a', at = 1) => info().onMessage({ device, name: device, at, event } satisfies NewsMessage);
const alarm = (isOn: boolean, device = 'a', at = 1) => say({ kind: 'alarm', fault: 'zone', isOn }, device, at);

beforeEach(() => {
  Object.assign(wire, { opened: [], closed: 0 });
  told.mockClear();
  vi.useFakeTimers();
  end = followNews(told);
  info().onOpen?.();
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

test('news are kept newest first, told of at an easy pace, and gone with the last who listens', () => {
  for (let n = 0; n < 400; n++) say({ kind: 'statusText', severity: 'info', text: String(n) });
  say({ kind: 'payloads', gimbals: [], cameras: [] });
  vi.advanceTimersByTime(250);
  expect(told).toHaveBeenCalledTimes(1);
  expect(newsNow()).toHaveLength(300);
  expect(newsNow()[0]).toMatchObject({ event: { text: '399' } });
  end();
  expect([newsNow().length, wire.closed]).toEqual([0, 2]);
});

test('an alarm stands until it is over', () => {
  alarm(true);
  alarm(true, 'b');
  expect(alarmsNow().map(({ device }) => device)).toEqual(['b', 'a']);
  alarm(false);
  expect(alarmsNow().map(({ device }) => device)).toEqual(['b']);
  expect(newsNow()).toHaveLength(3);
});

test('after news that were left out as well: nothing that ended meanwhile stays on', () => {
  alarm(true);
  alarm(true, 'b');
  info().onMessage({ slow: { missed: 7 } } satisfies NewsMissed);
  alarm(true, 'b');
  expect(alarmsNow().map(({ device }) => device)).toEqual(['b']);
  expect(newsNow()).toHaveLength(2);
});

test('after a loss the server says what is wrong now: what ended meanwhile is gone, what goes on is no news', () => {
  alarm(true);
  alarm(true, 'b');
  info().onOpen?.();
  expect(alarmsNow()).toEqual([]);
  alarm(true);
  expect(alarmsNow().map(({ device }) => device)).toEqual(['a']);
  expect(newsNow()).toHaveLength(2);
});

test('an alarm that ended while nobody listened, and comes again, is news', () => {
  alarm(true);
  info().onOpen?.();
  alarm(true, 'a', 2);
  expect(newsNow().map(({ at }) => at)).toEqual([2, 1]);
});

test('texts that are open replace those told before, and are no lines of the log', () => {
  const open = (device: string, ...texts: string[]) =>
    say({ kind: 'openTexts', texts: texts.map((text, at) => ({ severity: 'error', text, since: at, at, count: 1 })) }, device);
  open('a', 'one', 'two');
  open('b', 'three');
  expect(textsNow().map(({ text }) => text)).toEqual(['two', 'one', 'three']);
  open('a', 'two');
  expect(textsNow().map(({ device, text }) => `${device} ${text}`)).toEqual(['b three', 'a two']);
  open('b');
  expect(textsNow().map(({ text }) => text)).toEqual(['two']);
  expect(newsNow()).toEqual([]);
  info().onOpen?.();
  expect(textsNow()).toEqual([]);
});
