import { MavCmd, MavMissionResult, MavResult, MavSysStatusSensor, PlaneMode } from '@skyhelm/core/mavlink/named-numbers.generated';
import { expect, test } from 'vitest';
import { plane, quadplane } from '../flavours/ardupilot.ts';
import type { MissionItem } from '../guidance/mission-item.ts';
import { itemAt } from '../testing/flight.ts';
import { readyStation } from '../testing/made-up-wire.ts';
import { disarm } from '../vehicle/arming.ts';

type Station = Awaited<ReturnType<typeof readyStation>>;
const { COMPONENT_ARM_DISARM, DO_SET_MODE, DO_SET_MISSION_CURRENT, RUN_PREARM_CHECKS, PREFLIGHT_REBOOT_SHUTDOWN } = MavCmd;
const LAND_START = 'PreArm: DO_LAND_START set and RTL_AUTOLAND disable';
const LANDING = 'PreArm: In landing sequence';

/** Take-off, two points, and a landing behind DO_LAND_START. */
function route({ onboard: { craft } }: Station): MissionItem[] {
  const item = (command: number, north: number, up: number) => itemAt(craft, command, north, 0, up);
  return [
    item(MavCmd.NAV_WAYPOINT, 0, 0),
    item(MavCmd.NAV_TAKEOFF, 200, 50),
    item(MavCmd.NAV_WAYPOINT, 600, 60),
    item(MavCmd.DO_LAND_START, 0, 0),
    item(MavCmd.NAV_WAYPOINT, 500, 30),
    item(MavCmd.NAV_LAND, 100, 0),
  ];
}

async function faults(station: Station): Promise<string[]> {
  const before = station.texts().length;
  expect(await station.command(RUN_PREARM_CHECKS)).toBe(MavResult.ACCEPTED);
  await station.until(() => false, 100);
  return station
    .texts()
    .slice(before)
    .filter((text) => text.startsWith('PreArm'));
}

test('a landing on board that its return does not fly keeps a plane on the ground, until the parameter says so', async () => {
  const station = await readyStation({ flavour: plane, parameters: { RTL_AUTOLAND: 0 } });
  expect(await faults(station)).toEqual([]);
  await station.upload(route(station));
  expect(await faults(station)).toEqual([LAND_START]);
  expect(await station.command(COMPONENT_ARM_DISARM, { param1: 1 })).toBe(MavResult.FAILED);
  await station.until(() => false, 100);
  expect(station.texts()).toContain('Arm: DO_LAND_START set and RTL_AUTOLAND disabled');
  station.send('PARAM_SET', { param_id: 'RTL_AUTOLAND', param_value: 2, param_type: 2 });
  await station.until(() => false, 100);
  expect(await faults(station)).toEqual([]);
});

test('a plane that is in its landing sequence does not start before its mission is set back', async () => {
  for (const reset of ['command', 'message', 'mode'] as const) {
    const station = await readyStation({ flavour: plane });
    await station.upload(route(station));
    await station.command(DO_SET_MISSION_CURRENT, { param1: 3 });
    expect(await faults(station), reset).toEqual([LANDING]);
    if (reset === 'command') await station.command(DO_SET_MISSION_CURRENT, { param1: 1, param2: 1 });
    else if (reset === 'message') station.send('MISSION_SET_CURRENT', { seq: 0 });
    else {
      await station.command(DO_SET_MODE, { param1: 1, param2: 10 });
      await station.command(DO_SET_MODE, { param1: 1, param2: 5 });
    }
    await station.until(() => false, 100);
    expect(await faults(station), reset).toEqual([]);
    expect(station.texts().includes('In landing sequence: mission reset')).toBe(reset === 'mode');
  }
});

test('a plane that landed by its mission is still in the landing sequence', { timeout: 60_000 }, async () => {
  const station = await readyStation({ flavour: plane });
  const { craft } = station.onboard;
  await station.upload(route(station));
  await station.command(DO_SET_MODE, { param1: 1, param2: 10 });
  expect(await station.command(COMPONENT_ARM_DISARM, { param1: 1 })).toBe(MavResult.ACCEPTED);
  expect(await station.until(() => craft.landed !== 'onGround', 60_000)).toBe(true);
  expect(await station.until(() => !craft.armed, 600_000)).toBe(true);
  expect(await faults(station)).toEqual([LANDING]);
  expect((await station.ask('SYS_STATUS'))!.onboard_control_sensors_health & MavSysStatusSensor.PREARM_CHECK).toBe(0);
});

test('a mission that is sent in flight is taken, and the item that is flown is flown to its end', { timeout: 60_000 }, async () => {
  const station = await readyStation({ flavour: plane });
  const { craft } = station.onboard;
  await station.upload(route(station));
  await station.command(DO_SET_MODE, { param1: 1, param2: 10 });
  await station.command(COMPONENT_ARM_DISARM, { param1: 1 });
  expect(await station.until(() => craft.mission.current === 2, 120_000)).toBe(true);
  const other = route(station).map((item, index) => (index === 2 ? { ...item, x: item.x - 100_000 } : item));
  expect((await station.upload(other)).result).toBe(MavMissionResult.ACCEPTED);
  expect(craft.mission).toMatchObject({ current: 2, state: 'active' });
  const before = craft.mission.leg;
  await station.until(() => false, 1_000);
  expect(craft.mission.leg).toBe(before);
  station.send('MISSION_CLEAR_ALL', { mission_type: 0 });
  await station.until(() => false, 100);
  expect(station.last('MISSION_ACK')!.type).toBe(MavMissionResult.ERROR);
});

test('a quadplane that stands in the mode it landed in is not ready before its mode changes', async () => {
  const station = await readyStation({ flavour: quadplane });
  const prearm = async () => ((await station.ask('SYS_STATUS'))!.onboard_control_sensors_health & MavSysStatusSensor.PREARM_CHECK) !== 0;
  for (const [mode, name] of [
    [PlaneMode.QLAND, 'QLAND'],
    [PlaneMode.QRTL, 'QRTL'],
  ] as const) {
    await station.command(DO_SET_MODE, { param1: 1, param2: mode });
    expect(await faults(station)).toEqual([`PreArm: ${name} mode not armable`]);
    expect(await prearm()).toBe(false);
    await station.command(DO_SET_MODE, { param1: 1, param2: PlaneMode.GUIDED });
    expect(await prearm()).toBe(true);
  }
});

test.each([plane, quadplane])(
  'told to land, $name flies the landing of its mission, or says that it has none',
  { timeout: 60_000 },
  async (flavour) => {
    const station = await readyStation({ flavour });
    const { craft } = station.onboard;
    craft.armed = true;
    craft.landed = 'inAir';
    Object.assign(craft.body, { up: 60, northSpeed: 18, onGround: false });
    await station.command(DO_SET_MODE, { param1: 1, param2: 12 });
    expect(await station.command(MavCmd.DO_LAND_START)).toBe(MavResult.FAILED);
    await station.until(() => false, 50);
    expect(station.texts()).toContain('Unable to start landing sequence');
    expect((await station.upload(route(station))).result).toBe(MavMissionResult.ACCEPTED);
    expect(await station.command(MavCmd.DO_LAND_START)).toBe(MavResult.ACCEPTED);
    await station.until(() => false, 50);
    expect(craft).toMatchObject({ mode: { name: 'AUTO' }, mission: { current: 4, isLanding: true } });
  },
);

test.each([
  [1, true],
  [2, true],
  [3, false],
])('with RTL_AUTOLAND %i a plane that returns lands: %s', { timeout: 60_000 }, async (RTL_AUTOLAND, lands) => {
  const station = await readyStation({ flavour: plane, parameters: { RTL_AUTOLAND } });
  const { craft } = station.onboard;
  await station.upload(route(station));
  await station.command(DO_SET_MODE, { param1: 1, param2: 10 });
  await station.command(COMPONENT_ARM_DISARM, { param1: 1 });
  await station.until(() => craft.mission.current === 2, 120_000);
  await station.command(DO_SET_MODE, { param1: 1, param2: 11 });
  expect(await station.until(() => craft.mode.name === 'AUTO', 120_000)).toBe(lands);
});

test('a mode that needs a position is refused in flight with its reason, and taken before the motors start', async () => {
  const station = await readyStation();
  station.onboard.craft.faults.gpsLost = true;
  await station.until(() => false, 500);
  const loiter = { param1: 1, param2: 5 };
  expect(await station.command(DO_SET_MODE, loiter)).toBe(MavResult.ACCEPTED);
  expect(await station.command(COMPONENT_ARM_DISARM, { param1: 1 })).toBe(MavResult.FAILED);
  await station.command(DO_SET_MODE, { param1: 1, param2: 2 });
  Object.assign(station.onboard.craft, { armed: true, armedAt: station.onboard.craft.seconds });
  expect(await station.command(DO_SET_MODE, loiter)).toBe(MavResult.FAILED);
  await station.until(() => false, 50);
  expect(station.texts()).toContain('Mode change to LOITER failed: requires position');
});

test('a reboot is refused while the motors run; after it time begins anew and everything else is where it was', async () => {
  const station = await readyStation();
  const { craft } = station.onboard;
  craft.body.north = 70;
  const corner = { param1: 3 };
  const fence = [0, 1, 2].map((at) => itemAt(craft, MavCmd.NAV_FENCE_POLYGON_VERTEX_INCLUSION, 500 * at, 500 * (at % 2), 0, corner));
  await station.upload(fence, 1);
  await station.upload(route(station));
  Object.assign(craft, { armed: true, armedAt: craft.seconds });
  expect(await station.command(PREFLIGHT_REBOOT_SHUTDOWN, { param1: 1 })).toBe(MavResult.FAILED);
  disarm(craft, true);
  expect(await station.command(PREFLIGHT_REBOOT_SHUTDOWN, { param1: 1 })).toBe(MavResult.ACCEPTED);
  const heard = station.heard.length;
  await station.until(() => false, 1_900);
  expect(station.heard.length).toBe(heard);
  await station.until(() => false, 3_000);
  const again = station.onboard.craft;
  expect(again).not.toBe(craft);
  expect(again.seconds).toBeLessThan(4);
  expect(again.body.north).toBeCloseTo(70, 0);
  expect(again.fence.within).toHaveLength(1);
  expect(again.mission.items).toHaveLength(6);
  expect(await station.download(1)).toHaveLength(3);
});
