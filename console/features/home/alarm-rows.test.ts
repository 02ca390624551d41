import type { HomeAlarm } from '@skyhelm/contract/home';
import type { DeviceId } from '@skyhelm/contract/ids';
import { expect, test } from 'vitest';
import { alarmRows } from './alarm-rows.ts';

const alarm = (device: string, fault: HomeAlarm['fault'], minute: number): HomeAlarm => ({
  deviceId: device as DeviceId,
  name: device,
  fault,
  about: null,
  at: `2026-03-10T08:${String(minute).padStart(2, '0')}:00.000Z`,
  flightId: null,
});
const named = (rows: ReturnType<typeof alarmRows>) => rows.map(({ name, fault, isOpen }) => `${name} ${fault} ${isOpen ? 'open' : 'over'}`);

test('what is open comes first and is not told of twice; the same fault of before is', () => {
  const open = { total: 1, rows: [alarm('heron', 'link', 30)] };
  const latest = [alarm('heron', 'link', 30), alarm('stork', 'link', 20), alarm('heron', 'link', 10)];
  expect(named(alarmRows({ open, latest }, 9))).toEqual(['heron link open', 'stork link over', 'heron link over']);
  expect(named(alarmRows({ open, latest }, 2))).toEqual(['heron link open', 'stork link over']);
});

test('of what is not told nothing is made up', () => {
  expect(alarmRows({ open: null, latest: null }, 9)).toEqual([]);
  expect(named(alarmRows({ open: null, latest: [alarm('heron', 'zone', 1)] }, 9))).toEqual(['heron zone over']);
});
