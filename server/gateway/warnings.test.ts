import type { OpenText } from '@skyhelm/core/vehicle/open-texts';
import { expect, test } from 'vitest';
import { askGateway } from '../platform/bus/vehicle-subjects.ts';
import { FLYING } from './testing/aircraft.ts';
import { known, settled } from './testing/known.ts';
import { PATIENTLY } from './testing/rig.ts';

type One = Awaited<ReturnType<typeof known>>;

const ERROR = 3;
const WARNING = 4;
const say = ({ aircraft }: One, text: string, severity = ERROR) => aircraft.say('STATUSTEXT', { severity, text });
const alarms = ({ own }: One) =>
  own.news.flatMap(({ event }) => (event.kind === 'alarm' ? [`${event.fault} ${event.isOn ? 'on' : 'off'}`] : []));
const texts = ({ own }: One): readonly OpenText[] =>
  own.news.flatMap(({ event }) => (event.kind === 'openTexts' ? [event.texts] : [])).at(-1) ?? [];

test('an error stays open with its age and number, for a console that comes later as well', async () => {
  const one = await known();
  say(one, 'Internal errors 0x400');
  await expect.poll(() => texts(one), PATIENTLY).toMatchObject([{ text: 'Internal errors 0x400', severity: 'error', count: 1 }]);
  const { at } = texts(one)[0]!;
  one.own.pass(5_000);
  one.aircraft.beat();
  say(one, 'Internal errors 0x400');
  say(one, 'only a warning', WARNING);
  await expect.poll(() => texts(one), PATIENTLY).toMatchObject([{ count: 2, since: at }]);
  expect(texts(one)[0]!.at).toBeGreaterThan(at + 4_000);
  const [present] = await askGateway(one.own.bus, 'gateway.alarms', null);
  expect(present!.event).toEqual({ kind: 'openTexts', texts: texts(one) });
});

test('a reboot closes what was open, and ends what was said in words', async () => {
  const one = await known();
  one.aircraft.say('ATTITUDE', { time_boot_ms: 60_000 });
  say(one, 'Compass error');
  say(one, 'Crash: Disarming: AngErr=85>30, Accel=1.2<3.0', 0);
  await expect.poll(() => texts(one).length, PATIENTLY).toBe(2);
  expect(alarms(one)).toEqual(['crash on']);
  one.own.pass(3_500);
  one.aircraft.say('ATTITUDE', { time_boot_ms: 100 });
  await expect.poll(() => texts(one), PATIENTLY).toEqual([]);
  expect(alarms(one)).toEqual(['crash on', 'crash off']);
});

test('on the ground, disarmed and healthy, an error is over by itself; a crash is not', async () => {
  const one = await known();
  say(one, 'Something odd');
  await settled(one);
  one.own.pass(31_000);
  one.aircraft.beat();
  await expect.poll(() => texts(one), PATIENTLY).toEqual([]);
  say(one, 'Crash detected', 0);
  await expect.poll(() => texts(one).length, PATIENTLY).toBe(1);
  one.own.pass(31_000);
  one.aircraft.beat();
  await settled(one);
  expect(texts(one).map(({ text }) => text)).toEqual(['Crash detected']);
});

test('a failsafe is named while it lasts, until its own word or its heartbeat says that it is over', async () => {
  const one = await known();
  one.aircraft.beat({ ...FLYING, system_status: 5 });
  say(one, 'Radio Failsafe', WARNING);
  say(one, 'GCS Failsafe', WARNING);
  await expect.poll(() => alarms(one), PATIENTLY).toEqual(expect.arrayContaining(['radioFailsafe on', 'gcsFailsafe on']));
  say(one, 'Radio Failsafe Cleared', WARNING);
  await expect.poll(() => alarms(one), PATIENTLY).toContain('radioFailsafe off');
  expect(alarms(one)).not.toContain('gcsFailsafe off');
  // Its own word was lost: that it is no longer critical tells the same.
  one.own.pass(4_000);
  one.aircraft.beat(FLYING);
  await expect.poll(() => alarms(one), PATIENTLY).toContain('gcsFailsafe off');
});

test('a copter whose motors are stopped in the air is falling, crashes, and is not on the ground before it is at rest', async () => {
  const one = await known();
  const { aircraft } = one;
  const move = (down: number, height: number) =>
    aircraft.say('GLOBAL_POSITION_INT', { lat: 1, lon: 1, vz: down * 100, relative_alt: height * 1_000 });
  move(0, 40);
  aircraft.beat(FLYING);
  await settled(one);
  aircraft.beat();
  for (const [down, height] of [
    [6, 38],
    [8, 36],
    [10, 34],
  ] as const) {
    move(down, height);
    await settled(one);
    one.own.pass(200);
  }
  expect(alarms(one)).toEqual(['disarmedInAir on', 'falling on']);
  expect(await one.own.state(one.id)).toMatchObject({ armed: false, flying: true });
  move(0, 0);
  await settled(one);
  expect(alarms(one)).toContain('crash on');
  for (const _ of [1, 2, 3]) aircraft.beat();
  expect(await settled(one)).toMatchObject({ armed: false, flying: false });
  expect(alarms(one)).toContain('disarmedInAir off');
  expect(alarms(one)).not.toContain('crash off');
});

test('the aircraft is asked what it takes for a low battery; a percent that is unknown silences no low voltage', async () => {
  const one = await known();
  one.own.pass(21_000);
  one.aircraft.beat();
  const asked = () => one.aircraft.heard.flatMap(({ name, said }) => (name === 'PARAM_REQUEST_READ' ? [said['param_id']] : []));
  await expect.poll(() => (one.aircraft.beat(), asked()), PATIENTLY).toContain('BATT_LOW_VOLT');
  one.aircraft.say('PARAM_VALUE', { param_id: 'BATT_LOW_VOLT', param_value: 14, param_type: 9, param_count: 5, param_index: 0 });
  const sag = () => one.aircraft.say('SYS_STATUS', { voltage_battery: 13_800, battery_remaining: -1 });
  sag();
  await settled(one);
  expect(alarms(one)).toEqual([]);
  one.own.pass(5_000);
  sag();
  await expect.poll(() => alarms(one), PATIENTLY).toEqual(['batteryLow on']);
});
