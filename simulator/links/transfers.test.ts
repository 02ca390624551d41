import { MavCmd, MavMissionResult as Result } from '@skyhelm/core/mavlink/named-numbers.generated';
import { describe, expect, test } from 'vitest';
import { copter } from '../flavours/ardupilot.ts';
import type { Flavour } from '../flavours/flavour.ts';
import { px4Multirotor } from '../flavours/px4.ts';
import type { MissionItem } from '../guidance/mission-item.ts';
import { itemAt, testCraft } from '../testing/flight.ts';
import { readyStation } from '../testing/made-up-wire.ts';

const survey = (count: number): MissionItem[] =>
  Array.from({ length: count }, (_, index) => itemAt(testCraft(), MavCmd.NAV_WAYPOINT, index * 3, (index % 7) * 10, 30));

test('a mission goes up and comes back; ArduPilot replaces item nought by home and the frame of a return', async () => {
  const station = await readyStation();
  const items = [...survey(4), itemAt(testCraft(), MavCmd.NAV_RETURN_TO_LAUNCH, 0, 0, 0)];
  expect(await station.upload(items)).toMatchObject({ result: Result.ACCEPTED });
  expect(station.all('MISSION_REQUEST')).toHaveLength(5);
  expect(station.all('MISSION_REQUEST_INT')).toHaveLength(0);
  const back = await station.download();
  expect(back!.map(({ command }) => command)).toEqual(items.map(({ command }) => command));
  expect(back!.slice(1, 4).map(({ x, y, z, frame }) => [x, y, z, frame])).toEqual(
    items.slice(1, 4).map(({ x, y, z, frame }) => [x, y, z, frame]),
  );
  expect(back![0]).toMatchObject({ frame: 0, z: expect.closeTo(12, 0) as number });
  expect(back![4]).toMatchObject({ frame: 0 });
});

test('PX4 has no home among its items, and its plan has a number that changes with it', async () => {
  const station = await readyStation({ flavour: px4Multirotor });
  const items = survey(3);
  await station.upload(items);
  expect((await station.download())![0]).toMatchObject({ x: items[0]!.x, y: items[0]!.y });
  const id = station.last('MISSION_ACK')!.opaque_id;
  expect(id).toBeGreaterThan(0);
  expect((await station.ask('MISSION_CURRENT'))!.mission_id).toBe(id);
  await station.upload(survey(4));
  expect(station.last('MISSION_ACK')!.opaque_id).not.toBe(id);
});

test.each([0, 5, 10, 30])('a hundred items arrive whole at a loss of %i percent', async (loss) => {
  const station = await readyStation({ seed: 100 + loss });
  station.wire.disturb({ loss, delayMs: 50 });
  const items = survey(100);
  // A vehicle gives up after eight seconds: where three of ten are lost, an upload in three has to be begun anew.
  let uploaded = await station.upload(items);
  for (let tries = 1; tries < 5 && uploaded.result !== Result.ACCEPTED; tries++) {
    // All of it or nothing, whichever was lost.
    expect([0, 100]).toContain(station.onboard.craft.mission.items.length);
    uploaded = await station.upload(items);
  }
  expect(uploaded.result).toBe(Result.ACCEPTED);
  expect(station.onboard.craft.mission.items.slice(1)).toEqual(items.slice(1));
  station.wire.disturb({ loss: 0, delayMs: 0 });
  expect(await station.download()).toHaveLength(100);
});

test('duplicates and overtaken items do no harm', async () => {
  const station = await readyStation();
  station.wire.disturb({ duplicate: 40, reorder: 20, delayMs: 30 });
  const items = survey(60);
  expect((await station.upload(items)).result).toBe(Result.ACCEPTED);
  expect(station.onboard.craft.mission.items.slice(1)).toEqual(items.slice(1));
});

test('a lost item is asked for again each second; after eight seconds of silence the upload is dropped and the old plan stays', async () => {
  const station = await readyStation();
  await station.upload(survey(3));
  const asked = station.all('MISSION_REQUEST').length;
  station.send('MISSION_COUNT', { count: 9, mission_type: 0 });
  await station.until(() => false, 7_500);
  expect(station.all('MISSION_REQUEST').length - asked).toBe(8);
  await station.until(() => false, 1_000);
  expect(station.last('MISSION_ACK')!.type).toBe(Result.OPERATION_CANCELLED);
  expect(station.onboard.craft.mission.items).toHaveLength(3);
});

test('what it cannot fly it refuses, and keeps what it had', async () => {
  const station = await readyStation();
  await station.upload(survey(3));
  const bad = (more: Partial<MissionItem>) => [...survey(2), { ...survey(1)[0]!, ...more }];
  expect((await station.upload(bad({ command: 4_711 }))).result).toBe(Result.UNSUPPORTED);
  expect((await station.upload(bad({ frame: 77 }))).result).toBe(Result.UNSUPPORTED_FRAME);
  expect((await station.upload(bad({ x: 910_000_000 }))).result).toBe(Result.INVALID_PARAM5_X);
  expect((await station.upload(bad({ z: NaN }))).result).toBe(Result.INVALID_PARAM7);
  expect((await station.upload(survey(725))).result).toBe(Result.NO_SPACE);
  expect(station.onboard.craft.mission.items).toHaveLength(3);
});

test('a fence that was uploaded is the one that turns it back', async () => {
  const station = await readyStation({ parameters: { FENCE_ENABLE: 1, FENCE_RADIUS: 5_000, FENCE_ALT_MAX: 500 } });
  const corner = (north: number, east: number) =>
    itemAt(testCraft(), MavCmd.NAV_FENCE_POLYGON_VERTEX_INCLUSION, north, east, 0, { param1: 4 });
  const fence = [corner(-40, -40), corner(40, -40), corner(40, 40), corner(-40, 40)];
  expect((await station.upload(fence, 1)).result).toBe(Result.ACCEPTED);
  expect(await station.download(1)).toHaveLength(4);
  await station.command(MavCmd.DO_SET_MODE, { param1: 1, param2: 4 });
  await station.command(MavCmd.COMPONENT_ARM_DISARM, { param1: 1 });
  await station.command(MavCmd.NAV_TAKEOFF, { param7: 15 });
  await station.until(() => station.onboard.craft.takeOffTo === undefined, 30_000);
  const { latitude, longitude } = station.onboard.craft.plane.positionAt({ north: 0, east: 300 });
  station.send('SET_POSITION_TARGET_GLOBAL_INT', {
    coordinate_frame: 6,
    type_mask: 0xff8,
    lat_int: Math.round(latitude * 1e7),
    lon_int: Math.round(longitude * 1e7),
    alt: 15,
  });
  expect(await station.until(() => station.last('HEARTBEAT')!.custom_mode === 6, 60_000)).toBe(true);
  expect(station.texts()).toContain('Polygon fence breached');
});

describe('the rounds that it counts', () => {
  const COUNTED = [[5, 2]] as const;
  const flown = async (flavour: Flavour, items: MissionItem[]) => {
    const station = await readyStation({ flavour });
    await station.upload(items);
    const { mission } = station.onboard.craft;
    for (const [number, times] of COUNTED) mission.jumps.set(number, times);
    return { ...station, counted: () => [...mission.jumps] };
  };

  test('ArduPilot keeps whatever comes, and forgets when it is told to begin with its home, or anew', async () => {
    const { upload, command, send, next, counted, onboard } = await flown(copter, survey(6));
    await upload(survey(7));
    expect(counted()).toEqual(COUNTED);
    await command(MavCmd.DO_SET_MISSION_CURRENT, { param1: 2 });
    expect(counted()).toEqual(COUNTED);
    const told = next('MISSION_CURRENT', ({ seq }) => seq === 0, 1_000);
    send('MISSION_SET_CURRENT', { seq: 0 });
    expect(await told, 'by the number that it was told').toBeDefined();
    expect(counted()).toEqual([]);
    expect(onboard.craft.mission.current).toBe(1);
    onboard.craft.mission.jumps.set(5, 2);
    onboard.craft.mission.state = 'complete';
    await command(MavCmd.DO_SET_MISSION_CURRENT, { param1: 2 });
    expect(counted()).toEqual([]);
  });

  test('PX4 keeps with the same mission sent again, and forgets with another one, or once it was cleared', async () => {
    const one = await flown(px4Multirotor, survey(6));
    await one.command(MavCmd.DO_SET_MISSION_CURRENT, { param1: 0 });
    expect((await one.upload(survey(6))).result).toBe(Result.ACCEPTED);
    expect(one.counted()).toEqual(COUNTED);
    one.send('MISSION_CLEAR_ALL', { mission_type: 0 });
    await one.upload(survey(6));
    expect(one.counted()).toEqual([]);
    const other = await flown(px4Multirotor, survey(6));
    await other.upload(survey(7));
    expect(other.counted()).toEqual([]);
  });
});
