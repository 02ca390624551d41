import type { Message, MessageName } from '@skyhelm/core/mavlink/message';
import { expect, test } from 'vitest';
import { groundStation, type Heard } from '../testing/ground-station.ts';
import { madeUpWire } from '../testing/made-up-wire.ts';
import { recording, type Recorded } from '../testing/recording.ts';

/** What a station reads of a message; the rest may differ between two flights. */
function essence({ name, message }: Pick<Heard, 'name' | 'message'>): unknown {
  if (name !== 'MISSION_ITEM_INT') return [name, message];
  const { x, y, z, ...rest } = message as Message<'MISSION_ITEM_INT'>;
  return [name, { ...rest, z: Math.round(z) }, [x, y].map((degrees) => Math.round(degrees / 100))];
}

/**
 * An ArduCopter 4.6.3 was recorded while a station uploaded a mission, read it back, armed, took off, flew and came home. Here the station's part is
 * played to the simulator: it must give the same answers in the same order.
 */
test('it answers a recorded station as the real vehicle did', async () => {
  const records = recording('arducopter-mission.tlog');
  const names = new Set<MessageName>(records.map(({ name }) => name));
  const ofVehicle = records.filter(({ system }) => system === 1);
  const start = { latitude: 39.904_2, longitude: 116.407_4 };
  const wire = madeUpWire({ craft: { start, elevation: 50, fix: 'rtkFixed' } });
  const station = groundStation(wire);
  await wire.wait(() => false, 20_000);
  const began = { at: wire.now(), heard: station.heard.length };
  const when: number[] = [];
  const answers = (): Heard[] =>
    station.heard
      .slice(began.heard)
      .filter(({ name, message }) => names.has(name) && (name !== 'STATUSTEXT' || isOfMission((message as Message<'STATUSTEXT'>).text)));
  for (const { system, ms, bytes } of records) {
    if (system === 1) continue;
    await wire.wait(() => wire.now() - began.at >= ms, 120_000);
    wire.send(bytes);
  }
  await wire.wait(() => {
    while (when.length < answers().length) when.push(wire.now() - began.at);
    return when.length >= ofVehicle.length;
  }, 180_000);
  expect(answers().map(essence)).toEqual(ofVehicle.map(essence));
  expectLikeTimes(ofVehicle, when);
});

const isOfMission = (text: string): boolean => /^(Mission: |Reached|Arming|Disarming|Flight plan)/.test(text);

/** Legs take about as long as they took the real one. */
function expectLikeTimes(ofVehicle: Recorded[], when: number[]): void {
  const legs = ofVehicle.flatMap(({ name, ms }, index) => (name === 'MISSION_ITEM_REACHED' ? [{ real: ms, ours: when[index]! }] : []));
  for (let index = 1; index < legs.length; index++) {
    const [real, ours] = [legs[index]!.real - legs[index - 1]!.real, legs[index]!.ours - legs[index - 1]!.ours];
    expect(ours / real, `leg ${index}: ${real} ms, simulated ${ours} ms`).toBeGreaterThan(0.7);
    expect(ours / real, `leg ${index}: ${real} ms, simulated ${ours} ms`).toBeLessThan(1.4);
  }
}
