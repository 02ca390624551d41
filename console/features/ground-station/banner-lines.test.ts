import type { Fault } from '@skyhelm/core/vehicle/fault';
import { expect, test } from 'vitest';
import type { AircraftText, News } from '../../live/news.ts';
import type { Episode } from './acknowledged.ts';
import { bannerLines } from './banner-lines.ts';

const alarm = (device: string, fault: Fault, at: number): News => ({
  ...{ number: at, device, name: device, at },
  event: { kind: 'alarm', fault, isOn: true },
});
const text = (device: string, severity: AircraftText['severity'], at: number): AircraftText => ({
  ...{ device, name: device, severity, text: `${severity} of ${device}`, since: at, at, count: 1 },
});
const shown = (selected: string[], alarms: News[], texts: AircraftText[], isRead: (one: Episode) => boolean = () => false) =>
  bannerLines(alarms, texts, selected, isRead).map((line) =>
    line.kind === 'text' ? line.text.text : line.news.event.kind === 'alarm' ? `${line.device} ${line.news.event.fault}` : '',
  );

test('the gravest comes first, of the selected aircraft before all others', () => {
  const alarms = [alarm('a', 'logging', 4), alarm('b', 'crash', 3), alarm('a', 'radioFailsafe', 2), alarm('a', 'falling', 1)];
  const texts = [text('a', 'error', 9), text('b', 'emergency', 8)];
  expect(shown(['a'], alarms, texts)).toEqual(['a falling', 'a radioFailsafe', 'a logging', 'error of a', 'b crash', 'emergency of b']);
});

test('of several that are as grave, the newest comes first', () => {
  expect(shown([], [alarm('a', 'logging', 2), alarm('b', 'rangefinder', 1)], [])).toEqual(['a logging', 'b rangefinder']);
});

test('a crash shows until it is acknowledged, and again when the next begins; what goes by itself cannot be acknowledged', () => {
  const first = [alarm('a', 'crash', 1), alarm('a', 'radioFailsafe', 1)];
  const [crash, failsafe] = bannerLines(first, [], [], () => false);
  expect(failsafe!.episode).toBeUndefined();
  const isRead = (one: Episode) => JSON.stringify(one) === JSON.stringify(crash!.episode);
  expect(shown([], first, [], isRead)).toEqual(['a radioFailsafe']);
  expect(shown([], [alarm('a', 'crash', 2), alarm('b', 'crash', 1)], [], isRead)).toEqual(['a crash', 'b crash']);
});
