import { CopterMode } from '@skyhelm/core/mavlink/named-numbers.generated';
import { describe, expect, test, vi } from 'vitest';
import { flyByHand, FORWARD, type FlownByHand } from './testing/flown-by-hand.ts';
import { PATIENTLY } from './testing/rig.ts';

const { BRAKE, LOITER } = CopterMode;

let craft: FlownByHand;

/** It is heard again, but its mode is not told yet. */
async function sayPosition(): Promise<void> {
  const heard = craft.own.patches.length;
  craft.aircraft.say('GLOBAL_POSITION_INT', { lat: 39_9000000, lon: 116_4000000, relative_alt: 30_000 });
  await expect.poll(() => craft.own.patches.length, PATIENTLY).toBeGreaterThan(heard);
}

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
