import { describe, expect, test } from 'vitest';
import { known, settled } from './testing/known.ts';
import { PATIENTLY } from './testing/rig.ts';

describe('what it says', () => {
  test('long texts come as one, with a mark where a piece is lost', async () => {
    const one = await known();
    const pieces = ['a'.repeat(50), 'b'.repeat(50), 'end'];
    for (const [chunk_seq, text] of pieces.entries()) one.aircraft.say('STATUSTEXT', { severity: 4, text, id: 7, chunk_seq });
    for (const chunk_seq of [0, 2]) one.aircraft.say('STATUSTEXT', { severity: 2, text: pieces[chunk_seq]!, id: 8, chunk_seq });
    await settled(one);
    one.own.pass(1_500);
    const texts = () => one.own.news.flatMap(({ event }) => (event.kind === 'statusText' ? [`${event.severity} ${event.text}`] : []));
    await expect.poll(texts, PATIENTLY).toEqual([`warning ${pieces.join('')}`, `critical ${pieces[0]}…end`]);
  });

  test('why it does not start its motors', async () => {
    const one = await known();
    one.aircraft.say('STATUSTEXT', { severity: 2, text: 'PreArm: Compass not calibrated' });
    one.aircraft.say('STATUSTEXT', { severity: 2, text: 'Arm: Throttle too high' });
    one.aircraft.say('COMMAND_ACK', { command: 400, result: 4 });
    await expect
      .poll(() => one.own.news.map(({ event }) => event), PATIENTLY)
      .toContainEqual({ kind: 'armingRefused', reasons: ['Compass not calibrated', 'Throttle too high'] });
  });

  test('a fault is told when it begins and when it is over', async () => {
    const one = await known();
    for (const battery_remaining of [50, 20, 21, 40]) one.aircraft.say('SYS_STATUS', { battery_remaining });
    await settled(one);
    const alarms = one.own.news.flatMap(({ event }) => (event.kind === 'alarm' ? [event] : []));
    expect(alarms).toEqual([
      { kind: 'alarm', fault: 'batteryLow', isOn: true },
      { kind: 'alarm', fault: 'batteryLow', isOn: false },
    ]);
  });
});

test('an aircraft that boots raises no alarm for sensors that are not ready yet, each time it boots', async () => {
  const one = await known();
  const SENSORS = { onboard_control_sensors_present: 0x23, onboard_control_sensors_enabled: 0x23, battery_remaining: 90 };
  const alarms = async (onboard_control_sensors_health: number) => {
    one.aircraft.say('SYS_STATUS', { ...SENSORS, onboard_control_sensors_health });
    await settled(one);
    return one.own.news.flatMap(({ event }) => (event.kind === 'alarm' ? [`${event.fault} ${event.isOn}`] : []));
  };
  one.aircraft.say('ATTITUDE', { time_boot_ms: 60_000 });
  expect(await alarms(0x01)).toEqual([]);
  expect(await alarms(0x23)).toEqual([]);
  one.own.pass(3_500);
  one.aircraft.say('ATTITUDE', { time_boot_ms: 100 });
  await expect.poll(() => one.own.news.map(({ event }) => event.kind), PATIENTLY).toContain('rebooted');
  one.aircraft.beat();
  expect(await alarms(0x01)).toEqual([]);
  expect(await alarms(0x23)).toEqual([]);
  expect(await alarms(0x22)).toEqual(['gyro true']);
});
