import { CopterMode, MavCmd, MavResult } from '@skyhelm/core/mavlink/named-numbers.generated';
import type { VehicleCommand } from '@skyhelm/core/vehicle/command';
import { describe, expect, test } from 'vitest';
import { request } from '../platform/bus/subjects.ts';
import { askGateway, type CommandTaken } from '../platform/bus/vehicle-subjects.ts';
import { ordersFor, type Aircraft as Airframe } from './protocols/mavlink/commands/orders.ts';
import { ARMED, FLYING, overUdp, type Aircraft, type AircraftOptions } from './testing/aircraft.ts';
import { rig, type Rig } from './testing/rig.ts';

const PATIENTLY = { timeout: 10_000, interval: 5 };
const { ACCEPTED, DENIED, IN_PROGRESS, UNSUPPORTED } = MavResult;
const ROUTINE: readonly number[] = [MavCmd.SET_MESSAGE_INTERVAL, MavCmd.REQUEST_MESSAGE, MavCmd.REQUEST_AUTOPILOT_CAPABILITIES];

interface Cockpit {
  own: Rig;
  aircraft: Aircraft;
  id: string;
  token: number;
  command(command: VehicleCommand, given?: { id?: string; token?: number }): Promise<CommandTaken>;
  /** Stages that were told of a command. */
  told(commandId?: string): string[];
  /** Numbers of the commands that reached the aircraft. */
  reached(): number[];
}

async function cockpit(given: AircraftOptions = {}): Promise<Cockpit> {
  const own = await rig();
  const aircraft = await overUdp(own.udpPort, given);
  const { id } = own.register(aircraft.hardwareId);
  const links = async () => (aircraft.beat(), (await request(own.bus, 'gateway.links', { deviceIds: [id] }, 1_000))[id]?.online);
  await expect.poll(links, PATIENTLY).toBe(true);
  const { token } = await askGateway(own.bus, 'gateway.control', { deviceId: id, take: 'pilot1', forMs: 600_000 });
  let commands = 0;
  return {
    own,
    aircraft,
    id,
    token: token!,
    command: (command, other = {}) =>
      askGateway(own.bus, 'gateway.command', { id: `c${++commands}`, deviceId: id, token: token!, by: 'pilot1', command, ...other }),
    told: (commandId = 'c1') =>
      own.news.flatMap(({ event }) =>
        event.kind === 'command' && event.id === commandId ? [[event.stage, event.reason].filter(Boolean).join(' ')] : [],
      ),
    reached: () =>
      aircraft.heard.flatMap(({ said }) =>
        'command' in said && !ROUTINE.includes(said['command'] as number) ? [said['command'] as number] : [],
      ),
  };
}

describe('a command', () => {
  test('goes out step by step, each once, when the one before was agreed to', async () => {
    const own = await cockpit({ answers: (command) => (ROUTINE.includes(command) ? undefined : ACCEPTED) });
    expect(await own.command({ kind: 'takeOff', height: 20 })).toEqual({ stage: 'sent' });
    await expect.poll(() => own.told(), PATIENTLY).toEqual(['sent', 'accepted']);
    expect(own.reached()).toEqual([MavCmd.DO_SET_MODE, MavCmd.COMPONENT_ARM_DISARM, MavCmd.NAV_TAKEOFF]);
    const [mode, , takeOff] = own.aircraft.heard.filter(({ said }) => own.reached().includes(said['command'] as number));
    expect(mode!.said).toMatchObject({ param1: 1, param2: CopterMode.GUIDED, target_system: 1 });
    expect(takeOff!.said).toMatchObject({ param7: 20 });
  });

  test('stops where the aircraft says no, with its reason, and nothing more is sent', async () => {
    const own = await cockpit({ answers: (command) => (command === MavCmd.COMPONENT_ARM_DISARM ? DENIED : ACCEPTED) });
    await own.command({ kind: 'takeOff', height: 20 });
    await expect.poll(() => own.told(), PATIENTLY).toEqual(['sent', 'refused DENIED']);
    expect(own.reached()).toEqual([MavCmd.DO_SET_MODE, MavCmd.COMPONENT_ARM_DISARM]);
  });

  test('that is not answered is not sent again, and says so', async () => {
    const own = await cockpit();
    await own.command({ kind: 'land' });
    await expect.poll(() => own.reached(), PATIENTLY).toHaveLength(1);
    own.own.pass(3_500);
    await expect.poll(() => own.told(), PATIENTLY).toEqual(['sent', 'unanswered']);
    for (let round = 0; round < 5; round++) {
      own.own.pass(1_000);
      own.aircraft.beat();
      await own.own.state(own.id);
    }
    expect(own.reached()).toHaveLength(1);
  });

  test('may take its time once the aircraft is at it', async () => {
    const own = await cockpit();
    await own.command({ kind: 'directReturn' });
    own.aircraft.say('COMMAND_ACK', { command: MavCmd.DO_SET_MODE, result: IN_PROGRESS, progress: 40 });
    await expect.poll(() => own.told(), PATIENTLY).toEqual(['sent', 'inProgress']);
    own.own.pass(9_000);
    own.aircraft.say('COMMAND_ACK', { command: MavCmd.NAV_LAND, result: DENIED });
    own.aircraft.say('COMMAND_ACK', { command: MavCmd.DO_SET_MODE, result: ACCEPTED });
    await expect.poll(() => own.told(), PATIENTLY).toEqual(['sent', 'inProgress', 'accepted']);
  });

  test('gives way to the next one, whose answer is not taken for its own', async () => {
    const own = await cockpit();
    await own.command({ kind: 'takeOff', height: 20 });
    await own.command({ kind: 'land' });
    await expect.poll(() => own.reached(), PATIENTLY).toHaveLength(2);
    own.aircraft.say('COMMAND_ACK', { command: MavCmd.DO_SET_MODE, result: ACCEPTED });
    own.aircraft.say('COMMAND_ACK', { command: MavCmd.DO_SET_MODE, result: DENIED });
    await expect.poll(() => own.told('c2'), PATIENTLY).toEqual(['sent', 'refused DENIED']);
    expect(own.told('c1')).toEqual(['sent', 'superseded']);
    expect(own.reached()).toEqual([MavCmd.DO_SET_MODE, MavCmd.DO_SET_MODE]);
  });

  test('that is asked for twice is sent once', async () => {
    const own = await cockpit({ answers: () => ACCEPTED });
    const once = () => own.command({ kind: 'land' }, { id: 'same' });
    await once();
    await expect.poll(() => own.told('same'), PATIENTLY).toEqual(['sent', 'accepted']);
    expect(await once()).toEqual({ stage: 'accepted' });
    expect(own.reached()).toHaveLength(1);
  });

  test('that the aircraft does not know is told as such', async () => {
    const own = await cockpit({ answers: () => UNSUPPORTED });
    await own.command({ kind: 'goTo', latitude: 31.2304, longitude: 121.4737, height: 30 });
    await expect.poll(() => own.told(), PATIENTLY).toEqual(['sent', 'unsupported UNSUPPORTED']);
    expect(own.aircraft.heard.find(({ name }) => name === 'COMMAND_INT')).toMatchObject({
      name: 'COMMAND_INT',
      said: { x: 312_304_000, y: 1_214_737_000, z: 30, frame: 3 },
    });
  });

  test('makes no sense, comes without the controls, or finds nobody: it is not sent', async () => {
    const own = await cockpit();
    expect(await own.command({ kind: 'takeOff', height: 0 })).toEqual({ refusal: 'senseless' });
    expect(await own.command({ kind: 'land' }, { token: own.token + 1 })).toEqual({ refusal: 'notHeld' });
    // A heartbeat may still be on its way when the time passes.
    const links = async () =>
      (own.own.pass(6_000), await request(own.own.bus, 'gateway.links', { deviceIds: [own.id] }, 1_000))[own.id]?.online;
    await expect.poll(links, PATIENTLY).toBe(false);
    expect(await own.command({ kind: 'land' })).toEqual({ refusal: 'offline' });
    own.own.pass(600_000);
    expect(await own.command({ kind: 'land' })).toEqual({ refusal: 'notHeld' });
    expect(own.reached()).toEqual([]);
  });
});

test('what was paused on a route goes on with it; nothing else is begun by that', async () => {
  const own = await cockpit({ answers: () => ACCEPTED });
  const flies = async (custom_mode: number, mode: number) => {
    const beat = async () => (own.aircraft.beat({ ...FLYING, custom_mode }), (await own.own.state(own.id))['mode']);
    await expect.poll(beat, PATIENTLY).toBe(mode);
  };
  await flies(CopterMode.GUIDED, 7);
  await own.command({ kind: 'continue' });
  await expect.poll(() => own.told('c1'), PATIENTLY).toEqual(['refused NOTHING_PAUSED']);
  await flies(CopterMode.AUTO, 12);
  await own.command({ kind: 'pause' });
  await expect.poll(() => own.told('c2'), PATIENTLY).toEqual(['sent', 'accepted']);
  await flies(CopterMode.BRAKE, 11);
  await own.command({ kind: 'continue' });
  await expect.poll(() => own.told('c3'), PATIENTLY).toEqual(['sent', 'accepted']);
  await own.command({ kind: 'pause' });
  await flies(CopterMode.BRAKE, 11);
  await flies(CopterMode.RTL, 4);
  await own.command({ kind: 'continue' });
  await expect.poll(() => own.told('c5'), PATIENTLY).toEqual(['refused NOTHING_PAUSED']);
});

test('controls are one person’s until they are let go or run out, and an old token opens nothing', async () => {
  const own = await cockpit();
  const control = (asked: object) => askGateway(own.own.bus, 'gateway.control', { deviceId: own.id, ...asked } as never);
  expect(await control({ take: 'pilot2', forMs: 1_000 })).toEqual({ token: undefined });
  expect(await control({ renew: own.token, forMs: 5_000 })).toEqual({ token: own.token });
  own.own.pass(5_001);
  expect(await control({ renew: own.token, forMs: 5_000 })).toEqual({ token: undefined });
  const { token } = await control({ take: 'pilot2', forMs: 1_000 });
  expect(token).toBeGreaterThan(own.token);
  await control({ release: own.token });
  expect(await control({ take: 'pilot1', forMs: 1_000 })).toEqual({ token: undefined });
  await control({ release: token });
  expect((await control({ take: 'pilot1', forMs: 1_000 })).token).toBeGreaterThan(token!);
});

describe('orders', () => {
  const px4: Airframe = { autopilot: 'px4', kind: 'multirotor', homeAltitude: 50, hasPausedRoute: true };

  test('PX4 flies by the height above the sea, and takes off before it arms', () => {
    const takeOff = ordersFor({ kind: 'takeOff', height: 20 }, px4);
    expect(takeOff).toMatchObject([{ command: MavCmd.NAV_TAKEOFF }, { command: MavCmd.COMPONENT_ARM_DISARM }]);
    expect(takeOff).toMatchObject([{ parameters: expect.arrayContaining([70]) as number[] }, {}]);
    expect(ordersFor({ kind: 'takeOff', height: 20 }, { ...px4, homeAltitude: undefined })).toBe('HOME_UNKNOWN');
  });

  test.each([
    ['ardupilot', 'fixedWing', 'UNSUPPORTED'],
    ['other', 'multirotor', 'UNSUPPORTED'],
  ] as const)('%s %s cannot be told to land', (autopilot, kind, answer) => {
    expect(ordersFor({ kind: 'land' }, { ...px4, autopilot, kind })).toBe(answer);
  });

  test('a quadplane lands on its rotors', () => {
    expect(ordersFor({ kind: 'land' }, { ...px4, autopilot: 'ardupilot', kind: 'vtol' })).toEqual([
      { command: MavCmd.DO_SET_MODE, parameters: [ARMED.base_mode & 1, 20] },
    ]);
  });
});
