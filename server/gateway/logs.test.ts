import type { Message } from '@skyhelm/core/mavlink/message';
import type { Command } from '@skyhelm/core/vehicle/command';
import { beforeEach, describe, expect, test } from 'vitest';
import { request } from '../platform/bus/subjects.ts';
import { askForTransfer } from '../platform/bus/transfer-subjects.ts';
import { ARMED, overUdp, type Aircraft } from './testing/aircraft.ts';
import { rig, type Rig } from './testing/rig.ts';
import { PATIENTLY, tellings, transferring, type Told, type Transferring } from './testing/transferring.ts';

const PIECE = 90;
const LOG_BYTES_MAX = 512 * 2 ** 20;

/** Up and down again: it leaves a log. */
async function flyOnce({ own, deviceId }: Transferring): Promise<void> {
  const state = () => own.state(deviceId);
  let orders = 0;
  const order = (command: Command) =>
    request(own.bus, 'gateway.command', { deviceId, commandId: `order ${++orders}`, token: 1, command }, 1_000);
  await expect.poll(async () => (await state())['readyToArm'], PATIENTLY).toBe(true);
  const isUp = async () => {
    const { armed, flying } = await state();
    if (!armed) await order({ kind: 'takeOff', params: { height: 8 } });
    return flying;
  };
  await expect.poll(isUp, { timeout: 19_000, interval: 500 }).toBe(true);
  const { armed } = await state();
  expect(armed).toBe(true);
  expect(await askForTransfer(own.bus, 'gateway.listLogs', { deviceId })).toEqual({ fault: 'armed' });
  await order({ kind: 'land', params: {} });
  await expect.poll(async () => (await state())['armed'], PATIENTLY).toBe(false);
}

test('a flight leaves a log that is listed and fetched over a bad link, whole and in order', async () => {
  const sky = await transferring({}, '--speed', '20');
  const { own, relay, deviceId, told } = sky;
  expect(await askForTransfer(own.bus, 'gateway.listLogs', { deviceId })).toEqual({ logs: [], isComplete: true });
  await flyOnce(sky);
  relay.disturb({ loss: 10, duplicate: 10, reorder: 10, delayMs: 5 });
  const listed = await askForTransfer(own.bus, 'gateway.listLogs', { deviceId });
  expect(listed).toMatchObject({ isComplete: true, logs: [{ number: 1 }] });
  const fetchLog = (transferId: string) =>
    askForTransfer(own.bus, 'gateway.readLog', { deviceId, transferId, log: 1, key: `log/${transferId}`, bytesMax: LOG_BYTES_MAX });
  expect(await fetchLog('bad')).toEqual({ step: 'begun' });
  expect(await fetchLog('second')).toEqual({ step: 'refused', fault: 'busy' });
  const ended = async (id: string) => {
    await expect.poll(() => told(id).ends.length, { timeout: 60_000, interval: 10 }).toBe(1);
  };
  await ended('bad');
  relay.disturb({ loss: 0, duplicate: 0, reorder: 0 });
  expect(await fetchLog('good')).toEqual({ step: 'begun' });
  await ended('good');
  const { bytes } = 'logs' in listed ? listed.logs[0]! : { bytes: 0 };
  expect(told('bad').ends).toEqual([{ outcome: 'done', bytes }]);
  const [bad, good] = [await own.blobs.get('log/bad'), await own.blobs.get('log/good')];
  expect(bad!.length).toBe(bytes);
  expect(bad!.equals(good!)).toBe(true);
  // As dataflash logs begin.
  expect([...bad!.subarray(0, 3)]).toEqual([0xa3, 0x95, 0x80]);
}, 120_000);

describe('an aircraft', () => {
  let own: Rig;
  let aircraft: Aircraft;
  let deviceId: string;
  let told: (transferId: string) => Told;

  beforeEach(() => join());

  async function join(): Promise<void> {
    own = await rig();
    told = tellings(own);
    aircraft = await overUdp(own.udpPort);
    deviceId = own.register(aircraft.hardwareId).id;
    await expect.poll(async () => (aircraft.beat(), (await own.state(deviceId))['flying']), PATIENTLY).toBe(false);
  }

  const heard = (name: string) => aircraft.heard.filter((one) => one.name === name).map(({ said }) => said);
  const later =
    <T>(what: () => T) =>
    (): T => {
      own.pass(200);
      aircraft.beat();
      return what();
    };
  const end = () => told('one').ends[0];
  const entry = (more: Partial<Message<'LOG_ENTRY'>>) =>
    aircraft.say('LOG_ENTRY', { id: 3, num_logs: 1, last_log_num: 3, size: 200, ...more });
  const piece = (at: number, count: number) =>
    aircraft.say('LOG_DATA', { id: 3, ofs: at, count, data: Array.from({ length: PIECE }, (_, index) => (index < count ? 7 : 0)) });
  async function begin(size: number): Promise<void> {
    expect(
      await askForTransfer(own.bus, 'gateway.readLog', { deviceId, transferId: 'one', log: 3, key: 'log/one', bytesMax: LOG_BYTES_MAX }),
    ).toEqual({
      step: 'begun',
    });
    await expect.poll(() => heard('LOG_REQUEST_LIST').length, PATIENTLY).toBeGreaterThan(0);
    entry({ size });
  }

  test('whose log is shorter than it said has all of it fetched', async () => {
    await begin(10_000);
    await expect.poll(() => heard('LOG_REQUEST_DATA').length, PATIENTLY).toBe(1);
    piece(0, PIECE);
    piece(PIECE, 12);
    await expect.poll(end, PATIENTLY).toEqual({ outcome: 'done', bytes: 102 });
    expect((await own.blobs.get('log/one'))!.length).toBe(102);
    await expect.poll(() => heard('LOG_REQUEST_END').length, PATIENTLY).toBe(1);
  });

  test('is asked again for what is missing, and for nothing else', async () => {
    await begin(PIECE * 4);
    await expect.poll(() => heard('LOG_REQUEST_DATA'), PATIENTLY).toMatchObject([{ ofs: 0, count: 360 }]);
    piece(0, PIECE);
    piece(PIECE * 3, PIECE);
    await expect.poll(() => heard('LOG_REQUEST_DATA').at(-1), PATIENTLY).toMatchObject({ ofs: PIECE, count: 180 });
    piece(PIECE, PIECE);
    piece(PIECE * 2, PIECE);
    await expect.poll(end, PATIENTLY).toEqual({ outcome: 'done', bytes: 360 });
  });

  test('that says its log is larger than anything we keep is not asked for it', async () => {
    await begin(0xffff_ffff);
    await expect.poll(end, PATIENTLY).toMatchObject({ outcome: 'failed', fault: 'tooLarge' });
    expect(heard('LOG_REQUEST_DATA')).toEqual([]);
  });

  test('that falls silent, or sends what does not belong there, leaves nothing behind', async () => {
    await begin(1_000);
    await expect.poll(() => heard('LOG_REQUEST_DATA').length, PATIENTLY).toBe(1);
    piece(17, PIECE);
    piece(900_000, PIECE);
    aircraft.say('LOG_DATA', { id: 4, ofs: 0, count: PIECE });
    aircraft.say('LOG_DATA', { id: 3, ofs: 0, count: 255 });
    await expect.poll(later(end), PATIENTLY).toMatchObject({ outcome: 'failed', fault: 'silence' });
    expect(await own.blobs.get('log/one')).toBeUndefined();
  });

  test('that starts its motors meanwhile is left alone', async () => {
    await begin(PIECE * 100);
    await expect.poll(() => heard('LOG_REQUEST_DATA').length, PATIENTLY).toBe(1);
    aircraft.beat(ARMED);
    await expect.poll(async () => (await own.state(deviceId))['armed'], PATIENTLY).toBe(true);
    piece(0, PIECE);
    await expect.poll(end, PATIENTLY).toMatchObject({ outcome: 'failed', fault: 'armed' });
    expect(await askForTransfer(own.bus, 'gateway.listLogs', { deviceId })).toEqual({ fault: 'armed' });
  });

  test('that says it has more logs than there can be is asked for the newest of them', async () => {
    const listing = askForTransfer(own.bus, 'gateway.listLogs', { deviceId });
    await expect.poll(() => heard('LOG_REQUEST_LIST').length, PATIENTLY).toBe(1);
    entry({ id: 60_000, num_logs: 60_000, last_log_num: 60_000 });
    await expect
      .poll(
        later(() => heard('LOG_REQUEST_LIST').at(-1)),
        PATIENTLY,
      )
      .toMatchObject({ start: 59_001 });
    let listed: unknown;
    void listing.then((found) => (listed = found));
    await expect
      .poll(
        later(() => listed),
        PATIENTLY,
      )
      .toMatchObject({ isComplete: false, logs: [{ number: 60_000 }] });
  });
});
