import { CopterMode, MavCmd, MavResult } from '@skyhelm/core/mavlink/named-numbers.generated';
import type { Command } from '@skyhelm/core/vehicle/command';
import { describe, expect, test, vi } from 'vitest';
import { publish } from '../platform/bus/subjects.ts';
import { flyByHand, FORWARD, type FlownByHand } from './testing/flown-by-hand.ts';
import { PATIENTLY } from './testing/rig.ts';

const { BRAKE, GUIDED, LOITER, RTL, STABILIZE } = CopterMode;

let craft: FlownByHand;

/** It is heard again, but its mode is not told yet. */
async function sayPosition(sinking = 0): Promise<void> {
  const heard = craft.own.patches.length;
  craft.aircraft.say('GLOBAL_POSITION_INT', { lat: 39_9000000, lon: 116_4000000, relative_alt: 30_000, vz: sinking * 100 });
  await expect.poll(() => craft.own.patches.length, PATIENTLY).toBeGreaterThan(heard);
}

const MANUAL: Command = { kind: 'manual', params: {} };
const accept = () => craft.aircraft.say('COMMAND_ACK', { command: MavCmd.DO_SET_MODE, result: MavResult.ACCEPTED });

/** The page says where the sticks stand, again and again. */
async function steerOn(ms: number, mode: number): Promise<number> {
  const before = craft.sticks().length;
  for (let passed = 0; passed < ms; passed += 100) {
    craft.steer(FORWARD);
    await craft.goOn(100, mode);
  }
  return craft.sticks().length - before;
}

describe('a transmitter that takes over while a page steers', () => {
  test('is not overridden until flying by hand is ordered again', async () => {
    craft = await flyByHand(LOITER);
    expect(await steerOn(1_000, LOITER)).toBeGreaterThan(5);
    await steerOn(200, STABILIZE);
    expect(craft.returned()).toEqual([0]);
    expect(await steerOn(1_000, STABILIZE)).toBe(0);
    craft.steer(null);
    await craft.goOn(1_000, STABILIZE);
    expect(craft.modesTold()).toEqual([]);
    await craft.order(MANUAL);
    accept();
    expect(await steerOn(1_000, LOITER)).toBeGreaterThan(5);
  });

  test('is told from an order of ours and from a failsafe that ends', async () => {
    craft = await flyByHand(STABILIZE);
    await craft.order(MANUAL);
    await steerOn(300, STABILIZE);
    accept();
    await steerOn(500, LOITER);
    await steerOn(500, RTL);
    expect(await steerOn(1_000, LOITER)).toBeGreaterThan(5);
    expect(craft.returned()).toEqual([]);
  });
});

describe('an order to fly by hand that is accepted late', () => {
  async function beLate(): Promise<void> {
    craft = await flyByHand(GUIDED);
    await craft.order(MANUAL);
    await craft.goOn(9_000, GUIDED);
  }

  test('is followed by centred sticks', async () => {
    await beLate();
    const count = craft.sticks().length;
    await craft.goOn(500, GUIDED);
    expect(craft.sticks().length).toBe(count);
    accept();
    await craft.goOn(6_000, LOITER);
    expect(craft.sticks().length).toBeGreaterThan(count + 40);
    expect(craft.modesTold()).toEqual([LOITER]);
  });

  test('is followed by a hold where no one has control any more', async () => {
    await beLate();
    publish(craft.own.bus, 'device.held', { deviceId: craft.deviceId, forMs: 0 });
    await craft.goOn(200, GUIDED);
    accept();
    await craft.goOn(500, LOITER);
    expect(craft.modesTold()).toEqual([LOITER, BRAKE]);
  });
});

describe('a change of speed', () => {
  const SLOWER: Command = { kind: 'changeSpeed', params: { speed: 3 } };

  test('does not delay the hold of a pilot who lets go right after it', async () => {
    craft = await flyByHand(LOITER);
    await steerOn(300, LOITER);
    await craft.order(SLOWER);
    craft.steer(null);
    await craft.goOn(200, LOITER);
    expect(craft.modesTold()).toEqual([BRAKE]);
  });

  test('does not excuse the loss of height', async () => {
    craft = await flyByHand(LOITER);
    await craft.order(SLOWER);
    for (const metres of [0.1, 0.3, 0.7, 1, 1.3]) {
      await sayPosition(metres);
      craft.own.pass(200);
    }
    expect(craft.faults()).toEqual(['descent on']);
  });
});

test('what comes late by another way is no loss of height', async () => {
  craft = await flyByHand(LOITER);
  const say = (bootMs: number, vz: number) =>
    craft.aircraft.say('GLOBAL_POSITION_INT', { time_boot_ms: bootMs, lat: 39_9000000, lon: 116_4000000, relative_alt: 30_000, vz });
  say(10_000, 0);
  await craft.goOn(200, LOITER);
  for (let late = 1; late < 10; late++) {
    say(9_000 + late, 130);
    await craft.goOn(100, LOITER);
  }
  expect(craft.faults()).toEqual([]);
});

describe('after an outage', () => {
  async function lose(ms: number): Promise<void> {
    craft = await flyByHand(LOITER);
    craft.steer(FORWARD);
    await vi.waitUntil(() => craft.sticks().length === 1, PATIENTLY);
    craft.steer(null);
    await expect.poll(craft.modesTold, PATIENTLY).toEqual([BRAKE]);
    await craft.beSilent(ms);
  }

  test('an aircraft hears no sticks before it has told its mode, as a transmitter may fly it', async () => {
    await lose(6_000);
    const [count, modes] = [craft.sticks().length, craft.modesTold().length];
    for (let said = 0; said < 5; said++) {
      await sayPosition();
      await craft.beSilent(100);
    }
    expect([craft.sticks().length, craft.modesTold().length]).toEqual([count, modes]);
    await craft.goOn(300, LOITER);
    expect(craft.sticks().length).toBeGreaterThan(count);
    expect(craft.modesTold().length).toBe(modes + 1);
  });

  test('of more than ten seconds it is left alone, and the alarm is over', async () => {
    await lose(0);
    await craft.goOn(4_000, LOITER);
    expect(craft.faults()).toEqual(['holdUnconfirmed on']);
    await craft.beSilent(11_000);
    const [sticks, modes] = [craft.sticks().length, craft.modesTold().length];
    await craft.goOn(1_000, LOITER);
    expect([craft.sticks().length, craft.modesTold().length]).toEqual([sticks, modes]);
    expect(craft.faults().filter((one) => one.startsWith('hold'))).toEqual(['holdUnconfirmed on', 'holdUnconfirmed off']);
  });
});
