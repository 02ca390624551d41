import { MavCmd, MavFrame, MavResult, PlaneMode } from '@skyhelm/core/mavlink/named-numbers.generated';
import { expect, test } from 'vitest';
import { plane } from '../flavours/ardupilot.ts';
import { itemAt } from '../testing/flight.ts';
import { readyStation } from '../testing/made-up-wire.ts';

const { COMPONENT_ARM_DISARM, DO_CHANGE_SPEED, DO_SET_MODE, NAV_TAKEOFF, NAV_WAYPOINT } = MavCmd;
const [AUTO, GUIDED, BRAKE] = [3, 4, 17];
const SPEED = { param1: 1, param2: 3, param3: -1 };

async function paused() {
  const station = await readyStation();
  const { craft } = station.onboard;
  const mode = (number: number) => station.command(DO_SET_MODE, { param1: 1, param2: number });
  const item = (command: number, north: number) => {
    const { latitude, longitude } = craft.plane.positionAt({ north, east: 0 });
    const place = { frame: MavFrame.GLOBAL_RELATIVE_ALT_INT, x: Math.round(latitude * 1e7), y: Math.round(longitude * 1e7), z: 20 };
    return { command, ...place, param1: 0, param2: 0, param3: 0, param4: 0, autocontinue: 1 };
  };
  await station.upload([item(NAV_WAYPOINT, 0), item(NAV_TAKEOFF, 0), item(NAV_WAYPOINT, 900)]);
  await mode(GUIDED);
  await station.command(COMPONENT_ARM_DISARM, { param1: 1 });
  await station.command(NAV_TAKEOFF, { param7: 20 });
  await station.until(() => craft.body.up > 19, 60_000);
  await mode(AUTO);
  await station.until(() => craft.body.north > 40, 60_000);
  await mode(BRAKE);
  await station.until(() => craft.body.northSpeed < 0.5, 20_000);
  /** The fastest of the next seconds. */
  const fastest = async (ms: number) => {
    let most = 0;
    await station.until(() => {
      most = Math.max(most, craft.body.northSpeed);
      return false;
    }, ms);
    return most;
  };
  return { station, mode, fastest };
}

test('a copter that goes on with its mission flies as it planned, though it is told a speed a second later', async () => {
  const { station, mode, fastest } = await paused();
  await mode(AUTO);
  await station.until(() => false, 1_000);
  expect(await station.command(DO_CHANGE_SPEED, SPEED)).toBe(MavResult.ACCEPTED);
  expect(await fastest(6_000)).toBeGreaterThan(4);
  await station.until(() => false, 6_000);
  expect(await fastest(5_000), 'later it flies as it was told').toBeLessThan(3.3);
});

test('told in the same moment it never flies faster', async () => {
  const { station, fastest } = await paused();
  station.send('COMMAND_LONG', { command: DO_SET_MODE, param1: 1, param2: AUTO });
  station.send('COMMAND_LONG', { command: DO_CHANGE_SPEED, ...SPEED });
  expect(await fastest(15_000)).toBeLessThan(3.3);
});

test('a plane that waits in LOITER ignores commanded speeds, in GUIDED it obeys them', async () => {
  const station = await readyStation({ flavour: plane });
  const { craft } = station.onboard;
  const slow = { param1: 0, param2: 14, param3: -1 };
  const changeTo = (number: number) => station.command(DO_SET_MODE, { param1: 1, param2: number });
  await station.upload([
    itemAt(craft, NAV_WAYPOINT, 0, 0, 0),
    itemAt(craft, NAV_TAKEOFF, 200, 0, 50),
    itemAt(craft, NAV_WAYPOINT, 5_000, 0, 60),
  ]);
  await changeTo(PlaneMode.AUTO);
  await station.command(COMPONENT_ARM_DISARM, { param1: 1 });
  await station.until(() => craft.body.up > 55, 120_000);
  const airspeed = async (mode: number) => {
    await changeTo(mode);
    expect(await station.command(DO_CHANGE_SPEED, slow)).toBe(MavResult.ACCEPTED);
    await station.until(() => false, 20_000);
    return Math.hypot(craft.body.northSpeed, craft.body.eastSpeed);
  };
  expect(await airspeed(PlaneMode.LOITER)).toBeGreaterThan(16.5);
  expect(await airspeed(PlaneMode.GUIDED)).toBeLessThan(14.5);
});
