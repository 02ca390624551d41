import { CopterMode, MavCmd } from '@skyhelm/core/mavlink/named-numbers.generated';
import type { Command } from '@skyhelm/core/vehicle/command';
import { NEUTRAL, type Axes } from '@skyhelm/core/vehicle/sticks';
import { expect } from 'vitest';
import { publish, request, type ControlChange } from '../../platform/bus/subjects.ts';
import { FLYING, overUdp, type Aircraft, type AircraftOptions, type Heard } from './aircraft.ts';
import { online, PATIENTLY, rig, type Rig } from './rig.ts';

export const FORWARD: Axes = { ...NEUTRAL, forward: 1 };
export const isNeutral = (said: Record<string, unknown> | undefined): boolean => said?.['x'] === 0 && said['z'] === 500;

/** One aircraft in the air, a pilot in control, and a frozen clock. */
export type FlownByHand = Awaited<ReturnType<typeof flyByHand>>;

const saidAs = ({ heard }: Aircraft, name: Heard['name']) => heard.filter((one) => one.name === name).map(({ said }) => said);

/** It hears centred sticks all the time: once it has heard them, everything else has been said as well. */
async function startMetronome(own: Rig): Promise<Aircraft> {
  const metronome = await overUdp(own.udpPort, { system: 2, number: 2 });
  const { id: deviceId } = own.register(metronome.hardwareId);
  await online(own, metronome, deviceId);
  metronome.beat({ ...FLYING, custom_mode: CopterMode.LOITER });
  await expect.poll(async () => (await own.state(deviceId))['flying'], PATIENTLY).toBe(true);
  const command: Command = { kind: 'manual', params: {} };
  await request(own.bus, 'gateway.command', { deviceId, commandId: 'metronome', token: 1, command }, 1_000);
  return metronome;
}

export async function flyByHand(nativeMode: number, given: AircraftOptions = {}) {
  const own = await rig();
  const aircraft = await overUdp(own.udpPort, given);
  const deviceId = own.register(aircraft.hardwareId).id;
  await online(own, aircraft, deviceId);
  publish(own.bus, 'device.held', { deviceId, forMs: 600_000 });
  const metronome = await startMetronome(own);
  const ticks = () => saidAs(metronome, 'MANUAL_CONTROL').length;

  async function beIn(mode: number, beat = FLYING): Promise<void> {
    const isSeen = async () => {
      aircraft.beat({ ...beat, custom_mode: mode });
      const { nativeMode: seen, flying } = await own.state(deviceId);
      return seen === mode && flying === (beat === FLYING);
    };
    await expect.poll(isSeen, PATIENTLY).toBe(true);
  }

  /** Time goes on, and whatever the aircraft is given to say has been heard. */
  async function step(ms: number, say: () => void, messages: number): Promise<void> {
    own.pass(ms);
    const [heard, ticked] = [own.patches.length, ticks()];
    metronome.beat({ ...FLYING, custom_mode: CopterMode.LOITER });
    say();
    await expect.poll(() => own.patches.length, PATIENTLY).toBeGreaterThan(heard + messages);
    await expect.poll(ticks, PATIENTLY).toBeGreaterThan(ticked);
  }

  await beIn(nativeMode);
  own.freeze();
  return {
    own,
    aircraft,
    metronome,
    deviceId,
    beIn,
    steer: (axes: Axes | null, token = 1) => publish(own.bus, 'device.steer', { deviceId, token, axes }),
    changeHands: (change: ControlChange, token: number, holderId: string | null) =>
      publish(own.bus, 'device.control', { enterpriseId: 'enterprise1', deviceId, token, change, holderId }),
    order: (command: Command, token = 1) =>
      request(own.bus, 'gateway.command', { deviceId, commandId: `${command.kind} ${token}`, token, command }, 1_000),
    sticks: () => saidAs(aircraft, 'MANUAL_CONTROL'),
    hearts: () => saidAs(aircraft, 'HEARTBEAT').length,
    /** The receiver was given back, each as the throttle that was told. */
    returned: () => saidAs(aircraft, 'RC_CHANNELS_OVERRIDE').map((said) => said['chan3_raw']),
    modesTold: () =>
      aircraft.heard.filter(({ said }) => said['command'] === MavCmd.DO_SET_MODE).map(({ said }) => said['param2'] as number),
    faults: () =>
      own.news.flatMap(({ deviceId: of, event }) =>
        of === deviceId && event.kind === 'alarm' ? [`${event.fault} ${event.isOn ? 'on' : 'off'}`] : [],
      ),
    causes: () => own.news.flatMap(({ deviceId: of, event }) => (of === deviceId && event.kind === 'holdOrdered' ? [event.cause] : [])),
    /** It says again and again what mode it is in. */
    async goOn(ms: number, mode: number, beat = FLYING): Promise<void> {
      // A little more than a beat, for clocks that are not whole numbers.
      for (let passed = 0; passed < ms; passed += 100) await step(101, () => aircraft.beat({ ...beat, custom_mode: mode }), 1);
    },
    /** Nothing is heard of it. */
    async beSilent(ms: number): Promise<void> {
      for (let passed = 0; passed < ms; passed += 100) await step(101, () => {}, 0);
    },
  };
}
