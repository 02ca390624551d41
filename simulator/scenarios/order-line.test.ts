import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { addressFrom, startedFrom } from '../arguments.ts';
import { airborne, fly, testCraft } from '../testing/flight.ts';
import type { Disturbance } from '../links/disturbance.ts';
import { remainingShare } from '../vehicle/battery.ts';
import { obeyLine } from './order-line.ts';
import { Scenario } from './scenario.ts';

test('lines break and mend things; what makes no sense changes nothing', () => {
  const craft = airborne(testCraft());
  const disturbed: Partial<Disturbance>[] = [];
  const give = (line: string) => obeyLine(line, { craft, disturb: (more) => disturbed.push(more), kill: () => undefined });
  expect(give('gps off')).toBe(true);
  fly(craft, 2);
  expect(craft.mode.name).toBe('LAND');
  expect(
    ['gps on', ' battery  15 ', 'wind 8 270 2', 'loss 30', 'delay 500', 'link off', 'leap 5000 90', 'receiver low'].map(give),
  ).not.toContain(false);
  expect(craft.faults.gpsLost).toBe(false);
  expect(craft.receiver).toEqual({ isAttached: true, throttle: -1 });
  expect(craft.body.east).toBeGreaterThan(4_900);
  expect(remainingShare(craft.battery)).toBeCloseTo(0.15);
  expect(disturbed).toEqual([{ loss: 30 }, { delayMs: 500 }, { loss: 100 }]);
  const nonsense = [
    '',
    'gps',
    'gps maybe',
    'battery',
    'battery 101',
    'battery full',
    'loss -1',
    'wind 5',
    'leap',
    'leap 5',
    'receiver',
    'receiver on',
    'sensor',
    'sensor wing off',
    'sensor gyro',
    'cell 9',
    'say loudly hello',
    'say error',
    'explode',
  ];
  expect(nonsense.map(give)).not.toContain(true);
  expect(remainingShare(craft.battery)).toBeCloseTo(0.15);
});

test('parts fail, the battery is measured wrongly, texts are said, and motors stop in the air', () => {
  const craft = airborne(testCraft());
  const give = (line: string) => obeyLine(line, { craft, disturb: () => undefined, kill: () => undefined });
  expect(['sensor gyro off', 'sensor gps off', 'sensor gps on', 'gauge off', 'cell 3.2', 'say error Out of tune'].map(give)).not.toContain(
    false,
  );
  expect([...craft.faults.parts]).toEqual(['gyro']);
  expect(craft.faults).toMatchObject({ gaugeLost: true, cellVolts: 3.2 });
  expect(craft.notices.at(-1)).toEqual({ kind: 'text', severity: 'error', text: 'Out of tune' });
  expect(give('disarm')).toBe(true);
  expect(fly(craft, 10, ({ body }) => body.onGround)).toBe(true);
  expect(craft.armed).toBe(false);
});

test('every scenario that is shipped can be flown, and each of its lines is understood', () => {
  const folder = new URL('.', import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  expect(files.length).toBeGreaterThan(2);
  for (const file of files) {
    const scenario = Scenario.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
    for (const event of scenario.events) {
      const done = obeyLine(event.do, { craft: testCraft(), disturb: () => undefined, kill: () => undefined });
      expect(done, `${file}: ${event.do}`).toBe(true);
    }
  }
});

test('what is typed is checked, and every fault is named', () => {
  expect(startedFrom(['--help'])).toBeUndefined();
  expect(startedFrom(['--at', '47.4,8.5,488,90', '--set', 'RTL_ALT=3000', '--fleet', '7'])!.scenario.vehicles[0]).toMatchObject({
    latitude: 47.4,
    heading: 90,
    parameters: { RTL_ALT: 3_000 },
    count: 7,
    light: true,
  });
  expect(() => startedFrom(['--loss', '300', '--at', '95,8'])).toThrow(/loss[\s\S]*latitude/);
  expect(() => startedFrom(['--fast'])).toThrow(/--fast/);
  expect(() => startedFrom(['--key', 'abc'])).toThrow(/64/);
  expect(() => startedFrom(['--scenario', '/nowhere.json'])).toThrow(/nowhere/);
  expect(addressFrom('localhost:14550')).toEqual({ host: '127.0.0.1', port: 14_550 });
  expect(() => addressFrom('host:99999')).toThrow(/no address/);
});
