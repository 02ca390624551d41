import {
  GpsFixType,
  MavCmd,
  MavDataStream,
  MavLandedState,
  MavResult,
  MavState,
  MavSysStatusSensor,
  MavVtolState,
} from '@skyhelm/core/mavlink/named-numbers.generated';
import { expect, test } from 'vitest';
import { px4Multirotor, px4Vtol } from '../flavours/px4.ts';
import { readyStation } from '../testing/made-up-wire.ts';
import { piecesOf } from './notices.ts';

const { COMPONENT_ARM_DISARM, NAV_TAKEOFF, DO_SET_MODE, REQUEST_MESSAGE, SET_MESSAGE_INTERVAL, PREFLIGHT_CALIBRATION } = MavCmd;
const GUIDED = { param1: 1, param2: 4 };

test('ArduPilot says nothing but that it is there, until it is asked', async () => {
  const station = await readyStation();
  expect([...new Set(station.heard.map(({ name }) => name))].toSorted()).toEqual(['HEARTBEAT', 'HOME_POSITION', 'STATUSTEXT', 'TIMESYNC']);
  expect(station.texts()[0]).toBe('ArduCopter V4.6.3 (3fc7011a)');
  station.send('REQUEST_DATA_STREAM', { req_stream_id: MavDataStream.EXTRA1, req_message_rate: 10, start_stop: 1 });
  await station.until(() => false, 5_000);
  expect(station.all('ATTITUDE').length).toBeGreaterThanOrEqual(49);
  expect(station.all('ATTITUDE').length).toBeLessThanOrEqual(51);
  station.send('REQUEST_DATA_STREAM', { req_stream_id: MavDataStream.EXTRA1, req_message_rate: 10, start_stop: 0 });
  await station.until(() => false, 200);
  const { length } = station.all('ATTITUDE');
  await station.until(() => false, 2_000);
  expect(station.all('ATTITUDE')).toHaveLength(length);
});

test('PX4 tells its state unasked, and its modes one by one', async () => {
  const station = await readyStation({ flavour: px4Multirotor });
  for (const name of ['ATTITUDE', 'GLOBAL_POSITION_INT', 'SYS_STATUS', 'EXTENDED_SYS_STATE', 'CURRENT_MODE'] as const) {
    expect(station.last(name), name).toBeDefined();
  }
  await station.command(REQUEST_MESSAGE, { param1: 435, param2: 0 });
  const modes = station.all('AVAILABLE_MODES');
  expect(modes.map(({ mode_name }) => mode_name)).toContain('Mission');
  expect(modes).toHaveLength(modes[0]!.number_modes);
});

test('single messages come by name, by interval, and not at all where there are none', async () => {
  const station = await readyStation();
  const version = await station.ask('AUTOPILOT_VERSION');
  const hex = version!.uid2.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  expect(hex).toBe(station.onboard.craft.hardware);
  expect(version!.flight_sw_version >>> 24).toBe(4);
  expect(await station.command(SET_MESSAGE_INTERVAL, { param1: 33, param2: 500_000 })).toBe(MavResult.ACCEPTED);
  await station.until(() => false, 4_000);
  expect(station.all('GLOBAL_POSITION_INT').length).toBeGreaterThanOrEqual(7);
  expect(station.last('GLOBAL_POSITION_INT')).toMatchObject({ relative_alt: expect.any(Number) as number });
  expect(await station.command(REQUEST_MESSAGE, { param1: 9_999 })).toBe(MavResult.UNSUPPORTED);
  expect(await station.command(12_345)).toBe(MavResult.UNSUPPORTED);
});

test('it arms, takes off and lands as it is told, and refuses what makes no sense', async () => {
  const station = await readyStation();
  station.send('REQUEST_DATA_STREAM', { req_stream_id: MavDataStream.ALL, req_message_rate: 4, start_stop: 1 });
  expect(await station.command(SET_MESSAGE_INTERVAL, { param1: 245, param2: 200_000 })).toBe(0);
  expect(await station.command(NAV_TAKEOFF, { param7: 15 })).toBe(MavResult.FAILED);
  expect(await station.command(DO_SET_MODE, { param1: 1, param2: 99 })).toBe(MavResult.FAILED);
  expect(await station.command(DO_SET_MODE, GUIDED)).toBe(MavResult.ACCEPTED);
  expect(await station.command(NAV_TAKEOFF, { param7: 15 })).toBe(MavResult.FAILED);
  expect(await station.command(COMPONENT_ARM_DISARM, { param1: 1 })).toBe(MavResult.ACCEPTED);
  expect(await station.command(NAV_TAKEOFF, { param7: 15 })).toBe(MavResult.ACCEPTED);
  expect(await station.until(() => station.last('GLOBAL_POSITION_INT')!.relative_alt > 12_000, 30_000)).toBe(true);
  expect(station.last('EXTENDED_SYS_STATE')!.landed_state).toBe(MavLandedState.TAKEOFF);
  const isUp = () => station.last('EXTENDED_SYS_STATE')!.landed_state === MavLandedState.IN_AIR;
  expect(await station.until(isUp, 10_000)).toBe(true);
  expect(station.last('GLOBAL_POSITION_INT')!.relative_alt).toBeGreaterThan(14_000);
  expect(station.last('HEARTBEAT')).toMatchObject({ base_mode: 217, custom_mode: 4, system_status: MavState.ACTIVE });
  expect(await station.command(COMPONENT_ARM_DISARM, { param1: 0 })).toBe(MavResult.FAILED);
  expect(await station.command(MavCmd.NAV_LAND)).toBe(MavResult.ACCEPTED);
  expect(await station.until(() => (station.last('HEARTBEAT')!.base_mode & 128) === 0, 60_000)).toBe(true);
  expect(station.last('EXTENDED_SYS_STATE')!.landed_state).toBe(MavLandedState.ON_GROUND);
  expect(station.last('BATTERY_STATUS')!.current_consumed).toBeGreaterThan(50);
});

test('why it does not start is said, and the bit for it is not set', async () => {
  const station = await readyStation();
  station.onboard.craft.faults.compassBad = true;
  expect(await station.command(COMPONENT_ARM_DISARM, { param1: 1 })).toBe(MavResult.FAILED);
  await station.until(() => false, 100);
  expect(station.texts()).toContain('Arm: Compass not healthy');
  const status = await station.ask('SYS_STATUS');
  expect(status!.onboard_control_sensors_health & MavSysStatusSensor.PREARM_CHECK).toBe(0);
  expect(status!.onboard_control_sensors_health & MavSysStatusSensor.SENSOR_3D_MAG).toBe(0);
});

test('what speaks against starting is said again and again, until nothing does', async () => {
  const station = await readyStation();
  const said = () => station.texts().filter((text) => text === 'PreArm: Compass not healthy').length;
  station.onboard.craft.faults.compassBad = true;
  await station.until(() => false, 61_000);
  expect(said()).toBe(2);
  station.onboard.craft.faults.compassBad = false;
  await station.until(() => false, 61_000);
  expect(said()).toBe(2);
});

test('what takes its time says how far it is, and ends with an answer', async () => {
  const station = await readyStation();
  expect(await station.command(PREFLIGHT_CALIBRATION, { param1: 1 })).toBe(MavResult.IN_PROGRESS);
  await station.until(() => station.last('COMMAND_ACK')?.result === MavResult.ACCEPTED, 10_000);
  const answers = station.all('COMMAND_ACK').map(({ result, progress }) => [result, progress]);
  expect(answers.length).toBeGreaterThan(5);
  expect(answers.at(-1)).toEqual([MavResult.ACCEPTED, 100]);
});

test('a reboot begins anew: its clock goes back, parameters and mission stay', async () => {
  const station = await readyStation();
  await station.command(SET_MESSAGE_INTERVAL, { param1: 30, param2: 100_000 });
  station.send('PARAM_SET', { param_id: 'RTL_ALT', param_value: 4_000, param_type: 6 });
  await station.until(() => station.last('PARAM_VALUE') !== undefined && station.last('ATTITUDE') !== undefined, 1_000);
  const before = station.last('ATTITUDE')!.time_boot_ms;
  expect(await station.command(MavCmd.PREFLIGHT_REBOOT_SHUTDOWN, { param1: 1 })).toBe(MavResult.ACCEPTED);
  await station.until(() => false, 4_000);
  expect((await station.ask('ATTITUDE'))!.time_boot_ms).toBeLessThan(before);
  expect(station.onboard.craft.settings.returnHeight).toBe(40);
});

test('sticks move it, and let go of they leave it where it is', async () => {
  const station = await readyStation();
  await station.command(DO_SET_MODE, GUIDED);
  await station.command(COMPONENT_ARM_DISARM, { param1: 1 });
  await station.command(NAV_TAKEOFF, { param7: 20 });
  await station.until(() => station.onboard.craft.takeOffTo === undefined, 30_000);
  await station.command(DO_SET_MODE, { param1: 1, param2: 5 });
  for (let count = 0; count < 20; count++) {
    station.send('MANUAL_CONTROL', { target: 1, x: 600, y: 0, z: 500, r: 0 });
    await station.until(() => false, 200);
  }
  const { body } = station.onboard.craft;
  expect(body.north).toBeGreaterThan(10);
  // Nobody holds the sticks any more: after three seconds it stops.
  await station.until(() => false, 12_000);
  const rest = { ...body };
  await station.until(() => false, 3_000);
  expect(Math.hypot(body.north - rest.north, body.east - rest.east)).toBeLessThan(0.5);
});

test('a picture is told with its place, and the gimbal goes where it is pointed', async () => {
  const station = await readyStation();
  expect(await station.command(MavCmd.IMAGE_START_CAPTURE, { param3: 1 })).toBe(MavResult.ACCEPTED);
  await station.until(() => false, 100);
  expect(station.last('CAMERA_IMAGE_CAPTURED')).toMatchObject({
    image_index: 0,
    capture_result: 1,
    lat: expect.closeTo(312_304_000, -3) as number,
  });
  expect(await station.command(MavCmd.DO_GIMBAL_MANAGER_PITCHYAW, { param1: -45, param2: 20, param3: NaN, param4: NaN })).toBe(0);
  await station.until(() => false, 2_000);
  const [w, , y] = (await station.ask('GIMBAL_DEVICE_ATTITUDE_STATUS'))!.q;
  expect(2 * Math.atan2(y!, w!) * (180 / Math.PI)).toBeCloseTo(-45, 0);
  expect((await station.ask('CAMERA_INFORMATION'))!.resolution_h).toBe(5_472);
  expect((await station.ask('GIMBAL_MANAGER_INFORMATION'))!.gimbal_device_id).toBe(1);
});

test('long texts come in pieces that end, and letters are not torn', () => {
  expect(piecesOf('short')).toEqual(['short']);
  const pieces = piecesOf('Ж'.repeat(60));
  expect(pieces.map((piece) => piece.length)).toEqual([25, 25, 10]);
});

test('corrections of a base station make its position exact, as long as they come', async () => {
  const station = await readyStation();
  const fixes = new Set<number>();
  for (let second = 0; second < 14; second++) {
    station.send('GPS_RTCM_DATA', { flags: 0, len: 20 });
    await station.until(() => false, 1_000);
    fixes.add((await station.ask('GPS_RAW_INT'))!.fix_type);
  }
  expect([...fixes]).toEqual([GpsFixType.RTK_FLOAT, GpsFixType.RTK_FIXED]);
  await station.until(() => false, 7_000);
  expect(await station.ask('GPS_RAW_INT')).toMatchObject({ fix_type: GpsFixType.GPS_FIX_TYPE_3D_FIX });
});

test('home is where satellites were found, moves to where motors start, and stays where somebody has put it', async () => {
  const station = await readyStation();
  expect(station.last('HOME_POSITION')).toMatchObject({ altitude: expect.closeTo(12_000, -3) as number });
  station.onboard.craft.body.north = 40;
  await station.command(DO_SET_MODE, GUIDED);
  await station.command(COMPONENT_ARM_DISARM, { param1: 1 });
  expect(station.onboard.craft.home!.north).toBeCloseTo(40, -1);
  await station.command(COMPONENT_ARM_DISARM, { param1: 0 });
  const { latitude, longitude } = station.onboard.craft.plane.positionAt({ north: 100, east: 0 });
  expect(await station.command(MavCmd.DO_SET_HOME, { param5: latitude, param6: longitude, param7: 12 })).toBe(MavResult.ACCEPTED);
  await station.command(COMPONENT_ARM_DISARM, { param1: 1 });
  expect(station.onboard.craft.home!.north).toBeCloseTo(100, -1);
});

test('PX4 is told to take off first and armed then', async () => {
  const station = await readyStation({ flavour: px4Multirotor });
  const toHeight = { param1: -1, param4: NaN, param5: NaN, param6: NaN, param7: 12 + 25 };
  expect(await station.command(NAV_TAKEOFF, toHeight)).toBe(MavResult.ACCEPTED);
  expect(await station.command(COMPONENT_ARM_DISARM, { param1: 1 })).toBe(MavResult.ACCEPTED);
  expect(await station.until(() => station.onboard.craft.mode.name === 'Hold', 60_000)).toBe(true);
  expect(station.onboard.craft.body.up).toBeCloseTo(25, 0);
});

test('PX4 turns, and flies to a point, as fast as it is told on the way', async () => {
  const station = await readyStation({ flavour: px4Multirotor });
  const { craft } = station.onboard;
  await station.command(COMPONENT_ARM_DISARM, { param1: 1 });
  await station.command(NAV_TAKEOFF, { param1: -1, param4: NaN, param5: NaN, param6: NaN, param7: 12 + 25 });
  await station.until(() => craft.mode.name === 'Hold', 60_000);
  const [here, north] = [{ param5: NaN, param6: NaN, param7: NaN }, craft.plane.positionAt({ north: 400, east: 0 })];
  await station.command(MavCmd.DO_REPOSITION, { param1: -1, param2: 1, param4: Math.PI / 2, ...here });
  expect(await station.until(() => Math.abs(craft.body.yaw - Math.PI / 2) < 0.1, 20_000)).toBe(true);
  const there = { param5: north.latitude, param6: north.longitude, param7: NaN };
  await station.command(MavCmd.DO_REPOSITION, { param1: -1, param2: 1, param4: NaN, ...there });
  await station.command(MavCmd.DO_CHANGE_SPEED, { param1: 1, param2: 2, param3: -1 });
  await station.until(() => false, 20_000);
  expect(Math.hypot(craft.body.northSpeed, craft.body.eastSpeed)).toBeCloseTo(2, 0);
});

test('a VTOL changes to its wing and back when it is told', async () => {
  const station = await readyStation({ flavour: px4Vtol });
  expect(await station.command(MavCmd.DO_VTOL_TRANSITION, { param1: MavVtolState.FW })).toBe(MavResult.FAILED);
  await station.command(COMPONENT_ARM_DISARM, { param1: 1 });
  await station.command(NAV_TAKEOFF, { param7: 62 });
  await station.until(() => station.onboard.craft.mode.name === 'Hold', 60_000);
  const state = () => station.last('EXTENDED_SYS_STATE')!.vtol_state;
  expect(await station.command(MavCmd.DO_VTOL_TRANSITION, { param1: MavVtolState.FW })).toBe(MavResult.ACCEPTED);
  expect(await station.until(() => state() === MavVtolState.FW, 30_000)).toBe(true);
  await station.until(() => false, 20_000);
  expect(state()).toBe(MavVtolState.FW);
  expect(await station.command(MavCmd.DO_VTOL_TRANSITION, { param1: MavVtolState.MC })).toBe(MavResult.ACCEPTED);
  expect(await station.until(() => state() === MavVtolState.MC, 30_000)).toBe(true);
});

test('being asked something, or given a fence, is not being flown; a mode or a mission is', async () => {
  const station = await readyStation();
  const { craft } = station.onboard;
  await station.ask('AUTOPILOT_VERSION');
  await station.command(MavCmd.DO_FENCE_ENABLE, { param1: 0 });
  expect(craft.orderedAt).toBeUndefined();
  await station.command(DO_SET_MODE, GUIDED);
  expect(craft.orderedAt).toBe(craft.seconds);
});
